import { withLabel } from "@kolam/content/model/basics/lists";
import { Button } from "@kolam/ui/button";
import { ButtonLink } from "@kolam/ui/button-link";
import { Stepper } from "@kolam/ui/stepper";
import { quoteSteps, wizardWords } from "@site/texts/pages/quote";
import { memo, type ReactNode } from "react";
import { StepLink } from "./step-link.tsx";
import { percentDone, stepCount, stepId } from "./steps.ts";
import styles from "./wizard.module.css";

const words = wizardWords;

interface WizardStepProps {
  /** From 1. */
  step: number;
  /** Whether this step is shown; `undefined` before hydration, when CSS decides. */
  current: boolean | undefined;
  /** The steps with a required answer missing, counted from 1. */
  unfinished: readonly number[];
  /** The steps with an answer to correct, counted from 1. */
  invalid: readonly number[];
  children: ReactNode;
}

type StepHeadProps = Pick<WizardStepProps, "step" | "unfinished" | "invalid">;

function steps({ step, unfinished, invalid }: StepHeadProps) {
  const [first, ...others] = quoteSteps.map(({ title }, index) => ({
    label: title,
    control: <StepLink step={index + 1} />,
    done: index + 1 < step && !unfinished.includes(index + 1),
    invalid: invalid.includes(index + 1),
  }));
  return [first, ...others] as Parameters<typeof Stepper>[0]["steps"];
}

/**
 * The stepper and the title of a step. Memoised, because the form renders again right after
 * hydration.
 */
const StepHead = memo(function StepHead(props: StepHeadProps) {
  const { step, unfinished } = props;
  const { title, lead } = quoteSteps[step - 1] ?? quoteSteps[0];
  return (
    <>
      <Stepper
        className={styles.stepper}
        label={words.stepsLabel}
        steps={steps(props)}
        percent={percentDone(unfinished)}
        current={step}
        formatStep={words.position}
        formatPercent={words.percent}
        completedText={words.completed}
        notCompletedText={words.upcoming}
        invalidText={words.invalid}
        headingLevel={2}
      />
      <h2 className={styles.plainTitle}>{title}</h2>
      <p className={styles.lead}>{lead}</p>
    </>
  );
});

/** One step of the wizard. */
export function WizardStep({ current, children, ...head }: WizardStepProps) {
  const { step } = head;
  const { title } = quoteSteps[step - 1] ?? quoteSteps[0];
  return (
    <div
      id={stepId(step)}
      role="group"
      aria-label={withLabel(words.position(step, stepCount), title)}
      className={styles.step}
      data-current={current}
    >
      <StepHead {...head} />
      {children}
    </div>
  );
}

interface StepButtonsProps {
  step: number;
  /** Replaces the “next” button on the last step. */
  last?: ReactNode;
}

/** The buttons to the previous and the next step. */
export const StepButtons = memo(function StepButtons({ step, last }: StepButtonsProps) {
  return (
    <>
      <span className={styles.button}>
        {step > 1 ? (
          <ButtonLink tone="outline" size="lg" link={<StepLink step={step - 1} />}>
            {words.previous}
          </ButtonLink>
        ) : (
          <Button tone="outline" size="lg" disabled>
            {words.previous}
          </Button>
        )}
      </span>
      {last ?? (
        <span className={styles.button}>
          <ButtonLink size="lg" link={<StepLink step={step + 1} />}>
            {words.next}
          </ButtonLink>
        </span>
      )}
    </>
  );
});
