import { addressesIn } from "../submission/address.ts";
import { partsOf } from "../submission/text.ts";
import { minSecretLength, type SettingsReader } from "./reader.ts";

/** Public access keys for development. The site's default build uses them. */
export const developmentKeys = {
  "development-careers": "careers@agency.example",
  "development-general": "hello@agency.example",
} as const;

/** Splits a pair at the first sign of its kind; the name is empty if there is none. */
function pairOf(text: string, sign: string): readonly [name: string, value: string] {
  const cut = text.indexOf(sign);
  return [text.slice(0, Math.max(cut, 0)).trim(), text.slice(cut + 1)];
}

/** Access key → recipients of its messages, with commas between them. */
export function readKeys(reader: SettingsReader): Readonly<Record<string, string>> {
  if (reader.text("MAILBOX_KEYS") === undefined) return developmentKeys;
  const keys: Record<string, string> = Object.create(null);
  for (const pair of reader.list("MAILBOX_KEYS")) {
    const [key, value] = pairOf(pair, "=");
    const recipients = addressesIn(value);
    if (key === "" || recipients.length === 0) {
      reader.problems.push(`MAILBOX_KEYS: "${pair}" does not have the form key=address.`);
    } else if (key in keys) reader.problems.push(`MAILBOX_KEYS has the key "${key}" twice.`);
    else keys[key] = recipients.map((one) => reader.address("MAILBOX_KEYS", one)).join(", ");
  }
  return keys;
}

/** The passwords of the people who read the inbox, by name. */
export function readUsers(reader: SettingsReader): Readonly<Record<string, string>> {
  const all: Record<string, string> = Object.create(null);
  for (const pair of reader.list("INBOX_USERS")) {
    const [name, password] = pairOf(pair, ":");
    // The error messages omit the values, because they are passwords.
    if (!/^[\w.-]{1,40}$/.test(name)) {
      reader.problems.push("INBOX_USERS needs name:password, … with plain names.");
    } else if (password.length < minSecretLength) {
      reader.problems.push(
        `INBOX_USERS: the password of "${name}" must have at least ${minSecretLength} characters.`,
      );
    } else if (name in all) reader.problems.push(`INBOX_USERS has the name "${name}" twice.`);
    else all[name] = password;
  }
  return all;
}

/** Of which forms somebody reads the messages, by name. */
export function readUserForms(
  reader: SettingsReader,
  names: readonly string[],
): Readonly<Record<string, readonly string[]>> {
  const all: Record<string, readonly string[]> = Object.create(null);
  for (const pair of reader.list("INBOX_FORMS")) {
    const [name, value] = pairOf(pair, ":");
    const forms = partsOf(value, "|").map((form) => form.trim());
    if (!names.includes(name) || forms.some((form) => form === "")) {
      reader.problems.push(
        `INBOX_FORMS: "${pair}" does not have the form name:Form|Form with a name of INBOX_USERS.`,
      );
    } else all[name] = forms;
  }
  return all;
}
