import type { KeyboardEvent } from "react";
import { Input, Label, TextArea, TextField, Text, type TextFieldProps } from "react-aria-components";
import styles from "./Field.module.css";

interface Props extends Omit<TextFieldProps, "className" | "children" | "style"> {
  label: string;
  /** Said under the field. */
  hint?: string | undefined;
  placeholder?: string | undefined;
  /** Several lines. */
  long?: boolean;
  /** Several lines, of which Enter records the form and Shift Enter begins the next. */
  enterRecords?: boolean;
  /** Clocks, moves, amounts: as wide as their text and right-aligned. */
  figures?: boolean;
}

function recordOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

export function Field({ label, hint, placeholder, long = false, enterRecords = false, figures = false, ...rest }: Props) {
  return (
    <TextField {...rest} className={`${styles["field"]} ${figures ? styles["figures"] : ""}`}>
      <Label>{label}</Label>
      {long ? (
        <TextArea
          rows={2}
          placeholder={placeholder ?? ""}
          {...(enterRecords && { "data-enter": true, onKeyDown: recordOnEnter })}
        />
      ) : (
        <Input placeholder={placeholder ?? ""} />
      )}
      {hint !== undefined && <Text slot="description">{hint}</Text>}
    </TextField>
  );
}
