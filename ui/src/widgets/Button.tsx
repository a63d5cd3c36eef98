import { useLayoutEffect, useRef, useState } from "react";
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

/** Fields that keep Enter to themselves. */
const KEEPS_ENTER = "textarea:not([data-enter]), [aria-haspopup=listbox]";

export function Button({ children, first = false, plain = false, keys, ...rest }: Props) {
  const kind = first ? styles["first"] : plain ? styles["plain"] : "";
  const button = useRef<HTMLButtonElement>(null);
  const [works, setWorks] = useState(keys);
  // A form is recorded with the key that works in all its fields, and that key is printed.
  useLayoutEffect(() => {
    const ctrl = keys === "Enter" && rest.type === "submit" && button.current?.form?.querySelector(KEEPS_ENTER);
    setWorks(ctrl ? "Ctrl+Enter" : keys);
  });
  return (
    <Pressable {...rest} ref={button} className={`${styles["button"]} ${kind}`}>
      {children}
      {works !== undefined && <kbd aria-hidden="true">{keysText(works)}</kbd>}
    </Pressable>
  );
}
