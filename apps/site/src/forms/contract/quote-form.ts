import { quoteButton, quoteFields } from "@kolam/content/forms/quote";
import { failureAlerts, mailRecipients, mailSubjects } from "@kolam/content/forms/words";
import { answersFollow, type MailForm } from "./forms.ts";
import { quoteMessage } from "./messages/quote.ts";

/** The quote request. */
export const quoteForm: MailForm<"quote"> = {
  name: "quote",
  fields: quoteFields,
  compose: quoteMessage,
  button: quoteButton,
  alert: failureAlerts.quote,
  recipient: mailRecipients.quote,
  key: "general",
  plain: { subject: mailSubjects.quote, message: answersFollow },
};
