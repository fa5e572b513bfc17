import type { RichText as Rich } from "@kolam/content/model/basics/links";
import { Button } from "@kolam/ui/button";
import { Section } from "@kolam/ui/section";
import { Stack } from "@kolam/ui/stack";
import { careers } from "@site/words/pages/careers";
import { useEffect, useState } from "react";
import { setField } from "../../forms/fields/form-controls.ts";
import type { Receipt } from "../../forms/sending/mail-state.ts";
import { useLinkedAnswer } from "../../forms/use-linked-answer.ts";
import { useMailForm } from "../../forms/use-mail-form.ts";
import { FormBody } from "../../forms/whole-form.tsx";
import { RichText } from "../../sections/text/rich-text.tsx";
import { careersForm, resumeWords } from "./careers-form.ts";
import { titleOf } from "./position-link.ts";
import { ResumeReminder } from "./resume-reminder.tsx";

const form = careersForm;

/** The note at the resume field: which file is chosen, and whether the form sends it. */
function resumeNote(file: string, error: string | undefined): string {
  const chosen = file && !error ? `${resumeWords.chosen(file)} ` : "";
  return chosen + resumeWords.before;
}

interface ApplicationFormProps {
  /** The position that is chosen from the start. */
  position?: string;
  /** Called when an application was sent; from `useApplicationSuccess`. */
  onSent: (receipt: Receipt) => void;
  /** The last application that was sent, whose reference stays on the page. */
  lastSent: Receipt | undefined;
}

/** The section with the application form. */
export function ApplicationSection({
  surface,
  ...formProps
}: ApplicationFormProps & { surface?: "alt" }) {
  const { title, lead } = careers.form;
  const alternative: Rich = careers.form.alternative;
  return (
    <Section
      id="application-form"
      title={title}
      lead={
        <>
          {lead} <RichText text={alternative} />
        </>
      }
      surface={surface}
      layout="aside"
    >
      <ApplicationForm {...formProps} />
    </Section>
  );
}

/** The application form. The section around it provides the heading. */
export function ApplicationForm({ position, onSent, lastSent }: ApplicationFormProps) {
  const mail = useMailForm(form, { onSent });
  const [file, setFile] = useState("");
  useLinkedAnswer(mail, "position", titleOf);
  const readFile = () => setFile(String(mail.values().resume ?? ""));
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again after the form was cleared
  useEffect(readFile, [mail.revision]);
  const removeFile = () => {
    const element = mail.formProps.ref.current;
    if (!element) return;
    setField(form, element, form.fields.resume, "");
    mail.recheck("resume");
    readFile();
    element.querySelector<HTMLInputElement>("input[type=file]")?.focus();
  };
  return (
    <Stack gap={8} onChange={readFile}>
      {lastSent ? <ResumeReminder receipt={lastSent} /> : null}
      <FormBody
        mail={mail}
        extrasOf={({ kind, name }) => {
          if (name === "position") return { chosen: position };
          if (kind !== "file") return {};
          return {
            description: resumeNote(file, mail.errorOf(name)),
            after: file ? (
              <Button tone="outline" onClick={removeFile}>
                {resumeWords.remove}
              </Button>
            ) : undefined,
          };
        }}
      />
    </Stack>
  );
}
