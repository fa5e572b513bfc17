import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.2.0",
  alsoCalled: ["dark mode"],
  when: "a page has several themes: once on it, in the header or the footer.",
  whenNot: `the brand has only one theme: then set \`data-theme\` on the root element.`,
  notes: [
    `The choice is kept in \`localStorage\` and shown as \`data-theme\` on the root element. Put \`themeScript()\` from
\`@kolam/ui/theme\` into the head: without it, a page that somebody wants in another theme than the system's flashes. A
strict policy allows it by \`themeScriptHash\`.`,
  ],
  do: "Three choices in the fewest words, the system's among them.",
  accessibility: `a native select, which says its name and the choice, and opens as lists do on each device. Without scripts
it is not shown, and the page follows the system.`,
  anatomy: [
    { name: "Select", text: "Says the choice. The icon shows the theme in use.", at: ".select" },
  ],
  keyboard: [{ keys: ["Up", "Down"], text: "Chooses another theme, or moves in the open list." }],
  usage: `<ThemeSwitch label="Theme" text={{ system: "System", light: "Light", dark: "Dark" }} />`,
};
