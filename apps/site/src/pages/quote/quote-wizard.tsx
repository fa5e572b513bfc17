import { quoteForm as form, serviceOptions } from "@kolam/content/model/forms/quote";
import { fieldsOfStep } from "@kolam/content/model/forms/quote-facts";
import { serviceIds } from "@kolam/content/model/services/services";
import type { Answers } from "@kolam/content/model/types/form";
import { ErrorSummary } from "@kolam/ui/error-summary";
import { VisuallyHidden } from "@kolam/ui/visually-hidden";
import { quoteSteps, wizardWords } from "@site/texts/pages/quote";
import { alsoDescribe } from "@site/words/forms/hints";
import { useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { focusField, isEmpty } from "../../forms/fields/form-controls.ts";
import { FormField } from "../../forms/fields/form-field.tsx";
import { FormButtons, FormFoot, SendButton } from "../../forms/form-foot.tsx";
import { FieldList, MailForm, RequiredNote } from "../../forms/mail-form.tsx";
import { MailTrouble } from "../../forms/mail-trouble.tsx";
import { otherAnswerOf } from "../../forms/other-answer.tsx";
import { useMailServices } from "../../forms/sending/mail-services.ts";
import { isTrouble, type Receipt } from "../../forms/sending/mail-state.ts";
import { useLinkedAnswer } from "../../forms/use-linked-answer.ts";
import { useMailForm } from "../../forms/use-mail-form.ts";
import { reportEvent } from "../../measuring/site-event.ts";
import { sentHereKey, useRestart } from "./restart.ts";
import { Review } from "./review.tsx";
import { useOpenStep } from "./step-link.tsx";
import { gapsIn, stepCount, stepOf, stepOfField, stepsWith, unfinishedSteps } from "./steps.ts";
import styles from "./wizard.module.css";
import { StepButtons, WizardStep } from "./wizard-step.tsx";

const idPrefix = `${form.id}-`;
const summaryId = `${idPrefix}errors`;

interface QuoteWizardProps {
  /** Called when a request was sent. */
  onSent: (receipt: Receipt) => void;
}

/** What is still to be answered: in the step that was left, or before sending in all of them. */
function sayGaps(step: number, left: number | undefined, answers: Answers): string {
  if (left === undefined) return "";
  if (step === stepCount) {
    const count = quoteSteps.reduce((sum, _, index) => sum + gapsIn(index + 1, answers), 0);
    return count > 0 ? wizardWords.allGaps(count) : "";
  }
  const count = gapsIn(left, answers);
  return count > 0 ? wizardWords.gaps(quoteSteps[left - 1]?.title ?? "", count) : "";
}

/** What the description of the project should hold besides, as the ticked services ask for it. */
function alsoAsked({ services = [] }: Answers): string {
  const asked = serviceIds.filter((_, index) =>
    services.includes(serviceOptions[index]?.value ?? ""),
  );
  return asked.flatMap((id) => alsoDescribe[id] ?? []).join(" ");
}

/**
 * The quote request: one form in four steps. The hash of the address determines the step, through
 * CSS (`:target`) before hydration and through this component afterwards. Without scripts all steps
 * are shown one below the other.
 */
export function QuoteWizard({ onSent }: QuoteWizardProps) {
  const { hash } = useLocation();
  const [opened, setOpened] = useState(1);
  // An anchor that is no step, such as the skip link's or a question's, leaves the step open.
  const step = stepOf(hash) ?? opened;
  if (step !== opened) setOpened(step);
  const open = useOpenStep();
  const idToFocus = useRef<string>(undefined);
  const scrollsToAlert = useRef(false);
  const { tabStorage } = useMailServices();
  const [answers, setAnswers] = useState<Answers>({});
  const unfinished = useMemo(() => unfinishedSteps(answers), [answers]);
  // Whoever comes to the last one has gone on to it, or reloaded it. In the others a note that comes
  // with hydration would move what is there.
  const lastStep = useRef(step === stepCount ? step - 1 : step);
  /** The step from which the visitor has gone on. */
  const [left, setLeft] = useState<number>();
  const gapsText = sayGaps(step, left, answers);

  const reveal = (fieldId: string, focused = fieldId) => {
    const target = stepOfField(fieldId.slice(idPrefix.length));
    if (target === step) return void focusField(focused);
    idToFocus.current = focused;
    open(target);
  };

  const mail = useMailForm(form, {
    onSent: (receipt) => {
      tabStorage.write(sentHereKey, "1");
      onSent(receipt);
    },
    // What is wrong in several steps is reported together.
    onProblems: (problems) => {
      const [first] = problems;
      if (first) reveal(first.fieldId, stepsWith(problems).length > 1 ? summaryId : first.fieldId);
    },
    // Enter in a text field before the last step opens the next step.
    isComplete: () => {
      if (step < stepCount) open(step + 1);
      return step === stepCount;
    },
  });

  const formElement = mail.formProps.ref;
  const invalid = useMemo(() => stepsWith(mail.summary), [mail.summary]);

  // A failure is reported on the last step, so open it if the visitor has gone to another step.
  const trouble = isTrouble(mail.state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each failure; the visitor may leave the step again
  useEffect(() => {
    if (!trouble || step === stepCount) return;
    scrollsToAlert.current = true;
    open(stepCount);
  }, [trouble]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a step has been opened
  useEffect(() => {
    if (__TAG_KIND__ && step > 1) reportEvent({ name: "quote-step", step });
    const id = idToFocus.current;
    idToFocus.current = undefined;
    // The effect of `NavigationEffects`, which moves the focus to the step, runs after this one.
    if (id === summaryId)
      queueMicrotask(() => document.getElementById(id)?.focus({ preventScroll: true }));
    else if (id !== undefined) queueMicrotask(() => focusField(id));
    if (scrollsToAlert.current)
      formElement.current?.querySelector("[role=alert]")?.scrollIntoView();
    scrollsToAlert.current = false;
  }, [step]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when a step opens or the form was filled in by a script
  useEffect(() => {
    setAnswers(mail.values());
    if (lastStep.current === step) return;
    setLeft(lastStep.current < step ? lastStep.current : undefined);
    lastStep.current = step;
  }, [step, mail.revision]);

  useLinkedAnswer(mail, "services", (ids) =>
    serviceOptions
      .filter((_, index) => ids.includes(serviceIds[index] ?? ""))
      .map(({ value }) => value),
  );

  useRestart(() => isEmpty(mail.values()));

  return (
    <MailForm mail={mail}>
      {/* Each step shows the summary; read out at every step it would be too much. */}
      <VisuallyHidden as="div" role="status">
        {mail.summary.length > 0 ? mail.errors.title : gapsText}
      </VisuallyHidden>
      <div className={styles.root} data-hydrated={mail.hydrated ? "" : undefined}>
        {quoteSteps.map(({ id }, index) => {
          const number = index + 1;
          const current = number === step;
          const last = number === stepCount;
          return (
            <WizardStep
              key={id}
              step={number}
              current={mail.hydrated ? current : undefined}
              unfinished={unfinished}
              invalid={invalid}
            >
              {number === 1 ? <RequiredNote /> : null}
              {current ? (
                <ErrorSummary
                  {...mail.errors}
                  id={summaryId}
                  headingLevel={3}
                  takesFocus={false}
                  announces={false}
                  onReveal={reveal}
                />
              ) : null}
              {current && gapsText ? <p className={styles.gaps}>{gapsText}</p> : null}
              {last ? <Review values={answers} errorOf={mail.errorOf} /> : null}
              <FieldList>
                {fieldsOfStep(id).map((name) => (
                  <FormField
                    key={name}
                    form={form}
                    name={name}
                    error={mail.errorOf(name)}
                    other={otherAnswerOf(mail, name)}
                    {...(name === "description" && {
                      description: alsoAsked(answers) || undefined,
                    })}
                  />
                ))}
              </FieldList>
              {last ? (
                <>
                  <MailTrouble mail={mail} />
                  <FormFoot mail={mail}>
                    <StepButtons step={number} last={<SendButton mail={mail} />} />
                  </FormFoot>
                </>
              ) : (
                <div className={styles.buttons}>
                  <FormButtons>
                    <StepButtons step={number} />
                  </FormButtons>
                </div>
              )}
            </WizardStep>
          );
        })}
      </div>
    </MailForm>
  );
}
