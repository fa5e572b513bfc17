import type { ReactNode } from "react";
import { classList } from "../element/class-list.ts";
import type { RootProps } from "../element/root-props.ts";
import { warnOnce } from "../element/warn-once.ts";
import { DrawnStatus, errorPaths } from "../status-badge/status-icon.tsx";
import hidden from "../visually-hidden/visually-hidden.module.css";
import styles from "./field.module.css";
import type { FieldProps } from "./field-props.ts";
import type { FieldWiring } from "./use-field.ts";

export { controlClass } from "./control-class.ts";
export type { FieldProps, Option, ValueOption } from "./field-props.ts";
export { type FieldWiring, useField } from "./use-field.ts";

interface LabelTextProps extends Pick<FieldProps, "label" | "optionalText" | "requiredText"> {
  required: boolean | undefined;
}

/** A label's text, followed by whether an answer is required. */
export function LabelText({ label, required, optionalText, requiredText }: LabelTextProps) {
  if (process.env.NODE_ENV !== "production" && !label) {
    warnOnce(
      "A field has no label, so screen readers cannot say what it asks. Give it one, with labelHidden.",
    );
  }
  const marker = required ? requiredText : optionalText;
  return (
    <>
      {label}
      {marker ? (
        <>
          {" "}
          <span className={styles.marker}>{marker}</span>
        </>
      ) : null}
    </>
  );
}

interface MessagesProps extends Pick<FieldProps, "hint" | "error"> {
  wiring: FieldWiring;
}

/**
 * Hint and error. They are above the control, where neither the on-screen keyboard nor the
 * browser's suggestions cover them.
 */
export function FieldMessages({ hint, error, wiring }: MessagesProps) {
  return (
    <>
      {wiring.hintId ? (
        <p id={wiring.hintId} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {wiring.errorId ? (
        <p id={wiring.errorId} className={styles.error}>
          <DrawnStatus paths={errorPaths} className={styles.errorIcon} />
          <span>{error}</span>
        </p>
      ) : null}
    </>
  );
}

export interface FieldFrameProps extends FieldProps, RootProps<"div"> {
  /** What `useField` returned for this field. */
  wiring: FieldWiring;
  /** Whether an answer is required, which chooses between `requiredText` and `optionalText`. */
  required?: boolean | undefined;
  /** The control, with `wiring.id` and `wiring.aria` already set. */
  children: ReactNode;
}

/**
 * Label, hint, error, control and description of a field with one control, in this order. With
 * `useField` and `controlClass` it makes a field of your own.
 */
export function FieldFrame({
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
  ...rest
}: FieldFrameProps) {
  return (
    <div {...rest} className={classList(styles.root, className)}>
      <label htmlFor={wiring.id} className={labelHidden ? hidden.root : styles.label}>
        <LabelText
          label={label}
          required={required}
          optionalText={optionalText}
          requiredText={requiredText}
        />
      </label>
      <FieldMessages hint={hint} error={error} wiring={wiring} />
      {children}
      {wiring.descriptionId ? (
        <p id={wiring.descriptionId} className={styles.description}>
          {description}
        </p>
      ) : null}
    </div>
  );
}
