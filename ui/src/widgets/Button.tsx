import { Button as Pressable, type ButtonProps } from "react-aria-components";
import { keysText } from "../keys/keymap";
import styles from "./Button.module.css";

interface Props extends Omit<ButtonProps, "className" | "children" | "style"> {
  children: React.ReactNode;
  /** The one thing most likely wanted here. */
  first?: boolean;
  plain?: boolean;
  /** The key that does the same, printed beside it. */
  keys?: string | undefined;
}

export function Button({ children, first = false, plain = false, keys, ...rest }: Props) {
  const kind = first ? styles["first"] : plain ? styles["plain"] : "";
  return (
    <Pressable {...rest} className={`${styles["button"]} ${kind}`}>
      {children}
      {keys !== undefined && <kbd aria-hidden="true">{keysText(keys)}</kbd>}
    </Pressable>
  );
}
