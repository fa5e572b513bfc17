import { mailSubjects } from "@kolam/content/forms/words";
import type { ContactValues } from "../../drafts/form-values.ts";
import { block, lines, text } from "../message-block.ts";
import type { MessageParts } from "../message-parts.ts";

/** The mail that the contact form sends. */
export function contactMessage(values: ContactValues): MessageParts {
  return {
    name: values.name,
    email: values.email,
    company: values.company,
    phone: values.phone,
    subject: `${mailSubjects.contact}${values.subject}`,
    message: block(
      lines("CONTACT", [
        ["Name", values.name],
        ["Email", values.email],
        ["Company", values.company],
        ["Phone", values.phone],
      ]),
      lines("PROJECT", [
        ["Subject", values.subject],
        ["Budget", values.budget],
        ["Timeline", values.timeline],
      ]),
      text("MESSAGE", values.message),
    ),
  };
}
