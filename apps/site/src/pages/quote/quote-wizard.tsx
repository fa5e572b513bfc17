import { quoteStepFields } from "@kolam/content/forms/quote";
import { quoteSteps } from "@kolam/content/pages/quote";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { quoteForm } from "../../forms/contract/quote-form.ts";
import type { RawValues } from "../../forms/drafts/form-values.ts";
import { focusField } from "../../forms/fields/form-controls.ts";
import { FormField } from "../../forms/fields/form-field.tsx";
import { FormButtons, FormFoot, SendButton } from "../../forms/form-foot.tsx";
import { FieldGrid, MailForm, RequiredNote } from "../../forms/mail-form.tsx";
import { MailFormErrors } from "../../forms/mail-form-errors.tsx";
import { MailTrouble } from "../../forms/mail-trouble.tsx";
import { isTrouble, type Receipt } from "../../forms/sending/mail-state.ts";
import { useMailForm } from "../../forms/use-mail-form.ts";
import { Review } from "./review.tsx";
import { useOpenStep } from "./step-link.tsx";
import { stepCount, stepOf, stepOfField } from "./steps.ts";
import styles from "./wizard.module.css";
import { WizardStep, WizardWays } from "./wizard-step.tsx";

const form = quoteForm;
const idPrefix = `${form.name}-`;

interface QuoteWizardProps {
  /** Told when a request has arrived. */
  onSent: (receipt: Receipt) => void;
}

/**
 * The quote request in four steps, one form. The address says which step is shown: by `:target` until
 * the page is hydrated, by this component from then on, with the same result. Without scripts all
 * steps stand below each other.
 */
export function QuoteWizard({ onSent }: QuoteWizardProps) {
  const { hash } = useLocation();
  const step = stepOf(hash);
  const open = useOpenStep();
  const wanted = useRef<string>(undefined);
  const led = useRef(false);
  const [answers, setAnswers] = useState<RawValues>({});

  const reveal = (fieldId: string) => {
    const target = stepOfField(fieldId.slice(idPrefix.length));
    if (target === step) return void focusField(fieldId);
    wanted.current = fieldId;
    open(target);
  };

  const mail = useMailForm(form, {
    onSent,
    onProblems: ([first]) => first && reveal(first.fieldId),
    // Enter in a text field of an early step means "next": the submit button stands on the last.
    isComplete: () => {
      if (step < stepCount) open(step + 1);
      return step === stepCount;
    },
  });

  const formElement = mail.formProps.ref;

  // What became of a send is said on the last step, wherever the person has gone meanwhile.
  const trouble = isTrouble(mail.state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each trouble; leaving the step is free
  useEffect(() => {
    if (!trouble || step === stepCount) return;
    led.current = true;
    open(stepCount);
  }, [trouble]);

  // After the navigation has moved the focus to the step as a whole.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a step has been opened
  useEffect(() => {
    if (wanted.current !== undefined) focusField(wanted.current);
    wanted.current = undefined;
    if (led.current) formElement.current?.querySelector("[role=alert]")?.scrollIntoView();
    led.current = false;
  }, [step]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew when the review is opened or the form was filled
  useEffect(() => {
    if (step === stepCount) setAnswers(mail.values());
  }, [step, mail.revision]);

  return (
    <MailForm mail={mail}>
      <div className={styles.root} data-driven={mail.hydrated ? "" : undefined}>
        {quoteSteps.map(({ id }, index) => {
          const number = index + 1;
          const current = number === step;
          const last = number === stepCount;
          return (
            <WizardStep key={id} step={number} current={mail.hydrated ? current : undefined}>
              {number === 1 ? <RequiredNote /> : null}
              {current ? (
                <MailFormErrors mail={mail} headingLevel={3} takesFocus={false} onReveal={reveal} />
              ) : null}
              {last ? <Review values={answers} /> : null}
              <FieldGrid>
                {quoteStepFields[id].map((name) => (
                  <FormField key={name} form={form} name={name} error={mail.errorOf(name)} />
                ))}
              </FieldGrid>
              {last ? (
                <>
                  <MailTrouble mail={mail} />
                  <FormFoot mail={mail}>
                    <WizardWays step={number} last={<SendButton mail={mail} />} />
                  </FormFoot>
                </>
              ) : (
                <div className={styles.ways}>
                  <FormButtons>
                    <WizardWays step={number} />
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
