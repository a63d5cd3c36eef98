import { Input, Label, TextArea, TextField, Text, type TextFieldProps } from "react-aria-components";
import styles from "./Field.module.css";

interface Props extends Omit<TextFieldProps, "className" | "children" | "style"> {
  label: string;
  /** Said under the field. */
  hint?: string | undefined;
  placeholder?: string | undefined;
  /** Several lines. */
  long?: boolean;
  /** Clocks, moves, amounts: as wide as their text and right-aligned. */
  figures?: boolean;
}

export function Field({ label, hint, placeholder, long = false, figures = false, ...rest }: Props) {
  return (
    <TextField {...rest} className={`${styles["field"]} ${figures ? styles["figures"] : ""}`}>
      <Label>{label}</Label>
      {long ? <TextArea rows={2} placeholder={placeholder ?? ""} /> : <Input placeholder={placeholder ?? ""} />}
      {hint !== undefined && <Text slot="description">{hint}</Text>}
    </TextField>
  );
}
