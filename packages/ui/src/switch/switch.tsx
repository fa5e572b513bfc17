import type { ComponentPropsWithRef } from "react";
import { classList } from "../definition/class-list.ts";
import { ChoiceFrame } from "../field/choice-frame.tsx";
import type { FieldProps } from "../field/field-props.ts";
import { useField } from "../field/use-field.ts";
import styles from "./switch.module.css";

export interface SwitchProps
  extends FieldProps,
    Omit<
      ComponentPropsWithRef<"input">,
      "style" | "className" | "children" | "type" | "role" | "size"
    > {}

/**
 * Turns something on or off at once. It is a native checkbox with the role `switch`, uncontrolled unless
 * `checked` is set. `ref` and all native attributes go to the `<input>`.
 */
export function Switch({
  label,
  labelHidden,
  hint,
  description,
  error,
  optionalText,
  requiredText,
  className,
  ...native
}: SwitchProps) {
  const wiring = useField({ ...native, hint, description, error });
  return (
    <ChoiceFrame
      {...{ label, labelHidden, hint, description, error, optionalText, requiredText, className }}
      wiring={wiring}
      required={native.required}
    >
      <input
        {...native}
        {...wiring.aria}
        id={wiring.id}
        type="checkbox"
        role="switch"
        className={classList(styles.track, styles[`validity-${wiring.validity}`])}
      />
    </ChoiceFrame>
  );
}
