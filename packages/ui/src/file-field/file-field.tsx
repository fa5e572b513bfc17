import { classesFor } from "../definition/definition.ts";
import type { RootProps } from "../element/root-props.ts";
import control from "../field/control.module.css";
import { FieldFrame } from "../field/field.tsx";
import type { FieldProps } from "../field/field-props.ts";
import { useField } from "../field/use-field.ts";
import { fileFieldDefinition } from "./file-field.definition.ts";
import styles from "./file-field.module.css";

const classes = classesFor(fileFieldDefinition, control);

export interface FileFieldProps
  extends Omit<FieldProps, "hint">,
    RootProps<"input", "className" | "children" | "type" | "value" | "defaultValue"> {
  /** The accepted formats and size as text, e.g. "PDF, DOC or DOCX, up to 5 MB". */
  formatsText: string;
}

/**
 * A field for choosing a file from the device. It shows the file's name and sends nothing. The caller
 * must check type and size in `onChange`, since `accept` only filters the browser's dialog.
 */
export function FileField({
  label,
  labelHidden,
  formatsText,
  description,
  error,
  optionalText,
  requiredText,
  className,
  ...native
}: FileFieldProps) {
  const wiring = useField({ ...native, hint: formatsText, description, error });
  return (
    <FieldFrame
      {...{ label, labelHidden, description, error, optionalText, requiredText, className }}
      hint={formatsText}
      wiring={wiring}
      required={native.required}
    >
      <input
        {...native}
        {...wiring.aria}
        id={wiring.id}
        type="file"
        className={`${classes({ validity: wiring.validity })} ${styles.root}`}
      />
    </FieldFrame>
  );
}
