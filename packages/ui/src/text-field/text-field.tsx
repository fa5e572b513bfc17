import type { ReactNode } from "react";
import { classList } from "../element/class-list.ts";
import type { RootProps } from "../element/root-props.ts";
import { FieldFrame } from "../field/field.tsx";
import type { FieldProps } from "../field/field-props.ts";
import { useFrame } from "../field/use-frame.ts";
import type { textFieldTypes } from "./text-field.definition.ts";
import styles from "./text-field.module.css";

export interface TextFieldProps
  extends FieldProps,
    RootProps<"input", "className" | "children" | "type"> {
  /**
   * The kind of answer, which chooses the keyboard and the browser's own checks. Default: `text`.
   * - `text`: any words
   * - `email`: an e-mail address
   * - `tel`: a telephone number; any characters are allowed
   * - `url`: an absolute address
   * - `number`: a quantity, with steps; not for codes or years
   * - `password`: a secret, not displayed
   * - `date`: a day, with the browser's own calendar
   */
  type?: (typeof textFieldTypes)[number] | undefined;
  /** An icon at the start of the control, e.g. an `Icon`. Decorative: it is not read out. */
  icon?: ReactNode;
}

/**
 * A native field for one line of text or a date. It is uncontrolled unless `value` is set, so text
 * typed before hydration is kept. `ref` and all native attributes go to the `<input>`.
 */
export function TextField({ type = "text", icon, ...props }: TextFieldProps) {
  const { frame, control } = useFrame(props);
  const input = (
    <input
      {...control}
      type={type}
      className={classList(
        control.className,
        icon !== undefined && styles.beside,
        type === "date" && styles.date,
      )}
    />
  );
  return (
    <FieldFrame {...frame}>
      {icon === undefined ? (
        input
      ) : (
        <div className={styles.box}>
          {input}
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
        </div>
      )}
    </FieldFrame>
  );
}
