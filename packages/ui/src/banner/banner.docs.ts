import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.2.0",
  alsoCalled: ["announcement bar"],
  when: "for one thing that most visitors should know for some days.",
  whenNot: "it concerns the page only (Alert), or answers what the visitor did (Toast).",
  notes: [
    "One banner at a time, of one or two sentences.",
    "**Without scripts** its button works: it is in a form of the method `dialog`.",
    `**Remembering** is up to the app: keep in \`onDismiss\` that this banner was dismissed, and do not render it again.`,
  ],
  do: "One thing, and a link that says where it leads.",
  accessibility: `a region named by \`label\`, which a screen reader calls a dialog if it can be dismissed. It takes no focus,
and nothing waits for it. Its button comes after its words.`,
  anatomy: [
    { name: "Words", text: "A sentence or two, with a link at most.", at: ".words" },
    { name: "Button", text: "Optional; dismisses the banner.", at: "[type=submit]" },
  ],
  keyboard: [{ keys: ["Enter", "Space"], text: "On its button: dismisses the banner." }],
  usage: `<Banner label="Announcement" dismissLabel="Dismiss">
  <p>
    We are moving in May. <a href="/moving">The way there</a>
  </p>
</Banner>`,
};
