import { type ReactNode, useId } from "react";
import { classList } from "../element/class-list.ts";
import type { RootProps } from "../element/root-props.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./progress.module.css";

export interface ProgressProps extends RootProps<"div", "children"> {
  /** What is in progress. */
  label: ReactNode;
  /** Hides the label visually; it is still read out. */
  labelHidden?: boolean | undefined;
  /** How much of `max` is done; omit it while unknown. */
  value?: number | undefined;
  /** Value of a completed task. Default: 100. */
  max?: number | undefined;
  /** The value in words, displayed at the end of the label's line, e.g. "3 of 5 files". */
  valueText?: string | undefined;
}

/** The progress of a task, as a native `<progress>` element. */
export function Progress({
  label,
  labelHidden,
  value,
  max = 100,
  valueText,
  className,
  ...rest
}: ProgressProps) {
  const id = useId();
  return (
    <div {...rest} className={classList(styles.root, className)}>
      {labelHidden ? (
        <VisuallyHidden id={id}>{label}</VisuallyHidden>
      ) : (
        <span id={id} className={styles.label}>
          {label}
        </span>
      )}
      {valueText ? (
        <span className={styles.value} aria-hidden="true">
          {valueText}
        </span>
      ) : null}
      <progress
        className={styles.bar}
        value={value}
        max={max}
        aria-labelledby={id}
        aria-valuetext={valueText}
      />
    </div>
  );
}
