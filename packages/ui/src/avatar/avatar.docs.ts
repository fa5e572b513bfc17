import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  when: "a person is named: with a quotation, as an author, in a team.",
  whenNot: "there is a portrait (Photo), or the person's name is not shown next to it.",
  accessibility: `it is decorative, since the name next to it is read out. Use \`label\` if the name is not there.`,
  anatomy: [{ name: "Initials", text: "Of the first and the last name.", at: ".root" }],
  keyboard: [],
  usage: `<Avatar name="Meera Kulkarni" size="lg" />`,
};
