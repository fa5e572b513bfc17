import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  alsoCalled: ["snackbar", "notification"],
  when: "it confirms what somebody did, and they can miss it.",
  whenNot: `they must read it (Alert, next to what it is about), or a field is wrong (its \`error\`).`,
  accessibility: `read out when the screen reader is idle; it never takes the focus. It goes away after six seconds, not while the
pointer or the focus is on it; errors and messages with an action stay. Escape closes the one with the focus,
which then goes back to where it was.`,
  anatomy: [
    { name: "Icon", text: "One shape per tone.", at: ".icon" },
    { name: "Title", text: "What happened.", at: ".title" },
    { name: "Text", text: "Optional; a sentence more.", at: ".text" },
    { name: "Close button", text: "Named by `closeLabel`.", at: "[aria-label=Close]" },
  ],
  keyboard: [
    { keys: ["F8"], text: "Goes to the newest message, also from a dialog." },
    { keys: ["Tab"], text: "Goes to the messages, which are last in the document." },
    { keys: ["Enter", "Space"], text: "Presses the button of a message." },
    { keys: ["Escape"], text: "Closes the message that has the focus, and returns the focus." },
  ],
  usage: `// Once, in a module of the app.
export const toasts = createToasts();

// Once, at the end of the page.
<Toast queue={toasts} label="Notifications" closeLabel="Close" />;

// Anywhere.
toasts.show({ title: "Link copied" });`,
};
