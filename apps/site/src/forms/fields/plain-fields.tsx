import { company } from "@kolam/content/company";
import { formWords } from "@kolam/content/forms/words";
import { paths } from "@kolam/content/paths";
import { config } from "../../config.ts";
import type { MailForm } from "../contract/forms.ts";
import { honeypotName } from "../contract/honeypot.ts";

/**
 * What a form posts besides its fields when it has to do without scripts, and the box that only robots
 * tick: not drawn, not in the tab order, not in the accessibility tree, of a type that no browser
 * fills. It is a checkbox, so an unticked one is not sent at all; what a ticked one means is for the
 * mail service to decide.
 */
export function PlainFields({ form }: { form: MailForm }) {
  const fields = {
    access_key: config.mail.keys[form.key],
    from_name: `${company.name} website`,
    to_email: form.recipient,
    redirect: `${config.mail.returnOrigin}${paths["thank-you"].path}`,
    ...form.plain,
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
