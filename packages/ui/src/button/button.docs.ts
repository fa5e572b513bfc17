import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  when: "to send, open, add or undo something.",
  whenNot: "it leads to another page (ButtonLink).",
  accessibility: `\`type\` defaults to \`"button"\`. While \`busy\` it keeps focus and ignores clicks, because it is
\`aria-disabled\` instead of disabled; its label should say what is going on. A natively disabled button cannot
be reached by keyboard, so it is better to say what is missing.`,
  anatomy: [
    { name: "Button", text: "At least 48 px tall, 40 px if small, 56 px if large.", at: ".root" },
    {
      name: "Spinner",
      text: "Turns while it is busy; hidden from screen readers.",
      at: ".spinner",
    },
  ],
  keyboard: [{ keys: ["Enter", "Space"], text: "Presses it." }],
  usage: `const [sending, setSending] = useState(false);

<Button state={sending ? "busy" : "idle"} onClick={() => setSending(true)}>
  {sending ? "Sending" : "Send message"}
</Button>;`,
};
