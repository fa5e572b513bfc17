import {
  applicationButton,
  applicationFields,
  attachedResumeField,
} from "@kolam/content/forms/application";
import { failureAlerts, mailRecipients, mailSubjects } from "@kolam/content/forms/words";
import { answersFollow, type MailForm } from "./forms.ts";
import { applicationMessage } from "./messages/application.ts";

/** The form for applying to an opening. It sends the name of the resume, not the file. */
export const applicationForm: MailForm<"application"> = {
  name: "application",
  fields: applicationFields,
  compose: (values, reference) => applicationMessage(values, reference, "named"),
  button: applicationButton,
  alert: failureAlerts.application,
  recipient: mailRecipients.application,
  key: "careers",
  plain: { message: `${answersFollow} The resume is not attached: the applicant e-mails it.` },
  subject: { field: "position", prefix: mailSubjects.application },
};

/** The same form on a site whose mail service keeps files: it sends the resume too. */
export const applicationFormWithFile: MailForm<"application"> = {
  ...applicationForm,
  fields: { ...applicationFields, resume: attachedResumeField },
  compose: (values, reference) => applicationMessage(values, reference, "attached"),
  plain: { message: `${answersFollow} The resume is attached.` },
  sendsFiles: true,
};
