import { Alert } from "@kolam/ui/alert";
import { ButtonLink } from "@kolam/ui/button-link";
import { namedResume } from "@site/texts/forms/application";
import type { Receipt } from "../../forms/sending/mail-state.ts";
import { mailLink } from "../../forms/sending/mailto.ts";
import { SentCopy } from "../../forms/sent-copy.tsx";
import { careersForm } from "./careers-form.ts";
import styles from "./resume-reminder.module.css";

interface ResumeReminderProps {
  receipt: Receipt;
  headingLevel: 2 | 3;
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
 * What stays of an application after it was sent: the reference, what happens next, a copy, and the
 * resume that the applicant has still to e-mail, if the form did not send it.
 */
export function ResumeReminder({ receipt, headingLevel }: ResumeReminderProps) {
  const rest = careersForm.sendsFiles ? undefined : toDo(receipt);
  return (
    <Alert
      tone="success"
      headingLevel={headingLevel}
      title={careersForm.sent.title(receipt.reference)}
      actions={rest?.link}
    >
      <p>{careersForm.sent.text(receipt.submission.email)}</p>
      {rest?.text}
      <SentCopy receipt={receipt} />
    </Alert>
  );
}
