import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.2.0",
  when: "a page ends with a form, or is one.",
  whenNot: `the form is the top of its page, with the page's title: Hero with \`variant="form"\`, and ContactDetails as its
\`aside\`.`,
  notes: ["**The form is yours:** the layout sends nothing and knows no fields."],
  do: "Few fields, and the other ways beside them.",
  accessibility: `a region named by its title. On a phone the form comes before the details, in the order in which they are
read out everywhere.`,
  anatomy: [
    { name: "Title and lead", text: "Name the section.", at: ".words" },
    { name: "Form", text: "Whatever its fields, with a heading if it needs one.", at: ".panel" },
    { name: "Details", text: "Optional; other ways to reach you.", at: ".details" },
  ],
  usage: `<ContactLayout
  title="Talk to the person who will do it"
  details={[{ title: "Call", detail: "+00 00 0000 0000", text: "Nine to six." }]}
  formTitle="Send us a message"
>
  <form action="/message" method="post">
    <TextField label="E-mail" type="email" name="email" />
    <TextArea label="Message" name="message" />
    <Button type="submit">Send message</Button>
  </form>
</ContactLayout>`,
};
