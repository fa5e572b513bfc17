import { classesFor } from "../definition/definition.ts";
import type { RootProps } from "../element/root-props.ts";
import control from "../field/control.module.css";
import { FieldFrame } from "../field/field.tsx";
import type { FieldProps } from "../field/field-props.ts";
import { useField } from "../field/use-field.ts";
import { CharacterCount } from "./character-count.tsx";
import { textAreaDefinition } from "./text-area.definition.ts";
import styles from "./text-area.module.css";

const classes = classesFor(textAreaDefinition, control);

export interface TextAreaProps extends FieldProps, RootProps<"textarea", "className" | "children"> {
  /**
   * Formats the number of remaining characters, e.g. `n => n + " characters left"`. Shown once a fifth
   * of `maxLength` or less is left, so that it does not distract before.
   */
  formatRemaining?: ((remaining: number) => string) | undefined;
}

/**
 * A native field for several lines of text, six by default, which grows with its content. It is
 * uncontrolled unless `value` is set; `ref` and all native attributes go to the `<textarea>`.
 */
export function TextArea({
  label,
  labelHidden,
  hint,
  description,
  error,
  optionalText,
  requiredText,
  className,
  formatRemaining,
  rows = 6,
  ...native
}: TextAreaProps) {
  const wiring = useField({ ...native, hint, description, error });
  return (
    <FieldFrame
      {...{ label, labelHidden, hint, description, error, optionalText, requiredText, className }}
      wiring={wiring}
      required={native.required}
    >
      <textarea
        {...native}
        {...wiring.aria}
        id={wiring.id}
        rows={rows}
        className={`${classes({ validity: wiring.validity })} ${styles.root}`}
      />
      {formatRemaining && native.maxLength ? (
        <CharacterCount
          controlId={wiring.id}
          maxLength={native.maxLength}
          format={formatRemaining}
          className={styles.count}
        />
      ) : null}
    </FieldFrame>
  );
}
