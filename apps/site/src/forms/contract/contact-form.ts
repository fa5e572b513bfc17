import { contactButton, contactFields } from "@kolam/content/forms/contact";
import { failureAlerts, mailRecipients, mailSubjects } from "@kolam/content/forms/words";
import type { MailForm } from "./forms.ts";
import { contactMessage } from "./messages/contact.ts";

/** The contact form. */
export const contactForm: MailForm<"contact"> = {
  name: "contact",
  fields: contactFields,
  compose: contactMessage,
  button: contactButton,
  alert: failureAlerts.contact,
  recipient: mailRecipients.contact,
  key: "general",
  plain: {},
  subject: { field: "subject", prefix: mailSubjects.contact },
};
