import { useLayoutEffect, type ReactNode } from "react";
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { t } from "../text/say";
import styles from "./Over.module.css";

interface Props {
  title: string;
  close: () => void;
  /** Several columns side by side. */
  wide?: boolean;
  /** Taller than most windows: says how to see the rest. */
  long?: boolean;
  children: ReactNode;
}

/** A sheet over the desk that keeps its keys to itself and goes away with Escape. Never used for a decision. */
export function Over({ title, close, wide = false, long = false, children }: Props) {
  // The scroll bars of what lies below are painted over everything.
  useLayoutEffect(() => {
    document.documentElement.dataset["over"] = "sheet";
    return () => void delete document.documentElement.dataset["over"];
  }, []);
  return (
    <ModalOverlay className={styles["veil"] ?? ""} isOpen isDismissable onOpenChange={(open) => !open && close()}>
      <Modal className={`${styles["sheet"]} ${wide ? styles["wide"] : ""}`} data-keys="own">
        <Dialog className={styles["dialog"] ?? ""}>
          <Heading slot="title" className="spoken">
            {title}
          </Heading>
          {children}
          {long && (
            <p className={styles["more"]} aria-hidden="true">
              {t("over-more")}
            </p>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
