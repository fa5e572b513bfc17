import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  alsoCalled: ["notice", "callout"],
  when: "people must know that something happened before they continue.",
  whenNot: `a field is invalid (its own \`error\` and the ErrorSummary), or the message is part of the text.`,
  accessibility: `the text must say what the colour says. Use \`role="alert"\` only for urgent messages that appear later and
\`role="status"\` for other ones that do; neither for a message that is on the page from the start.`,
  anatomy: [
    {
      name: "Icon",
      text: "One shape per tone, so that nothing depends on colour alone.",
      at: ".icon",
    },
    { name: "Title", text: "What happened, in a few words.", at: ".title" },
    { name: "Body", text: "What it means for the reader.", at: ".body" },
    { name: "Actions", text: "What the reader can do about it.", at: ".actions" },
  ],
  usage: `<Alert
  tone="error"
  role="alert"
  title="Your message was not sent"
  actions={<Button size="sm">Send again</Button>}
>
  You are offline. The message is kept on this device.
</Alert>`,
};
