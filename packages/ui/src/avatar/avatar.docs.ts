import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  when: "a person is named: with a quotation, as an author, in a team.",
  whenNot:
    "the picture is larger than a name beside it (Photo), or the person's name is not shown next to it.",
  notes: [
    `The initials are there until the portrait covers them, and stay if it does not load, without a script and without a
change of size.`,
    "A portrait is opaque and square: the initials show through a transparent part, and what is not square is cut.",
  ],
  accessibility: `it is decorative, since the name next to it is read out. Use \`label\` if the name is not there.`,
  anatomy: [
    {
      name: "Initials",
      text: "Of the first and the last name; one where two letters would be a word, as in Hebrew. A portrait covers them.",
      at: ".root",
    },
  ],
  usage: `<Avatar name="Meera Kulkarni" src="/team/meera.jpg" size="lg" />`,
};
