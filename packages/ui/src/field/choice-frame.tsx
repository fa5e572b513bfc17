import type { ReactNode } from "react";
import { classList } from "../definition/class-list.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./choice.module.css";
import field from "./field.module.css";
import { FieldMessages, LabelText } from "./field.tsx";
import type { FieldProps } from "./field-props.ts";
import type { FieldWiring } from "./use-field.ts";

interface ChoiceFrameProps extends FieldProps {
  wiring: FieldWiring;
  required: boolean | undefined;
  /** The control, with `wiring.id` and `wiring.aria` already set. */
  children: ReactNode;
}

/** Messages, control, label beside it and description of a field that is either on or off. */
export function ChoiceFrame({
  label,
  labelHidden,
  hint,
  description,
  error,
  optionalText,
  requiredText,
  className,
  wiring,
  required,
  children,
}: ChoiceFrameProps) {
  const words = <LabelText {...{ label, required, optionalText, requiredText }} />;
  return (
    <div className={classList(field.root, className)}>
      <FieldMessages hint={hint} error={error} wiring={wiring} />
      <label htmlFor={wiring.id} className={styles.row}>
        {children}
        {labelHidden ? (
          <VisuallyHidden>{words}</VisuallyHidden>
        ) : (
          <span className={styles.words}>{words}</span>
        )}
      </label>
      {wiring.descriptionId ? (
        <p id={wiring.descriptionId} className={field.description}>
          {description}
        </p>
      ) : null}
    </div>
  );
}
