import type { RootProps } from "../element/root-props.ts";
import { FieldFrame } from "../field/field.tsx";
import type { FieldProps } from "../field/field-props.ts";
import { useFrame } from "../field/use-frame.ts";
import styles from "./file-field.module.css";

export interface FileFieldProps
  extends Omit<FieldProps, "hint">,
    RootProps<"input", "className" | "children" | "type" | "value" | "defaultValue"> {
  /** The accepted formats and size as text, e.g. "PDF, DOC or DOCX, up to 5 MB". */
  formatsText: string;
}

/**
 * A field for choosing a file from the device. It shows the file's name and sends nothing. The
 * caller must check type and size in `onChange`, since `accept` only filters the browser's dialog.
 */
export function FileField({ formatsText, ...props }: FileFieldProps) {
  const { frame, control } = useFrame({ ...props, hint: formatsText });
  return (
    <FieldFrame {...frame}>
      <input {...control} type="file" className={`${control.className} ${styles.root}`} />
    </FieldFrame>
  );
}
