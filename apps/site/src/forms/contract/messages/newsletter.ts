import { mailSubjects } from "@kolam/content/forms/words";
import type { NewsletterValues } from "../../drafts/form-values.ts";
import { block, lines } from "../message-block.ts";
import type { MessageParts } from "../message-parts.ts";

/** The mail that the newsletter box sends. */
export function newsletterMessage(values: NewsletterValues): MessageParts {
  return {
    name: values.email,
    email: values.email,
    subject: mailSubjects.newsletter,
    message: block(lines("NEWSLETTER SUBSCRIPTION", [["Email", values.email]])),
  };
}
