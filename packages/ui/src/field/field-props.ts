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

/** A choice in a select or checkbox group: a label that is also the value, or both separately. */
export type Option = string | { readonly value: string; readonly label: string };

/** An option's value and label. */
export function readOption(option: Option): { value: string; label: string } {
  return typeof option === "string" ? { value: option, label: option } : option;
}
