import type { KeyboardEvent } from "react";
import { Button, Label, ListBox, ListBoxItem, Popover, Select, SelectValue } from "react-aria-components";
import styles from "./Chooser.module.css";

export interface Option {
  value: string;
  label: string;
}

interface Props {
  label: string;
  options: Option[];
  value: string | null;
  onChange: (value: string) => void;
  /** The label is for ears only: in the header the value speaks for itself. */
  bare?: boolean;
  autoFocus?: boolean;
}

/** A letter on a closed list chooses nothing: what is chosen here may be recorded at once. */
function keepClosed(event: KeyboardEvent): void {
  if (event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey) event.stopPropagation();
}

export function Chooser({ label, options, value, onChange, bare = false, autoFocus = false }: Props) {
  return (
    <Select
      className={`${styles["chooser"]} ${bare ? styles["bare"] : ""}`}
      selectedKey={value}
      onSelectionChange={(key) => key !== null && onChange(String(key))}
      autoFocus={autoFocus}
      placeholder="–"
    >
      <Label className={bare ? "spoken" : (styles["label"] ?? "")}>{label}</Label>
      <span className={styles["closed"]} onKeyDownCapture={keepClosed}>
        <Button>
          <SelectValue />
          <span aria-hidden="true">▾</span>
        </Button>
      </span>
      <Popover className={styles["popover"] ?? ""}>
        <ListBox className={styles["list"] ?? ""} items={options}>
          {(option) => (
            <ListBoxItem id={option.value} className={styles["item"] ?? ""} textValue={option.label}>
              {option.label}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </Select>
  );
}
