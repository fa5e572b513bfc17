import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  alsoCalled: ["search box"],
  when: "people search for something by typing.",
  whenNot: "they enter an answer (TextField).",
  accessibility: `put it in a \`<form role="search">\` and announce the number of results in a live region. The clear button
exists only with scripts and while there is something to clear; Escape also clears the field in browsers that
support it.`,
  anatomy: [
    { name: "Label", text: "What is searched; can be hidden if a heading says it.", at: "label" },
    { name: "Glass", text: "Decorative.", at: ".glass" },
    { name: "Control", text: "A native search field.", at: "input" },
    {
      name: "Clear button",
      text: "Only with scripts, and while there is something to clear.",
      at: ".clear",
    },
  ],
  keyboard: [
    { keys: ["Enter"], text: "Submits the form." },
    { keys: ["Escape"], text: "Clears the field, in browsers that support it." },
    { keys: ["Tab"], text: "Goes to the clear button." },
  ],
  usage: `<form role="search" action="/search">
  <SearchField name="q" label="Search articles" clearLabel="Clear search" />
</form>`,
};
