"use client";

import group from "../checkbox-group/checkbox-group.module.css";
import { ChoiceGroup, type ChoiceGroupProps } from "../checkbox-group/choice-group.tsx";
import { classList } from "../element/class-list.ts";
import type { Option } from "../field/field-props.ts";
import { keptRef } from "../field/kept-ref.ts";
import styles from "./radio-group.module.css";

export interface RadioGroupProps extends ChoiceGroupProps {
  /** The radio buttons in order: a label that is also the value, or value and label apart. */
  options: readonly Option[];
  /** The chosen value (controlled); needs `onValueChange`. */
  value?: string | undefined;
  /** The value that is chosen initially (uncontrolled). */
  defaultValue?: string | undefined;
  /** Called with the value that was chosen. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Whether the browser asks for an answer before it submits the form. */
  required?: boolean | undefined;
}

/**
 * A group of options of which one applies. The radio buttons are native and uncontrolled unless
 * `value` is set. `ref`, `id` and native attributes go to the `<fieldset>`.
 */
export function RadioGroup({
  value,
  defaultValue,
  onValueChange,
  required,
  ...rest
}: RadioGroupProps) {
  return (
    <ChoiceGroup
      {...rest}
      // Screen readers then announce the whole group as invalid.
      role="radiogroup"
      aria-required={required}
      required={required}
      control={(option) => {
        const checked = value === undefined ? undefined : option === value;
        return {
          type: "radio",
          required,
          defaultChecked: value === undefined ? option === defaultValue : undefined,
          checked,
          ref: keptRef(checked),
          onChange: onValueChange && (() => onValueChange(option)),
          className: classList(group.box, styles.circle),
        };
      }}
    />
  );
}
