import { Alert } from "@kolam/ui/alert";
import { ButtonLink } from "@kolam/ui/button-link";
import { applicationSuccess, namedResume } from "@site/texts/forms/application";
import type { Receipt } from "../../forms/sending/mail-state.ts";
import { mailLink } from "../../forms/sending/mailto.ts";
import { SentCopy } from "../../forms/sent-copy.tsx";
import { careersForm } from "./careers-form.ts";
import styles from "./resume-reminder.module.css";

interface ResumeReminderProps {
  receipt: Receipt;
  /** Whether it stands on a screen that has said that the application was received. */
  onScreen?: boolean;
}

/** The address of a mail with the resume, and what to do with it. */
function toDo({ reference, submission }: Receipt) {
  const { href } = mailLink({
    to: careersForm.recipient,
    subject: namedResume.mailSubject(reference, submission.name),
    body: "",
  });
  const [before, after] = namedResume.after(reference).split(reference);
  const link = (
    <ButtonLink tone="outline" href={href}>
      {namedResume.mailLink}
    </ButtonLink>
  );
  const text = (
    <p>
      {before}
      <span className={styles.reference}>{reference}</span>
      {after}
    </p>
  );
  return { link, text };
}

/**
 * What stays of an application after it was sent: the reference, the resume that the applicant has
 * still to e-mail, if the form did not send it, what happens next, and a copy.
 */
export function ResumeReminder({ receipt, onScreen = false }: ResumeReminderProps) {
  const { reference, submission } = receipt;
  const { sent, sendsFiles } = careersForm;
  const rest = sendsFiles ? undefined : toDo(receipt);
  return (
    <Alert
      tone="success"
      headingLevel={onScreen ? 2 : 3}
      title={onScreen ? applicationSuccess.reference(reference) : sent.title(reference)}
    >
      {rest?.text}
      {rest ? <p>{rest.link}</p> : null}
      {onScreen ? null : <p>{sent.text(submission.email)}</p>}
      <SentCopy receipt={receipt} />
    </Alert>
  );
}
