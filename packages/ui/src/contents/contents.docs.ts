import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.2.0",
  alsoCalled: ["table of contents", "TOC"],
  when: "a text has four headings or more, beside it or before it.",
  whenNot: "the links lead to other pages (LinkList), or the text is short.",
  do: "The words of the headings, so that readers know where they have arrived.",
  accessibility: `a landmark, named by its title, with a list in the order of the text. The headings have the ids. It
is not printed.`,
  anatomy: [
    { name: "Title", text: "Names the landmark; a heading.", at: ".title" },
    { name: "Link", text: "The words of a heading, which it leads to.", at: ".link" },
  ],
  keyboard: [{ keys: ["Enter"], text: "Goes to the heading." }],
  usage: `<Contents
  title="In this article"
  items={[
    { label: "What it costs", href: "#cost" },
    { label: "By the hour", href: "#hour", sub: true },
    { label: "What it brings", href: "#gain" },
  ]}
/>`,
};
