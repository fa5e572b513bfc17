import type { RootProps } from "../element/root-props.ts";
import { FieldFrame } from "../field/field.tsx";
import { type FieldProps, type Option, readOption } from "../field/field-props.ts";
import { useFrame } from "../field/use-frame.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./select.module.css";

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
export function Select({ options, placeholder, ...props }: SelectProps) {
  const { frame, control } = useFrame(props);
  return (
    <FieldFrame {...frame}>
      <div className={styles.box}>
        <select {...control} className={`${control.className} ${styles.root}`}>
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
