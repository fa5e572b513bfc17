import { classesFor } from "../definition/definition.ts";
import type { RootProps } from "../element/root-props.ts";
import control from "../field/control.module.css";
import { FieldFrame } from "../field/field.tsx";
import { type FieldProps, type Option, readOption } from "../field/field-props.ts";
import { useField } from "../field/use-field.ts";
import { Icon } from "../icon/icon.tsx";
import { selectDefinition } from "./select.definition.ts";
import styles from "./select.module.css";

const classes = classesFor(selectDefinition, control);

export interface SelectProps
  extends FieldProps,
    RootProps<"select", "className" | "children" | "multiple"> {
  /** The options in order: a label that is also the value, or value and label apart. */
  options: readonly Option[];
  /** Text of an empty first option, selected initially, e.g. "Choose a subject". */
  placeholder?: string | undefined;
}

/**
 * A native select, which opens the way users of each device expect. `ref` and all native attributes go
 * to the `<select>`.
 */
export function Select({
  label,
  labelHidden,
  hint,
  description,
  error,
  optionalText,
  requiredText,
  className,
  options,
  placeholder,
  ...native
}: SelectProps) {
  const wiring = useField({ ...native, hint, description, error });
  return (
    <FieldFrame
      {...{ label, labelHidden, hint, description, error, optionalText, requiredText, className }}
      wiring={wiring}
      required={native.required}
    >
      <div className={styles.box}>
        <select
          {...native}
          {...wiring.aria}
          id={wiring.id}
          className={`${classes({ validity: wiring.validity })} ${styles.root}`}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options
            .map((choice) => readOption(choice))
            .map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
        </select>
        <Icon name="chevron" size="sm" className={styles.chevron} />
      </div>
    </FieldFrame>
  );
}
