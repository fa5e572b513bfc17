import { paths } from "@kolam/content/model/pages/paths";
import type { Form } from "@kolam/content/model/types/form";
import { formWords } from "@site/texts/forms/words";
import { language } from "@site/words/language";
import { config } from "../../config.ts";
import { languageLinks } from "../../router/languages.ts";
import { filesRequired, subjectField } from "../contract/forms.ts";
import { honeypotName } from "../contract/honeypot.ts";
import { messageTemplate, templateName } from "../contract/message-template.ts";

/**
 * The hidden fields that a form posts without scripts, and the honeypot. There is no `from_name`,
 * so that the mail carries the sender's own name. The honeypot is a checkbox that is neither
 * rendered nor in the tab order nor in the accessibility tree, and that no browser fills in.
 * Unticked it is not sent; what a ticked one means is up to the mail service.
 */
export function PlainFields({ form }: { form: Form }) {
  const fields = {
    access_key: config.mail.keys[form.to],
    to_email: form.recipient,
    form: form.name,
    redirect: `${config.mail.returnUrl}${paths["thank-you"].path}`,
    ...(subjectField(form) ? {} : { subject: form.subject }),
    ...("message" in form.fields
      ? {}
      : { message: [formWords.answersFollow, form.plainNote].filter(Boolean).join(" ") }),
    [templateName]: messageTemplate(form),
    ...(form.sendsFiles ? { [filesRequired]: "1" } : {}),
    // The language in which the mailbox answers.
    ...(languageLinks && languageLinks.first.language !== language ? { _language: language } : {}),
  };
  return (
    <>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div hidden>
        <label>
          <input type="checkbox" name={honeypotName} value="yes" tabIndex={-1} />
          {formWords.honeypot}
        </label>
      </div>
    </>
  );
}
