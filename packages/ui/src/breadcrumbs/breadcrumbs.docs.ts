import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  when: "pages are two or more levels deep.",
  whenNot: "the site is flat, or the entries are steps of a task (Stepper).",
  do: "Each level has its own page.",
  accessibility: `a named navigation landmark with an ordered list. The last entry is the current page: it has \`aria-current\`
and is not a link.`,
  anatomy: [
    { name: "Ancestors", text: "Links, from the home page down.", at: ".link" },
    {
      name: "Current page",
      text: "Text with `aria-current`, as long as the page's title.",
      at: ".current",
    },
  ],
  keyboard: [{ keys: ["Enter"], text: "Follows the link." }],
  usage: `<Breadcrumbs
  label="You are here"
  items={[
    { label: "Home", href: "/" },
    { label: "Services", href: "/services" },
  ]}
  current="Web development"
/>`,
};
