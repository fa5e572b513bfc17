import { quoteBudgets } from "@kolam/content/forms/budgets";
import { projectTypes, quoteTimelines } from "@kolam/content/forms/quote";
import { mailSubjects } from "@kolam/content/forms/words";
import type { QuoteValues } from "../../drafts/form-values.ts";
import { block, inWords, lines, text } from "../message-block.ts";
import type { MessageParts } from "../message-parts.ts";

/** The mail that the quote request sends. */
export function quoteMessage(values: QuoteValues): MessageParts {
  const name = `${values.firstName} ${values.lastName}`.trim();
  return {
    name,
    email: values.email,
    subject: mailSubjects.quote,
    message: block(
      lines("CONTACT INFORMATION", [
        ["Name", name],
        ["Email", values.email],
        ["Phone", values.phone],
        ["Company", values.company],
        ["Website", values.website],
      ]),
      lines("PROJECT DETAILS", [
        ["Project type", inWords(projectTypes, values.projectType)],
        ["Services", values.services.join(", ")],
        ["Budget", inWords(quoteBudgets, values.budget)],
        ["Timeline", inWords(quoteTimelines, values.timeline)],
      ]),
      "REQUIREMENTS",
      text("Description:", values.description),
      text("Goals:", values.goals),
      text("Target audience:", values.targetAudience),
      text("Competitors:", values.competitors),
      text("Additional information:", values.additionalInfo),
    ),
  };
}
