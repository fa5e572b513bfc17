import { applicationButton, applicationFields } from "@kolam/content/forms/application";
import { failureAlerts, mailRecipients, mailSubjects } from "@kolam/content/forms/words";
import { answersFollow, type MailForm } from "./forms.ts";
import { applicationMessage } from "./messages/application.ts";

/** The form for applying to an opening. */
export const applicationForm: MailForm<"application"> = {
  name: "application",
  fields: applicationFields,
  compose: applicationMessage,
  button: applicationButton,
  alert: failureAlerts.application,
  recipient: mailRecipients.application,
  key: "careers",
  plain: { message: `${answersFollow} The resume is not attached: the applicant e-mails it.` },
  subject: { field: "position", prefix: mailSubjects.application },
};
