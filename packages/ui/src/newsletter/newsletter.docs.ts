import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.2.0",
  alsoCalled: ["sign-up", "subscription", "mailing list"],
  when: "below a list of articles or at the end of a page.",
  whenNot:
    "the form has more than two fields (ContactLayout), or there is nothing to subscribe to yet.",
  notes: [
    `**The form is yours:** \`form\` is a \`<form>\` or a component of the app that renders one. It receives the fields as
children. The kit sends nothing.`,
  ],
  do: "What they get, how often, and how to end it.",
  accessibility: `a region named by its title. Keep a visible label; a placeholder does not replace it. Give the Alert with the outcome the
role \`status\` or \`alert\`.`,
  anatomy: [
    { name: "Title and lead", text: "What subscribers get, and how often.", at: "h2" },
    { name: "Fields", text: "One, or two.", at: ".fields" },
    { name: "Button", text: "Beside the control, even with a message above that.", at: "button" },
    { name: "Note", text: "Optional; how to unsubscribe.", at: ".note" },
  ],
  keyboard: [{ keys: ["Enter"], text: "In a field: sends the form." }],
  usage: `<Newsletter
  title="One letter a month"
  lead="What we learnt, on the first Thursday."
  form={<form action="/subscribe" method="post" />}
  fields={<TextField label="E-mail address" type="email" name="email" required />}
  submit={<Button type="submit">Subscribe</Button>}
  note="Reply “stop” to any letter and you are off the list."
/>`,
};
