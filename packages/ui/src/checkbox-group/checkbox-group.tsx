"use client";

import type { ReactNode } from "react";
import type { Option } from "../field/field-props.ts";
import { keptRef } from "../field/kept-ref.ts";
import styles from "./checkbox-group.module.css";
import { ChoiceGroup, type ChoiceGroupProps } from "./choice-group.tsx";

export interface CheckboxGroupProps extends ChoiceGroupProps {
  /** The checkboxes in order: a label that is also the value, or value and label apart. */
  options: readonly Option<ReactNode>[];
  /** The ticked values (controlled); needs `onValueChange`. */
  value?: readonly string[] | undefined;
  /** The values that are ticked initially (uncontrolled). */
  defaultValue?: readonly string[] | undefined;
  /** Called with the values that are now ticked. */
  onValueChange?: ((value: string[]) => void) | undefined;
  /**
   * Whether at least one must be ticked. HTML cannot enforce this: the prop only sets the marker,
   * so check it on submit and pass an `error`.
   */
  required?: boolean | undefined;
}

/** The values of all ticked boxes in the group of a box that has changed. */
const tickedIn = (box: HTMLInputElement) =>
  [...(box.closest("fieldset")?.querySelectorAll<HTMLInputElement>(":checked") ?? [])].map(
    (each) => each.value,
  );

/**
 * A group of checkboxes. They are native and uncontrolled unless `value` is set; `onChange`
 * receives the change events of all of them. `ref`, `id` and native attributes go to the
 * `<fieldset>`.
 */
export function CheckboxGroup({
  value,
  defaultValue,
  onValueChange,
  required,
  ...rest
}: CheckboxGroupProps) {
  return (
    <ChoiceGroup
      {...rest}
      required={required}
      control={(option) => ({
        type: "checkbox",
        defaultChecked: value ? undefined : defaultValue?.includes(option),
        checked: value?.includes(option),
        ref: keptRef(value?.includes(option)),
        onChange: onValueChange && (({ target }) => onValueChange(tickedIn(target))),
        className: styles.box,
      })}
    />
  );
}
