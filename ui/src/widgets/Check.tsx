import {
  Checkbox, CheckboxGroup, Label, Radio, RadioGroup, type CheckboxProps,
} from "react-aria-components";
import type { Option } from "./Chooser";
import styles from "./Check.module.css";

export function Check({ children, ...rest }: Omit<CheckboxProps, "className" | "children"> & { children: string }) {
  return (
    <Checkbox {...rest} className={styles["check"] ?? ""}>
      {children}
    </Checkbox>
  );
}

/** Any of a few. */
export function Checks({ label, options, value, onChange }: GroupProps<string[]>) {
  return (
    <CheckboxGroup className={styles["group"] ?? ""} value={value} onChange={onChange}>
      <Label>{label}</Label>
      {options.map((option) => (
        <Checkbox key={option.value} value={option.value} className={styles["check"] ?? ""}>
          {option.label}
        </Checkbox>
      ))}
    </CheckboxGroup>
  );
}

/** One of a few; null where none is chosen yet, so that the keyboard reaches the first. */
export function Radios({ label, options, value, onChange }: Omit<GroupProps<string>, "value"> & { value: string | null }) {
  return (
    <RadioGroup className={styles["group"] ?? ""} value={value} onChange={onChange}>
      <Label>{label}</Label>
      {options.map((option) => (
        <Radio key={option.value} value={option.value} className={`${styles["check"]} ${styles["round"]}`}>
          {option.label}
        </Radio>
      ))}
    </RadioGroup>
  );
}

interface GroupProps<T> {
  label: string;
  options: Option[];
  value: T;
  onChange: (value: T) => void;
}
