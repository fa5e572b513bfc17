import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.2.0",
  when: `two or three short answers are parts of one, such as a postcode and a town, or a field has a button.`,
  whenNot: `the questions have nothing to do with each other: people overlook the second. A Stack puts them one below the
other.`,
  do: "Two short answers that belong together.",
  accessibility: `the order on the screen is the order in the document. What belongs to a field keeps its place, so that an
error moves no other control. Fields of your own work if \`useField\` makes their ids.`,
  anatomy: [{ name: "Row", text: "The fields, with their controls on one line.", at: ".row" }],
  usage: `<FormRow>
  <TextField label="Postcode" name="postcode" hint="Five digits" />
  <TextField label="Town" name="town" />
</FormRow>`,
};
