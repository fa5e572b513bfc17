import type { ReactNode } from "react";

/** What every field takes besides its control's native attributes. */
export interface FieldProps {
  /** What is asked for. */
  label: ReactNode;
  /** Draws no label; it is still read out. Only where the surroundings already say it. */
  labelHidden?: boolean | undefined;
  /** A short help above the control, read out with it. */
  hint?: ReactNode;
  /** A longer note below the control, read out with it. May hold links. */
  description?: ReactNode;
  /** What is wrong and how to mend it. Marks the control as invalid and is read out with it. */
  error?: ReactNode;
  /** Stands after the label of a field that is not required, e.g. "(optional)". */
  optionalText?: string | undefined;
  /** Stands after the label of a field that is required, e.g. "(required)". */
  requiredText?: string | undefined;
  /** On the element around label, messages and control. */
  className?: string | undefined;
}

/** A choice of a select or a checkbox group: a word that is also the value, or the two apart. */
export type Option = string | { readonly value: string; readonly label: string };

/** An option's value and label. */
export function readOption(option: Option): { value: string; label: string } {
  return typeof option === "string" ? { value: option, label: option } : option;
}
