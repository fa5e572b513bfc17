import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  when: "people skim a list of results.",
  whenNot: "the message needs a sentence (Alert), or it is not a judgement (Tag).",
  accessibility: `the text carries the meaning; each status also has its own icon shape, so it does not depend on colour.`,
  anatomy: [
    { name: "Icon", text: "One shape per status.", at: ".icon" },
    { name: "Words", text: "The result; they carry the meaning.", at: ".root" },
  ],
  usage: `<StatusBadge status="warning">Title is too long</StatusBadge>`,
};
