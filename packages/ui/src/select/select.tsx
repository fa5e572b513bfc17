import { joinRefs } from "../element/join-refs.ts";
import type { RootProps } from "../element/root-props.ts";
import { FieldFrame } from "../field/field.tsx";
import { type FieldProps, type Option, readOption } from "../field/field-props.ts";
import { useFrame } from "../field/use-frame.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./select.module.css";

/** Options that belong together, below their label. */
export interface OptionGroup {
  /** What the group is called above its options; it cannot be chosen. */
  readonly label: string;
  /** The options of the group, in order. */
  readonly options: readonly Option[];
}

function shown(choice: Option | OptionGroup) {
  if (typeof choice === "object" && "options" in choice)
    return (
      <optgroup key={choice.label} label={choice.label}>
        {choice.options.map(shown)}
      </optgroup>
    );
  const { value, label, disabled } = readOption(choice);
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  );
}

export interface SelectProps
  extends FieldProps,
    RootProps<"select", "className" | "children" | "multiple"> {
  /**
   * The options in order: a label that is also the value, value and label apart, or a group of
   * options.
   */
  options: readonly (Option | OptionGroup)[];
  /** Text of an empty first option, selected initially, e.g. "Choose a subject". */
  placeholder?: string | undefined;
}

/**
 * A native select, which opens the way users of each device expect. `ref` and all native attributes
 * go to the `<select>`.
 */
export function Select({ options, placeholder, ...props }: SelectProps) {
  const { frame, control } = useFrame(props);
  const { value, defaultValue, onChange } = props;
  return (
    <FieldFrame {...frame}>
      <div className={styles.box}>
        <select
          // React leaves an existing select unchanged when its default changes, for example after a
          // form action.
          key={`${defaultValue}`}
          {...control}
          // As in keptRef().
          ref={
            onChange && value !== undefined
              ? joinRefs<HTMLSelectElement>((select) => {
                  for (const option of select?.options ?? [])
                    option.defaultSelected = option.value === value;
                }, props.ref)
              : props.ref
          }
          className={`${control.className} ${styles.root}`}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map(shown)}
        </select>
        <Icon name="chevron" size="sm" className={styles.chevron} />
      </div>
    </FieldFrame>
  );
}
