"use client";

import { type ComponentPropsWithRef, type MouseEvent, useEffect, useRef } from "react";
import { StatusIcon } from "../status-badge/status-icon.tsx";
import styles from "./error-summary.module.css";
import { revealField } from "./reveal-field.ts";

export interface FieldError {
  /** The `id` of the field (of a group: its fieldset). */
  readonly fieldId: string;
  /** What is wrong, in the words that stand beside the field. */
  readonly message: string;
}

export interface ErrorSummaryProps extends Omit<ComponentPropsWithRef<"div">, "style" | "title"> {
  title: string;
  errors: readonly FieldError[];
  /** 2 unless given. */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Whether it takes the focus when it appears. True unless given. */
  takesFocus?: boolean | undefined;
  /** Change it on each submit: the summary that is still there takes the focus once more. */
  attempt?: number | undefined;
  /** Called before a link moves the focus, e.g. to open the wizard's step that has the field. */
  onReveal?: ((fieldId: string) => void) | undefined;
}

/** All that is wrong with a form, each a link to its field. Nothing while `errors` is empty. */
export function ErrorSummary(props: ErrorSummaryProps) {
  return props.errors.length > 0 ? <Shown {...props} /> : null;
}

function Shown({
  title,
  errors,
  headingLevel = 2,
  takesFocus = true,
  attempt = 0,
  onReveal,
  className,
  ref,
  ...rest
}: ErrorSummaryProps) {
  const root = useRef<HTMLDivElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is the reason to run again.
  useEffect(() => {
    if (takesFocus) root.current?.focus();
  }, [takesFocus, attempt]);
  const Heading = `h${headingLevel}` as const;
  const follow = (fieldId: string) => (event: MouseEvent) => {
    onReveal?.(fieldId);
    if (revealField(fieldId)) event.preventDefault();
  };
  const setRef = (element: HTMLDivElement | null) => {
    root.current = element;
    if (typeof ref === "function") return ref(element);
    if (ref) ref.current = element;
    return undefined;
  };
  return (
    <div
      {...rest}
      ref={setRef}
      tabIndex={-1}
      className={className ? `${styles.root} ${className}` : styles.root}
    >
      {/* Inside, so that an appearing summary is read once: by the alert or by the focus. */}
      <div role="alert">
        <Heading className={styles.heading}>
          <StatusIcon shape="error" className={styles.icon} />
          <span>{title}</span>
        </Heading>
        <ul className={styles.list}>
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId} className={styles.item}>
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
