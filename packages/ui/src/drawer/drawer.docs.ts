import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  alsoCalled: ["hamburger menu", "off-canvas"],
  when: "the site's menu on phones, or filters for a list.",
  whenNot: "there is enough room to show everything, or a decision is needed (Dialog).",
  accessibility: `the same as Dialog. Following a link inside closes it without returning focus to the trigger.`,
  anatomy: [
    { name: "Title", text: "The accessible name of the drawer.", at: ".title" },
    { name: "Close button", text: "Named by `closeLabel`.", at: ".close" },
    { name: "Body", text: "The menu or the filters; it scrolls.", at: ".body" },
    { name: "Foot", text: "One action that stays visible.", at: ".foot" },
  ],
  keyboard: [
    { keys: ["Enter", "Space"], text: "On the trigger: opens it." },
    { keys: ["Tab", "Shift+Tab"], text: "Moves through what is inside, and around." },
    { keys: ["Escape"], text: "Closes it and returns the focus." },
  ],
  usage: `<Drawer
  trigger={<Button tone="outline">Menu</Button>}
  title="Menu"
  closeLabel="Close menu"
  footer={<ButtonLink href="/quote">Get a quote</ButtonLink>}
>
  <a href="/services">Services</a>
</Drawer>`,
};
