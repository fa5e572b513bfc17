import type { ComponentPropsWithRef } from "react";
import { classesFor } from "../definition/definition.ts";
import control from "../field/control.module.css";
import { FieldFrame } from "../field/field.tsx";
import type { FieldProps } from "../field/field-props.ts";
import { useField } from "../field/use-field.ts";
import { CharacterCount } from "./character-count.tsx";
import { textAreaDefinition } from "./text-area.definition.ts";
import styles from "./text-area.module.css";

const classes = classesFor(textAreaDefinition, control);

export interface TextAreaProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<"textarea">, "style" | "className" | "children"> {
  /**
   * Words for the characters that are left of `maxLength`, e.g. `n => n + " characters left"`.
   * Shown once a fifth or less is left, so that nobody counts along from the first letter.
   */
  formatRemaining?: ((remaining: number) => string) | undefined;
}

/**
 * Several lines of text, six rows unless given. Grows with what is typed. The control is the
 * browser's own and uncontrolled unless `value` is given; `ref` and all native attributes go to it.
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
