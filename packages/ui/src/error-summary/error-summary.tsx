"use client";

import { type MouseEvent, useEffect, useId, useRef, useState } from "react";
import { joinRefs } from "../element/join-refs.ts";
import { keysOf } from "../element/keys-of.ts";
import type { RootProps } from "../element/root-props.ts";
import { DrawnStatus, errorPaths } from "../status-badge/status-icon.tsx";
import styles from "./error-summary.module.css";
import { revealField } from "./reveal-field.ts";

export interface FieldError {
  /** The `id` of the field, or of a group's fieldset. */
  readonly fieldId: string;
  /** The error message, worded as next to the field. */
  readonly message: string;
}

export interface ErrorSummaryProps extends RootProps<"div", "title" | "children"> {
  /** What is wrong as a whole, e.g. "Two answers are missing". */
  title: string;
  /** The errors in the order of their fields. With none, nothing is rendered. */
  errors: readonly FieldError[];
  /** Level of the title. Default: 2. */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Whether it takes focus when it appears. Default: true. */
  takesFocus?: boolean | undefined;
  /** Whether its text is an alert when it appears. Default: true. */
  announces?: boolean | undefined;
  /**
   * Number of the submit. If it changes while the summary is shown, the summary takes focus again.
   */
  attempt?: number | undefined;
  /** Called before a link moves focus, e.g. to open the wizard step that contains the field. */
  onReveal?: ((fieldId: string) => void) | undefined;
}

/**
 * A list of a form's errors, each linked to its field: a group with the title as its name. Renders
 * nothing if `errors` is empty.
 */
export function ErrorSummary(props: ErrorSummaryProps) {
  return props.errors.length > 0 ? <Shown key={props.attempt} {...props} /> : null;
}

function Shown({
  title,
  errors,
  headingLevel = 2,
  takesFocus = true,
  announces = true,
  attempt: _attempt,
  onReveal,
  className,
  ref,
  ...rest
}: ErrorSummaryProps) {
  const root = useRef<HTMLDivElement | null>(null);
  useEffect(() => {
    if (takesFocus) root.current?.focus();
  }, [takesFocus]);
  const titleId = useId();
  // An alert is read out as a whole whenever it changes, so it is one only until its first change.
  const text = errors.map(({ message }) => message).join("\n");
  const [found] = useState(text);
  const [isNew, setIsNew] = useState(true);
  if (isNew && text !== found) setIsNew(false);
  const Heading = `h${headingLevel}` as const;
  const keys = keysOf(errors.map((error) => error.fieldId));
  const follow = (fieldId: string) => (event: MouseEvent<Element>) => {
    onReveal?.(fieldId);
    if (revealField(fieldId, event.currentTarget)) event.preventDefault();
  };
  return (
    <div
      role="group"
      aria-labelledby={titleId}
      {...rest}
      ref={joinRefs(root, ref)}
      tabIndex={-1}
      className={className ? `${styles.root} ${className}` : styles.root}
    >
      {/* Inside the focused element, so that a new summary is not read out twice. */}
      <div role={announces && isNew ? "alert" : undefined}>
        <Heading id={titleId} className={styles.heading}>
          <DrawnStatus paths={errorPaths} className={styles.icon} />
          <span>{title}</span>
        </Heading>
        <ul className={styles.list}>
          {errors.map(({ fieldId, message }, index) => (
            <li key={keys[index]} className={styles.item}>
              <a href={`#${fieldId}`} className={styles.link} onClick={follow(fieldId)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
