"use client";

import group from "../checkbox-group/checkbox-group.module.css";
import { classesFor } from "../definition/definition.ts";
import { classList } from "../element/class-list.ts";
import type { RootProps } from "../element/root-props.ts";
import field from "../field/field.module.css";
import { FieldMessages, LabelText } from "../field/field.tsx";
import { type GroupProps, type Option, readOption } from "../field/field-props.ts";
import { keptRef } from "../field/kept-ref.ts";
import { useField } from "../field/use-field.ts";
import hidden from "../visually-hidden/visually-hidden.module.css";
import { radioGroupDefinition } from "./radio-group.definition.ts";
import styles from "./radio-group.module.css";

const classes = classesFor(radioGroupDefinition, group);

export interface RadioGroupProps
  extends GroupProps,
    RootProps<"fieldset", "className" | "children" | "name" | "role" | "defaultValue"> {
  /** Form field name of all radio buttons. Unique in the form. */
  name: string;
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
 * A group of options of which one applies. The radio buttons are native and uncontrolled unless `value` is
 * set. `ref`, `id` and native attributes go to the `<fieldset>`.
 */
export function RadioGroup({
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
}: RadioGroupProps) {
  const wiring = useField({ ...native, hint, description, error });
  const chosen = (option: string) =>
    value === undefined
      ? { defaultChecked: option === defaultValue }
      : { checked: option === value, ref: keptRef(option === value) };
  return (
    <fieldset
      {...native}
      {...wiring.aria}
      id={wiring.id}
      // A screen reader then says that the whole group is invalid; a radio button alone cannot be.
      role="radiogroup"
      aria-required={required}
      className={classes({ validity: wiring.validity }, classList(field.group, className))}
    >
      <legend className={classList(field.label, group.legend)}>
        <span className={labelHidden ? hidden.root : undefined}>
          <LabelText {...{ label, required, optionalText, requiredText }} />
        </span>
      </legend>
      <div className={group.messages}>
        <FieldMessages hint={hint} error={error} wiring={wiring} />
      </div>
      <div className={group.options}>
        {options.map(readOption).map((option) => (
          <label key={option.value} className={group.option}>
            <input
              type="radio"
              form={native.form}
              name={name}
              value={option.value}
              required={required}
              disabled={option.disabled}
              {...chosen(option.value)}
              onChange={onValueChange && (() => onValueChange(option.value))}
              className={classList(group.box, styles.circle)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {wiring.descriptionId ? (
        <p id={wiring.descriptionId} className={classList(field.description, group.description)}>
          {description}
        </p>
      ) : null}
    </fieldset>
  );
}
