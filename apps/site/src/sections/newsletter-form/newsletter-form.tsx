"use client";

import { newsletter } from "@kolam/content/forms/newsletter";
import { Alert } from "@kolam/ui/alert";
import { Section, type SectionProps } from "@kolam/ui/section";
import { focusField } from "../../mail/form-controls.ts";
import { FormField } from "../../mail/form-field.tsx";
import { SendButton } from "../../mail/form-foot.tsx";
import { mailForms } from "../../mail/forms.ts";
import { MailForm } from "../../mail/mail-form.tsx";
import { MailTrouble } from "../../mail/mail-trouble.tsx";
import { useMailForm } from "../../mail/use-mail-form.ts";
import styles from "./newsletter-form.module.css";

const form = mailForms.newsletter;

interface NewsletterFormProps {
  /** Level of the heading; 2 unless given. */
  headingLevel?: 2 | 3 | 4;
  /** The band's colour; `alt` unless given. */
  surface?: SectionProps["surface"];
}

/** The band with which blog and articles end: one address, one letter a month. */
export function NewsletterForm({ headingLevel = 2, surface = "alt" }: NewsletterFormProps) {
  const mail = useMailForm(form, {
    // A summary of one error would only repeat what stands beside the field.
    onProblems: ([first]) => first && focusField(first.fieldId),
  });
  return (
    <Section
      heading={newsletter.title}
      lead={newsletter.lead}
      headingLevel={headingLevel}
      surface={surface}
      space="sm"
    >
      <div className={styles.root}>
        <MailForm mail={mail}>
          <div className={styles.row}>
            <FormField form={form} name="email" error={mail.errorOf("email")} />
            <SendButton mail={mail} size="md" />
          </div>
          <MailTrouble mail={mail} />
        </MailForm>
        {mail.state.kind === "sent" ? (
          <Alert tone="success" role="status">
            {newsletter.success}
          </Alert>
        ) : null}
        <p className={styles.note}>{newsletter.note}</p>
      </div>
    </Section>
  );
}
