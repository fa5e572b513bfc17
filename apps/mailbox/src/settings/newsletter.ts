import { readSmtpUrl } from "../smtp-url.ts";
import type { SettingsReader } from "./reader.ts";

/** Whether all values are strings. */
const hasTexts = <Name extends string>(
  given: Record<Name, unknown>,
): given is Record<Name, string> =>
  Object.values(given).every((one) => typeof one === "string" && one !== "");

/** How addresses for the newsletter are confirmed; `undefined` if they are not. */
export function readNewsletter(reader: SettingsReader) {
  const paths = reader.list("MAILBOX_NEWSLETTER");
  if (paths.length === 0) return undefined;
  const given = paths.flatMap((path) => {
    const texts = reader.json("MAILBOX_NEWSLETTER", path, ({ form, sender, language, text }) => {
      const all = { form, sender, language, text };
      if (hasTexts(all)) return all;
      reader.problems.push("MAILBOX_NEWSLETTER needs form, sender, language and text.");
      return undefined;
    });
    return texts ? [texts] : [];
  });
  const url = reader.text("NEWSLETTER_URL");
  const smtp = reader.text("NEWSLETTER_SMTP_URL");
  if (smtp !== undefined) {
    const wrong = readSmtpUrl(smtp).problems;
    reader.problems.push(...wrong.map((problem) => `NEWSLETTER_SMTP_URL ${problem}`));
  } else if (url !== undefined) {
    reader.problems.push(
      "NEWSLETTER_SMTP_URL is missing: letters that confirm need a relay account of their own.",
    );
  }
  if (url !== undefined && URL.parse(url)?.protocol !== "https:") {
    reader.problems.push(
      "NEWSLETTER_URL must be the mailbox’s own address and begin with https://.",
    );
  }
  return {
    /** The form whose addresses are confirmed. */
    form: given[0]?.form ?? "",
    /** Whose newsletter it is. */
    sender: given[0]?.sender ?? "",
    /** The text beside the form, by language. */
    texts: Object.fromEntries(given.map(({ language, text }) => [language, text])),
    /** Where its links lead; without one, to this machine. */
    url: (url ?? `http://localhost:${reader.text("MAILBOX_PORT") ?? 4174}`).replace(/\/$/, ""),
    /** The sender, another one than that of the forms’ mails. */
    from: reader.address(
      "NEWSLETTER_FROM",
      reader.text("NEWSLETTER_FROM") ?? "newsletter@agency.example",
    ),
    /** The relay; without one, on this machine, the log has the link. */
    smtp,
    /** How many letters go out in a day. */
    perDay: reader.whole("NEWSLETTER_PER_DAY", 100, 1, 10_000),
  };
}
