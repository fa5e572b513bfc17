import type { Some } from "@kolam/content/model/basics/types";
import type { QuoteStepId } from "@kolam/content/model/forms/quote-facts";
import type { Heading } from "@kolam/content/model/types/heading";

/** The four steps of the wizard, in order. */
export const quoteSteps = [
  {
    id: "contact",
    title: "Contact information",
    lead: "Who is asking, and where the quote should go.",
  },
  {
    id: "project",
    title: "Project details",
    lead: "What kind of work, how much, how soon. A rough answer is better than none.",
  },
  {
    id: "requirements",
    title: "Requirements",
    lead: "What it should do and how you will know that it worked.",
  },
  {
    id: "review",
    title: "Check and send",
    lead: "Everything you told us, on one page. Change what is wrong, add what is missing.",
  },
] as const satisfies Some<Heading & { id: QuoteStepId }>;

/** The words of the wizard around its steps. */
export const wizardWords = {
  /** Which step it is, and how much is done. */
  position: (step: number, of: number) => `Step ${step} of ${of}`,
  percent: (percent: number) => `${percent}% complete`,
  completed: "Completed",
  current: "Current step",
  upcoming: "Not completed yet",
  /** Of a step with an answer that is missing or wrong. */
  invalid: "Needs another look",
  next: "Next",
  previous: "Previous",
  change: "Change",
  unanswered: "Not answered",
  /** Instead of `unanswered`, if the answer is required. */
  needed: "Still needed",
  /** Of the step that the visitor has just left. It stops nobody. */
  gaps: (title: string, count: number) =>
    `“${title}” still needs ${count === 1 ? "one answer" : `${count} answers`}. You can go on and add ${count === 1 ? "it" : "them"} later.`,
  /** The same before sending, of all steps. */
  allGaps: (count: number) =>
    count === 1
      ? "One answer is still needed. It is marked below."
      : `${count} answers are still needed. They are marked below.`,
  stepsLabel: "Steps of the quote request",
} as const;
