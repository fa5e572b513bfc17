"use client";

import type { ReactNode } from "react";
import { classesFor } from "../definition/definition.ts";
import { classList } from "../element/class-list.ts";
import type { RootProps } from "../element/root-props.ts";
import field from "../field/field.module.css";
import { FieldMessages, LabelText } from "../field/field.tsx";
import { type GroupProps, type Option, readOption } from "../field/field-props.ts";
import { keptRef } from "../field/kept-ref.ts";
import { useField } from "../field/use-field.ts";
import hidden from "../visually-hidden/visually-hidden.module.css";
import { checkboxGroupDefinition } from "./checkbox-group.definition.ts";
import styles from "./checkbox-group.module.css";

const classes = classesFor(checkboxGroupDefinition, styles);

export interface CheckboxGroupProps
  extends GroupProps,
    RootProps<"fieldset", "className" | "children" | "name" | "defaultValue"> {
  /** Form field name of all checkboxes. */
  name: string;
  /** The checkboxes in order: a label that is also the value, or value and label apart. */
  options: readonly Option<ReactNode>[];
  /** The ticked values (controlled); needs `onValueChange`. */
  value?: readonly string[] | undefined;
  /** The values that are ticked initially (uncontrolled). */
  defaultValue?: readonly string[] | undefined;
  /** Called with the values that are now ticked. */
  onValueChange?: ((value: string[]) => void) | undefined;
  /**
   * Whether at least one must be ticked. HTML cannot enforce this: the prop only sets the marker, so
   * check it on submit and pass an `error`.
   */
  required?: boolean | undefined;
}

/** The values of all ticked boxes of the group in which one has changed. */
const tickedIn = (box: HTMLInputElement) =>
  [...(box.closest("fieldset")?.querySelectorAll<HTMLInputElement>(":checked") ?? [])].map(
    (each) => each.value,
  );

/**
 * A group of checkboxes. They are native and uncontrolled unless `value` is set; `onChange` receives the
 * change events of all of them. `ref`, `id` and native attributes go to the `<fieldset>`.
 */
export function CheckboxGroup({
  label,
  labelHidden,
  hint,
  description,
  error,
  optionalText,
  requiredText,
  className,
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  required,
  ...native
}: CheckboxGroupProps) {
  const wiring = useField({ ...native, hint, description, error });
  const ticked = (option: string) => {
    if (!value) return { defaultChecked: defaultValue?.includes(option) ?? false };
    const checked = value.includes(option);
    return { checked, ref: keptRef(checked) };
  };
  return (
    <fieldset
      {...native}
      id={wiring.id}
      aria-describedby={wiring.aria["aria-describedby"]}
      className={classes({ validity: wiring.validity }, classList(field.group, className))}
    >
      <legend className={`${field.label} ${styles.legend}`}>
        <span className={labelHidden ? hidden.root : undefined}>
          <LabelText {...{ label, required, optionalText, requiredText }} />
        </span>
      </legend>
      <div className={styles.messages}>
        <FieldMessages hint={hint} error={error} wiring={wiring} />
      </div>
      <div className={styles.options}>
        {options
          .map((choice) => readOption(choice))
          .map((option) => (
            <label key={option.value} className={styles.option}>
              <input
                type="checkbox"
                form={native.form}
                name={name}
                value={option.value}
                {...ticked(option.value)}
                onChange={onValueChange && (({ target }) => onValueChange(tickedIn(target)))}
                disabled={option.disabled}
                aria-invalid={wiring.aria["aria-invalid"]}
                className={styles.box}
              />
              {option.label}
            </label>
          ))}
      </div>
      {wiring.descriptionId ? (
        <p id={wiring.descriptionId} className={`${field.description} ${styles.description}`}>
          {description}
        </p>
      ) : null}
    </fieldset>
  );
}
