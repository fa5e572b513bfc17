import type { ReactNode } from "react";

/** Props of every field, in addition to its control's native attributes. */
export interface FieldProps {
  /** What the field asks for. */
  label: ReactNode;
  /** Hides the label visually; it is still read out. Only if the context makes it clear. */
  labelHidden?: boolean | undefined;
  /** Short help above the control, read out with it. */
  hint?: ReactNode;
  /** A longer note below the control, read out with it. May contain links. */
  description?: ReactNode;
  /** What is wrong and how to fix it. Marks the control as invalid and is read out with it. */
  error?: ReactNode;
  /** Text after the label if the field is not required, e.g. "(optional)". */
  optionalText?: string | undefined;
  /** Text after the label if the field is required, e.g. "(required)". */
  requiredText?: string | undefined;
  /** Class of the element around label, messages and control. */
  className?: string | undefined;
}

/** Props of a field with several controls. */
export interface GroupProps extends FieldProps {
  /**
   * Refused: what `register()` of React Hook Form returns is for one control, and would lose the
   * choice. Use its `Controller` with `value` and `onValueChange`.
   */
  readonly pattern?: never;
}

/** A choice with a separate value. */
export interface ValueOption<Label> {
  /** What the form sends. */
  readonly value: string;
  /** What the visitor reads. */
  readonly label: Label;
  /** Whether it is shown but cannot be chosen. */
  readonly disabled?: boolean | undefined;
}

/**
 * A choice of a field: a label that is also the value, or both separately. A `Select` shows only
 * text, other fields any label.
 */
export type Option<Label = string> = string | ValueOption<Label>;

/** An option with its value and label apart. */
export function readOption<Label>(option: Option<Label>): ValueOption<Label | string> {
  return typeof option === "string" ? { value: option, label: option } : option;
}
