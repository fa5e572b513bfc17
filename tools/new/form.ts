import { addEntry, type Checkout } from "./edit.ts";
import { camelCase, code, keyOf, quoted, slugOf, toReplace, UsageError } from "./names.ts";
import { changeTranslations } from "./other-languages.ts";
import { addPage, formList, formOf, refuseExisting, section } from "./page.ts";

/**
 * Adds a page with a form: its definition and texts in one file, its component, a story and its
 * entry in the list of forms.
 */
export function newForm(checkout: Checkout, name: string): void {
  const id = slugOf(name);
  const words = camelCase(id);
  const form = `${words}Form`;
  refuseExisting(checkout, id);
  if (checkout.exists(formOf(id).file)) throw new UsageError(`There is a form “${id}” already.`);
  checkout.create(
    formOf(id).file,
    `import { optionsFrom } from "@kolam/content/model/types/choices";
import { defineForm } from "@kolam/content/model/types/form";
import type { Heading } from "@kolam/content/model/types/heading";

/** The form “${name}”. Page, draft, checks and mail follow from its fields. */
export const ${form} = defineForm({
  id: ${quoted(id)},
  name: ${quoted(name)},
  page: ${quoted(id)},
  to: "hello",
  subject: ${quoted(name)},
  headings: ["CONTACT", "REQUEST"],
  button: { idle: "Send", busy: "Sending...", done: "Sent" },
  alert: ${quoted(`Failed to send “${name}”. Please try again or contact us directly.`)},
  sent: {
    title: (reference) => \`It has arrived. Reference: \${reference}\`,
    text: (email) => \`We answer to \${email}.\`,
  },
  fields: {
    name: {
      kind: "text",
      label: "Name",
      required: true,
      autocomplete: "name",
      mail: { under: "CONTACT" },
      errors: { valueMissing: "Enter your name.", tooLong: "Shorten your name a little." },
    },
    email: {
      kind: "email",
      label: "E-mail",
      required: true,
      autocomplete: "email",
      mail: { under: "CONTACT", as: "Email" },
      errors: {
        valueMissing: "Enter your e-mail address.",
        typeMismatch: "The e-mail address is incomplete.",
        tooLong: "Use a shorter e-mail address.",
      },
    },
    topic: {
      kind: "select",
      label: "Topic",
      required: true,
      placeholder: "Choose a topic",
      options: optionsFrom([${quoted(toReplace("One"))}, ${quoted(toReplace("Two"))}]),
      mail: { under: "REQUEST" },
      errors: { valueMissing: "Choose a topic." },
    },
    message: {
      kind: "textarea",
      label: "Message",
      required: true,
      mail: { under: "REQUEST" },
      errors: { valueMissing: "Write a few sentences.", tooLong: "Shorten the message a little." },
    },
  },
});

/** The texts of its page. */
export const ${words} = ${code({
      hero: { title: name, lead: toReplace(`What the form “${name}” is for, in a sentence.`) },
      form: {
        title: toReplace(`The heading of the form ${name}`),
        lead: toReplace(`What happens after “${name}” was sent.`),
      },
      section: section(name),
    })} as const satisfies {
  hero: Heading;
  form: Heading;
  section: Heading & { paragraphs: readonly string[] };
};
`,
  );
  addPage(checkout, {
    id,
    name,
    words: `forms/${id}`,
    facts: { form: true },
    imports: `import { ${form}, ${words} } from "@site/words/forms/${id}";
import { Section } from "@kolam/ui/section";
import { WholeForm } from "@kolam/site/forms/whole-form.tsx";
`,
    form: `      <Section title={${words}.form.title} lead={${words}.form.lead} layout="aside">
        <WholeForm form={${form}} />
      </Section>
`,
  });
  const listed = (text: string) =>
    addEntry(text, "forms", `  ${keyOf(id)}: ${form},`, formOf(id).imported);
  checkout.edit(formList, listed);
  changeTranslations(checkout, formList, listed);
}
