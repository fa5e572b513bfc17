import { newsletterButton, newsletterFields } from "@kolam/content/forms/newsletter";
import { failureAlerts, mailRecipients, mailSubjects } from "@kolam/content/forms/words";
import type { MailForm } from "./forms.ts";
import { newsletterMessage } from "./messages/newsletter.ts";

/** The newsletter sign-up. */
export const newsletterForm: MailForm<"newsletter"> = {
  name: "newsletter",
  fields: newsletterFields,
  compose: newsletterMessage,
  button: newsletterButton,
  alert: failureAlerts.newsletter,
  recipient: mailRecipients.newsletter,
  key: "general",
  plain: {
    subject: mailSubjects.newsletter,
    message: mailSubjects.newsletter,
  },
};
