import { classList } from "../element/class-list.ts";
import type { RootProps } from "../element/root-props.ts";
import hidden from "../visually-hidden/visually-hidden.module.css";
import styles from "./choice.module.css";
import field from "./field.module.css";
import { FieldMessages, LabelText } from "./field.tsx";
import type { FieldProps } from "./field-props.ts";
import { keptRef } from "./kept-ref.ts";
import { type FieldWiring, useField } from "./use-field.ts";

/** The props of a field that is either on or off. */
export interface ChoiceProps
  extends FieldProps,
    RootProps<"input", "className" | "children" | "type" | "size"> {}

interface ChoiceLook {
  /** The class of the control. */
  look: (validity: FieldWiring["validity"]) => string;
}

/** Messages, control, label beside it and description of a field that is either on or off. */
export function Choice({
  label,
  labelHidden,
  hint,
  description,
  error,
  optionalText,
  requiredText,
  className,
  look,
  ...native
}: ChoiceProps & ChoiceLook) {
  const { checked, onChange, ref, required } = native;
  const wiring = useField({ ...native, hint, description, error });
  return (
    <div className={classList(field.root, className)}>
      <FieldMessages hint={hint} error={error} wiring={wiring} />
      <label className={styles.row}>
        <input
          {...native}
          {...wiring.aria}
          ref={keptRef(onChange && checked, ref)}
          id={wiring.id}
          type="checkbox"
          className={look(wiring.validity)}
        />
        <span className={labelHidden ? hidden.root : styles.words}>
          <LabelText
            label={label}
            required={required}
            optionalText={optionalText}
            requiredText={requiredText}
          />
        </span>
      </label>
      {wiring.descriptionId ? (
        <p id={wiring.descriptionId} className={field.description}>
          {description}
        </p>
      ) : null}
    </div>
  );
}
