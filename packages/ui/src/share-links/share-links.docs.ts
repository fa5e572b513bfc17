import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  alsoCalled: ["social buttons"],
  when: "at the end of content worth sharing.",
  whenNot: "on pages with a form or a shop.",
  accessibility: `a named list of links. The button exists only with scripts and a clipboard API; a live region announces the
result. Nothing is loaded from third parties until a link is followed.`,
  anatomy: [
    { name: "Label", text: "Names the list.", at: ".label" },
    { name: "Links", text: "One for each service; nothing is loaded from it.", at: ".list" },
    { name: "Copy button", text: "Only with scripts and a clipboard.", at: "button" },
  ],
  keyboard: [
    { keys: ["Enter"], text: "Follows a link, or presses the button." },
    { keys: ["Space"], text: "Presses the button." },
  ],
  usage: `<ShareLinks
  label="Share this article"
  url="https://example.com/blog/slow-checkouts"
  title="What a slow checkout costs"
  targetText={{ email: "E-mail", whatsapp: "WhatsApp", linkedin: "LinkedIn", x: "X" }}
/>`,
};
