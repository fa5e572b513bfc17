import type { ComponentPropsWithRef, ReactNode } from "react";
import { classList } from "../element/class-list.ts";
import type { RootProps } from "../element/root-props.ts";
import field from "../field/field.module.css";
import { FieldMessages, LabelText } from "../field/field.tsx";
import { type GroupProps, type Option, readOption } from "../field/field-props.ts";
import { useField } from "../field/use-field.ts";
import hidden from "../visually-hidden/visually-hidden.module.css";
import styles from "./checkbox-group.module.css";

/** Props of both groups, beside the value. Native attributes go to the `<fieldset>`. */
export interface ChoiceGroupProps
  extends GroupProps,
    RootProps<"fieldset", "className" | "children" | "name" | "role" | "defaultValue"> {
  /** Form field name of all its controls. Unique in the form. */
  name: string;
}

interface Parts extends ChoiceGroupProps {
  role?: "radiogroup";
  required: boolean | undefined;
  options: readonly Option<ReactNode>[];
  /** The attributes of the control of a value. */
  control: (value: string) => ComponentPropsWithRef<"input">;
}

/** A legend, messages, and a row for each option, all of which is the click target. */
export function ChoiceGroup({
  label,
  labelHidden,
  hint,
  description,
  error,
  optionalText,
  requiredText,
  required,
  className,
  name,
  options,
  control,
  ...native
}: Parts) {
  const { role } = native;
  const wiring = useField({ ...native, hint, description, error });
  const { "aria-invalid": invalid, ...aria } = wiring.aria;
  const state = styles[`validity-${wiring.validity}`];
  return (
    <fieldset
      {...native}
      {...aria}
      // A radio button alone cannot be invalid.
      aria-invalid={role && invalid}
      id={wiring.id}
      className={classList(styles.root, state, field.group, className)}
    >
      <legend className={classList(field.label, styles.legend)}>
        <span className={labelHidden ? hidden.root : undefined}>
          <LabelText
            label={label}
            required={required}
            optionalText={optionalText}
            requiredText={requiredText}
          />
        </span>
      </legend>
      <div className={styles.messages}>
        <FieldMessages hint={hint} error={error} wiring={wiring} />
      </div>
      <div className={styles.options}>
        {options
          .map((choice) => readOption(choice))
          .map(({ value, label: words, disabled }) => (
            <label key={value} className={styles.option}>
              <input
                form={native.form}
                name={name}
                value={value}
                disabled={disabled}
                aria-invalid={role ? undefined : invalid}
                {...control(value)}
              />
              {words}
            </label>
          ))}
      </div>
      {wiring.descriptionId ? (
        <p id={wiring.descriptionId} className={classList(field.description, styles.description)}>
          {description}
        </p>
      ) : null}
    </fieldset>
  );
}
