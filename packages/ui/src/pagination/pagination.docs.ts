import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  when: "a list is too long for one page, and people come back to a place in it.",
  whenNot: `they read on in order (links to the article before and after), or it fits on a page of 50.`,
  do: "The first, the last and the pages nearby are one click away.",
  accessibility: `a navigation with a name; the current page has \`aria-current\`, and each number says which page of how many it
is. Plain links, which work without scripts; the app's router can make them.`,
  anatomy: [
    { name: "Step", text: "The page before or after.", at: ".step" },
    { name: "Pages", text: "The first, the last and those nearby.", at: ".pages" },
    { name: "Current page", text: "Marked, with `aria-current`.", at: "[aria-current]" },
    { name: "Gap", text: "Stands for the pages left out; not read out.", at: ".gap" },
  ],
  keyboard: [{ keys: ["Enter"], text: "Follows the link." }],
  usage: `<Pagination
  label="Pages"
  page={5}
  count={12}
  to={(page) => ({ href: \`?page=\${page}\` })}
  previousText="Previous"
  nextText="Next"
  pageText="Page {n} of {total}"
/>`,
};
