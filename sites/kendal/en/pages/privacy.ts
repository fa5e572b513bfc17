import { formatDay } from "@kolam/content/model/basics/dates";
import { listed, withLabel } from "@kolam/content/model/basics/lists";
import { timings } from "@kolam/content/model/basics/timings";
import { offices } from "@kolam/content/model/company/offices";
import { nameOf } from "@kolam/content/model/types/field";
import type { Form } from "@kolam/content/model/types/form";
import type { LegalDocument } from "@kolam/content/model/types/legal";
import { mailboxes } from "@site/facts/channels";
import { company } from "@site/facts/company";
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
        blocks: [
          `${company.name}, ${offices[0].address}.`,
          [
            "Questions go to ",
            { text: mailboxes.privacy.address, href: mailboxes.privacy.href },
            ", which any of the four may open.",
          ],
        ],
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
          "Whoever runs our server keeps a line for each visit, with an address and a time, and tears the sheet off after a week.",
        ],
      },
      {
        id: "cookies",
        title: "What stays on your machine",
        blocks: [
          "There are no cookies. Four small notes lie in your own browser, where we cannot read them:",
          {
            kind: "list",
            items: [
              "whether you like it light or dark;",
              "how far down a page you were;",
              "the numbers of forms that have gone off, so that none goes twice;",
              `a form that is not finished, for ${timings.draftDays} days at most.`,
            ],
          },
        ],
      },
      {
        id: "third-parties",
        title: "Who else sees it",
        blocks: [
          {
            kind: "list",
            items: [
              "The people who keep our server, and those who carry our post. Both are in Britain and have signed for it.",
              ...(company.chat ? [`If you write by ${company.chat.app}, its makers.`] : []),
            ],
          },
        ],
      },
      {
        id: "retention",
        title: "How long it lies here",
        blocks: [
          "Letters that led to nothing go into the stove after a year. What belongs to the books stays for six, because the Revenue says so.",
        ],
      },
      {
        id: "your-rights",
        title: "What you may ask",
        blocks: [
          "What we have, that we put it right, that we burn it. We answer within a month, and have so far needed a day.",
          "If we are no help, the Information Commissioner’s Office is.",
        ],
      },
    ],
  }) as const satisfies LegalDocument;

/** The notice as long as the form only names the file. */
export const privacy = privacyPolicy(false);
