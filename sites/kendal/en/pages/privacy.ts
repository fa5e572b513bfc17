import { formatDay } from "@kolam/content/model/basics/dates";
import { listed, withLabel } from "@kolam/content/model/basics/lists";
import { nameOf } from "@kolam/content/model/types/field";
import type { Form } from "@kolam/content/model/types/form";
import type { LegalDocument } from "@kolam/content/model/types/legal";
import { shownForms } from "@site/words/forms/forms";
import { updated } from "./privacy.meta.ts";

/** What a form asks for. */
function answersOf({ name, fields }: Form): string {
  const labels = (required: boolean) =>
    listed(
      Object.values(fields)
        .filter((field) => field.required === required && field.kind !== "file")
        .map(nameOf),
    );
  return `${withLabel(name, labels(true))}. ${withLabel("Only if you like", labels(false))}.`;
}

const [firstForm = "", ...otherForms] = shownForms.map(answersOf);

/** @param sendsResume whether the application form sends the resume */
export const privacyPolicy = (sendsResume: boolean) =>
  ({
    title: "Privacy notice",
    lead: "A short one, since we keep little.",
    updated: { iso: updated, text: `Last changed ${formatDay(updated)}` },
    sections: [
      {
        id: "controller",
        title: "Whose notice this is",
        blocks: ["Ours, and there are four of us. Any of the four may open a letter about it."],
      },
      {
        id: "information-collected",
        title: "What reaches us",
        blocks: [
          "From reading: nothing with your name on it. From writing: what you put into a form, and no more.",
          {
            kind: "list",
            items: [
              firstForm,
              ...otherForms,
              sendsResume
                ? "Your CV travels with an application."
                : "Of your CV an application carries the file’s name alone.",
            ],
          },
        ],
      },
      {
        id: "cookies",
        title: "What stays on your machine",
        blocks: ["Small notes to itself, in a drawer of your own that we have no key to."],
      },
      {
        id: "third-parties",
        title: "Who else sees it",
        blocks: ["Whoever carries or keeps something for us has signed for it. Here is everybody:"],
      },
      {
        id: "retention",
        title: "How long it lies here",
        blocks: [
          "Letters that led to nothing go into the stove. What belongs to the books stays for six years, because the Revenue says so.",
        ],
      },
      {
        id: "your-rights",
        title: "What you may ask",
        blocks: [
          "What we have, that we put it right, that we burn it. So far an answer has needed a day.",
        ],
      },
    ],
  }) as const satisfies LegalDocument;

/** The notice as long as the form only names the file. */
export const privacy = privacyPolicy(false);
