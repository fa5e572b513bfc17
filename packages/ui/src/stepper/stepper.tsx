import type { ReactElement, ReactNode } from "react";
import { classList } from "../element/class-list.ts";
import { keysOf } from "../element/keys-of.ts";
import { filled, type Pattern } from "../element/pattern.ts";
import type { RootProps } from "../element/root-props.ts";
import { LinkSlot } from "../link-slot/link-slot.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { Loop } from "./loop.tsx";
import styles from "./stepper.module.css";

export interface Step {
  /** The step's name, a word or two. */
  readonly label: string;
  /** Whether the step is finished. Default: it is before the current one. */
  readonly done?: boolean | undefined;
  /** Whether an answer in the step is missing or wrong. Its dot becomes a warning. */
  readonly invalid?: boolean | undefined;
  /** A link or button that opens the step; it receives the step's class and text. */
  readonly control?:
    | ReactElement<{ className?: string | undefined; children?: ReactNode }>
    | undefined;
}

export interface StepperProps extends RootProps<"div", "children"> {
  /** Accessible name of the list. */
  label: string;
  /** The steps in order. */
  steps: readonly [Step, ...Step[]];
  /**
   * Number of the current step, from 1; smaller numbers count as 1. If it exceeds the number of
   * steps, all are finished.
   */
  current: number;
  /** The position: a pattern such as `"Step {n} of {total}"`, or a function. */
  formatStep: Pattern;
  /**
   * The percentage: a pattern such as `"{n} % complete"`, or a function. Without it no percentage
   * is shown.
   */
  formatPercent?: Pattern | undefined;
  /** Completed share from 0 to 100. Default: the share of the finished steps. */
  percent?: number | undefined;
  /** Read out with each finished step. */
  completedText: string;
  /** Read out with each unfinished step. */
  notCompletedText: string;
  /** Read out with each step that is `invalid`. */
  invalidText?: string | undefined;
  /** Makes "Step n of m" a heading of this level. */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
}

/**
 * The current position in a task with several steps. Each dot is a step; a line winds around the
 * finished ones and is closed at the end.
 */
export function Stepper({
  label,
  steps,
  current: given,
  formatStep,
  formatPercent,
  percent,
  completedText,
  notCompletedText,
  invalidText,
  headingLevel,
  className,
  ...rest
}: StepperProps) {
  const total = steps.length;
  const keys = keysOf(steps.map((step) => step.label));
  // What an address says may be no number, or below them.
  const current = Math.max(Math.trunc(given) || 1, 1);
  const shown = Math.min(current, total);
  const done = steps.map(
    (step, index) => !step.invalid && index !== current - 1 && (step.done ?? index < current - 1),
  );
  const Heading = headingLevel ? (`h${headingLevel}` as const) : "p";
  return (
    <div {...rest} className={classList(styles.root, className)}>
      <div className={styles.head}>
        <Heading className={styles.heading}>
          <span className={styles.count}>{filled(formatStep, shown, total)}</span>{" "}
          <span>{steps[shown - 1]?.label}</span>
        </Heading>
        {formatPercent ? (
          <p className={styles.percent}>
            {filled(
              formatPercent,
              percent ?? Math.round((done.filter(Boolean).length / total) * 100),
            )}
          </p>
        ) : null}
      </div>
      <ol aria-label={label} className={styles.list} data-steps={total}>
        {steps.map((step, index) => {
          const isCurrent = index === current - 1;
          const stateText = step.invalid
            ? invalidText
            : !isCurrent && (done[index] ? completedText : notCompletedText);
          const ariaCurrent = isCurrent ? ("step" as const) : undefined;
          const words = (
            <>
              <span className={styles.label}>{step.label}</span>
              {stateText ? <VisuallyHidden> {stateText}</VisuallyHidden> : null}
            </>
          );
          const winds = done[index] ?? false;
          const comes = (winds || isCurrent) && (done[index - 1] ?? false);
          const goes = winds && (done[index + 1] || index + 1 === current - 1);
          const state = winds ? styles.done : isCurrent ? styles.current : undefined;
          return (
            <li
              key={keys[index]}
              aria-current={step.control ? undefined : ariaCurrent}
              className={classList(
                styles.step,
                state,
                step.invalid && styles.invalid,
                comes && styles.comes,
                goes && styles.goes,
              )}
            >
              {winds || comes ? (
                <Loop comes={comes} winds={winds} goes={goes} className={styles.loop} />
              ) : null}
              {step.control ? (
                <LinkSlot link={step.control} className={styles.face} aria-current={ariaCurrent}>
                  {words}
                </LinkSlot>
              ) : (
                <span className={styles.face}>{words}</span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
