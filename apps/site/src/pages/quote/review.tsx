import { quoteForm } from "@kolam/content/model/forms/quote";
import { fieldsOfStep } from "@kolam/content/model/forms/quote-facts";
import type { Answers } from "@kolam/content/model/types/form";
import { VisuallyHidden } from "@kolam/ui/visually-hidden";
import { quoteSteps, wizardWords } from "@site/texts/pages/quote";
import scripting from "../../browser/scripting.module.css";
import { fieldOf } from "../../forms/contract/forms.ts";
import { answerText } from "../../forms/fields/answer-text.ts";
import styles from "./review.module.css";
import { StepLink } from "./step-link.tsx";
import { problemIn, stepCount } from "./steps.ts";

interface ReviewProps {
  values: Answers;
  /** What is wrong with an answer, as far as it is known. */
  errorOf: (name: string) => string | undefined;
}

/** All answers of the earlier steps, with a link to each step. */
export function Review({ values, errorOf }: ReviewProps) {
  return (
    <div className={`${styles.root} ${scripting.with}`}>
      {quoteSteps.slice(0, stepCount - 1).map((step, index) => (
        <section key={step.id} aria-label={step.title}>
          <div className={styles.head}>
            <h3 className={styles.title}>{step.title}</h3>
            <StepLink step={index + 1} className={styles.change}>
              {wizardWords.change}
              <VisuallyHidden> {step.title}</VisuallyHidden>
            </StepLink>
          </div>
          <dl>
            {fieldsOfStep(step.id).map((name) => {
              const field = fieldOf(quoteForm, name);
              const answer = answerText(field, values[name]);
              const error = answer ? errorOf(name) || problemIn(name, values) : undefined;
              return (
                <div key={name} className={styles.answer}>
                  <dt className={styles.question}>{field.label}</dt>
                  <dd
                    data-typed={answer ? "" : undefined}
                    className={answer ? styles.text : field.required ? styles.needed : styles.none}
                  >
                    {answer || (field.required ? wizardWords.needed : wizardWords.unanswered)}
                    {error ? <span className={styles.error}>{error}</span> : null}
                  </dd>
                </div>
              );
            })}
          </dl>
        </section>
      ))}
    </div>
  );
}
