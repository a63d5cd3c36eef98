import type { ReactNode } from "react";
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import styles from "./Over.module.css";

interface Props {
  title: string;
  close: () => void;
  /** Several columns side by side. */
  wide?: boolean;
  children: ReactNode;
}

/** A sheet over the desk that keeps its keys to itself and goes away with Escape. Never used for a decision. */
export function Over({ title, close, wide = false, children }: Props) {
  return (
    <ModalOverlay className={styles["veil"] ?? ""} isOpen isDismissable onOpenChange={(open) => !open && close()}>
      <Modal className={`${styles["sheet"]} ${wide ? styles["wide"] : ""}`} data-keys="own">
        <Dialog className={styles["dialog"] ?? ""}>
          <Heading slot="title" className="spoken">
            {title}
          </Heading>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
