import { applicationSuccess, resumeWords } from "@kolam/content/forms/application";
import { mailRecipients } from "@kolam/content/forms/words";
import { Alert } from "@kolam/ui/alert";
import { ButtonLink } from "@kolam/ui/button-link";
import type { Receipt } from "../../forms/sending/mail-state.ts";
import { mailLink } from "../../forms/sending/mailto.ts";
import { SentCopy } from "../../forms/sent-copy.tsx";
import styles from "./resume-reminder.module.css";

interface ResumeReminderProps {
  receipt: Receipt;
  headingLevel: 2 | 3;
}

/**
 * What stays of an application after it was sent: the reference, what happens next, a copy, and the resume that the
 * applicant has still to e-mail.
 */
export function ResumeReminder({ receipt, headingLevel }: ResumeReminderProps) {
  const { reference, submission } = receipt;
  const [before, after] = resumeWords.after(reference).split(reference);
  const { href } = mailLink({
    to: mailRecipients.application,
    subject: resumeWords.mailSubject(reference, submission.name),
    body: "",
  });
  return (
    <Alert
      tone="success"
      headingLevel={headingLevel}
      title={applicationSuccess.reference(reference)}
      actions={
        <ButtonLink tone="outline" href={href}>
          {resumeWords.mailLink}
        </ButtonLink>
      }
    >
      <p>{applicationSuccess.next(submission.email)}</p>
      <p>
        {before}
        <span className={styles.reference}>{reference}</span>
        {after}
      </p>
      <SentCopy receipt={receipt} />
    </Alert>
  );
}
