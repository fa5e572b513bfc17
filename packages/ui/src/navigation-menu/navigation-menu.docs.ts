import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  alsoCalled: ["mega menu", "dropdown menu"],
  when: "four to seven entries, some of them with a panel of more links.",
  whenNot: "on phones (Drawer), for the sections of a page (a list of links), or for commands.",
  accessibility: `links and buttons in a list, without the \`menu\` role. An entry with a panel is a link plus a button; Escape
closes the panel and returns focus; arrow keys move between entries. All links are in the HTML, and without
scripts the panels open on hover and focus.`,
  anatomy: [
    { name: "Link", text: "The page of the entry.", at: "nav a" },
    {
      name: "Trigger",
      text: "Opens the panel; a separate button, beside the link.",
      at: ".trigger",
    },
    {
      name: "Panel",
      text: "Links with a description each; below them its footer, if any.",
      at: ".panel",
    },
  ],
  keyboard: [
    {
      keys: ["ArrowRight", "ArrowLeft"],
      text: "Moves along the menu, mirrored in right-to-left text.",
    },
    { keys: ["Home", "End"], text: "Moves to the first or last entry." },
    { keys: ["Enter"], text: "Follows a link, or opens a panel." },
    { keys: ["Space"], text: "On a trigger: opens or closes the panel." },
    { keys: ["ArrowDown"], text: "On a trigger: opens the panel and moves into it." },
    { keys: ["Escape"], text: "Closes the panel and returns the focus." },
  ],
  usage: `<NavigationMenu
  label="Main"
  items={[
    {
      label: "Services",
      href: "/services",
      panel: {
        triggerLabel: "Show services",
        links: [{ label: "Branding", description: "A name and its look", href: "/branding" }],
      },
    },
    { label: "About", href: "/about" },
  ]}
/>`,
};
