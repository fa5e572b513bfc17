import type { ComponentPropsWithRef } from "react";
import group from "../checkbox-group/checkbox-group.module.css";
import { classList } from "../definition/class-list.ts";
import { ChoiceFrame } from "../field/choice-frame.tsx";
import type { FieldProps } from "../field/field-props.ts";
import { useField } from "../field/use-field.ts";
import styles from "./checkbox.module.css";

export interface CheckboxProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<"input">, "style" | "className" | "children" | "type" | "size"> {}

/**
 * One native checkbox with a label beside it, which may contain links. Uncontrolled unless `checked` is set.
 * `ref` and all native attributes go to the `<input>`.
 */
export function Checkbox({
  label,
  labelHidden,
  hint,
  description,
  error,
  optionalText,
  requiredText,
  className,
  ...native
}: CheckboxProps) {
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
        className={classList(group.box, styles.box, styles[`validity-${wiring.validity}`])}
      />
    </ChoiceFrame>
  );
}
