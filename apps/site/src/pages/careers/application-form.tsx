"use client";

import { resumeWords } from "@kolam/content/forms/application";
import { Button } from "@kolam/ui/button";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { applicationForm } from "../../forms/contract/application-form.ts";
import { fieldsOf } from "../../forms/contract/forms.ts";
import { setValue } from "../../forms/fields/form-controls.ts";
import { FormField } from "../../forms/fields/form-field.tsx";
import { FormFoot, SendButton } from "../../forms/form-foot.tsx";
import { FieldGrid, MailForm, RequiredNote } from "../../forms/mail-form.tsx";
import { MailFormErrors } from "../../forms/mail-form-errors.tsx";
import { MailTrouble } from "../../forms/mail-trouble.tsx";
import type { Receipt } from "../../forms/sending/mail-state.ts";
import { type MailFormControl, useMailForm } from "../../forms/use-mail-form.ts";
import styles from "./application-form.module.css";
import { positionOf, withoutPosition } from "./position-link.ts";
import { ResumeReminder } from "./resume-reminder.tsx";

const form = applicationForm;

/** Chooses the position that a link into the form names. */
function useLinkedPosition(mail: MailFormControl): void {
  const { search, key } = useLocation();
  const navigate = useNavigate();
  const { formProps, noteChange } = mail;
  const element = formProps.ref;
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again chooses again
  useEffect(() => {
    const title = positionOf(search);
    if (!title || !element.current) return;
    setValue(form, element.current, form.fields.position, title);
    noteChange();
    // Without the hash as well: the page has already scrolled to the form and stays there.
    void navigate(
      { search: withoutPosition(search), hash: "" },
      { replace: true, preventScrollReset: true },
    );
  }, [search, key, element]);
}

/** What is said below the file: that it stays here, and how it gets to us. */
function noteOn(file: string, error: string | undefined): string {
  const chosen = file && !error ? `${resumeWords.chosen(file)} ` : "";
  return chosen + resumeWords.before;
}

export interface ApplicationFormProps {
  /** Told when an application has arrived; from `useApplicationSuccess`. */
  onSent: (receipt: Receipt) => void;
  /** The last application that was sent from here, so that its reference stays on the page. */
  lastSent: Receipt | undefined;
  /** Level of the headings inside: one below the heading of the section. */
  headingLevel?: 3 | 4 | 5 | 6;
}

/** The form with which people apply. Its heading is the section's around it. */
export function ApplicationForm({ onSent, lastSent, headingLevel = 3 }: ApplicationFormProps) {
  const mail = useMailForm(form, { onSent });
  const [file, setFile] = useState("");
  useLinkedPosition(mail);
  const readFile = () => setFile(String(mail.values().resume ?? ""));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a cleared form has no file any more
  useEffect(readFile, [mail.revision]);
  const removeFile = () => {
    const element = mail.formProps.ref.current;
    if (!element) return;
    setValue(form, element, form.fields.resume, "");
    mail.recheck("resume");
    readFile();
    element.querySelector<HTMLInputElement>("input[type=file]")?.focus();
  };
  return (
    <div className={styles.root} onChange={readFile}>
      {lastSent ? <ResumeReminder receipt={lastSent} headingLevel={headingLevel} /> : null}
      <MailForm mail={mail}>
        <RequiredNote />
        <MailFormErrors mail={mail} headingLevel={headingLevel} />
        <FieldGrid>
          {fieldsOf(form).map(({ name }) => (
            <FormField
              key={name}
              form={form}
              name={name}
              error={mail.errorOf(name)}
              description={name === "resume" ? noteOn(file, mail.errorOf(name)) : undefined}
              after={
                name === "resume" && file ? (
                  <Button tone="outline" onClick={removeFile}>
                    {resumeWords.remove}
                  </Button>
                ) : undefined
              }
            />
          ))}
        </FieldGrid>
        <MailTrouble mail={mail} />
        <FormFoot mail={mail}>
          <SendButton mail={mail} />
        </FormFoot>
      </MailForm>
    </div>
  );
}
