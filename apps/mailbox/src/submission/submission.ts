import { Refusal } from "../http-error.ts";
import { parseAddress } from "./address.ts";
import type { Posted } from "./posted-form.ts";
import { bodyText, headerText } from "./text.ts";

/** A submission that may be stored: every part is safe for its place in the mail. */
export type Submission = {
  recipient: string;
  spam: boolean;
  submissionId: string | undefined;
  name: string;
  email: string;
  subject: string;
  fromName: string;
  /** Recorded, never used: the access key alone decides who receives the message. */
  toEmail: string | undefined;
  message: string;
  /** Shown under the message: company, phone, further fields, files that were not transmitted. */
  extras: readonly (readonly [label: string, value: string])[];
};

const known = new Set([
  "access_key",
  "name",
  "email",
  "subject",
  "message",
  "from_name",
  "to_email",
  "redirect",
  "botcheck",
  "submission_id",
  // A captcha's proof, which this service does not check: a reader of the mail has no use for it.
  "h-captcha-response",
]);
const joined = new Set(["firstName", "lastName", "first_name", "last_name"]);
const no = new Set(["", "0", "false", "off", "no"]);

/**
 * A form without scripts cannot join two inputs, so a first and a last name stand for the name.
 */
function wholeName(fields: Posted["fields"]): string {
  const name = fields.get("name") ?? "";
  if (name.trim() !== "") return name;
  const first = fields.get("firstName") ?? fields.get("first_name") ?? "";
  const last = fields.get("lastName") ?? fields.get("last_name") ?? "";
  return `${first} ${last}`;
}

/** What a header had to change is repeated as it was written, so that nothing is lost. */
function asWritten(label: string, written: string, kept: string): [string, string][] {
  const text = bodyText(written).trim();
  return text === kept || text === "" ? [] : [[`${label} as written`, text]];
}

/**
 * Turns posted fields into a submission.
 * @throws Refusal 403 unknown access key, 422 with a reason per field
 */
export function readSubmission(posted: Posted, keys: Readonly<Record<string, string>>): Submission {
  const { fields } = posted;
  const get = (key: string): string => fields.get(key) ?? "";
  const errors: Record<string, string> = {};

  const key = get("access_key").trim();
  const recipient = Object.hasOwn(keys, key) ? keys[key] : undefined;
  if (key === "") errors.access_key = "is missing";
  else if (recipient === undefined) {
    throw new Refusal(403, "The access key is not known to this mailbox.");
  }

  const writtenName = wholeName(fields);
  const name = headerText(writtenName);
  if (name === "") errors.name = "is missing";
  const subject = headerText(get("subject"));
  if (subject === "") errors.subject = "is missing";
  const message = bodyText(get("message"));
  if (message.trim() === "") errors.message = "is missing";
  const address = parseAddress(get("email"));
  if (!address.ok) errors.email = address.reason;
  const submissionId = get("submission_id").trim();
  if (!/^[A-Za-z0-9-]{0,64}$/.test(submissionId)) {
    errors.submission_id = "may have 64 letters, digits and hyphens at most";
  }

  if (recipient === undefined || !address.ok || Object.keys(errors).length > 0) {
    throw new Refusal(422, "Some fields are missing or cannot be used.", { errors });
  }

  const further = [...fields].filter(
    ([label]) => !known.has(label) && !(joined.has(label) && get("name").trim() === ""),
  );
  const order = (label: string): number => ["company", "phone"].indexOf(label) >>> 0;
  further.sort(([a], [b]) => order(a) - order(b));
  const fromName = headerText(get("from_name"));

  return {
    recipient,
    spam: !no.has(get("botcheck").trim().toLowerCase()),
    submissionId: submissionId === "" ? undefined : submissionId,
    name,
    email: address.address,
    subject,
    fromName: fromName === "" ? name : fromName,
    toEmail: headerText(get("to_email"), 254) || undefined,
    message,
    extras: [
      ...further.map(
        ([label, value]) =>
          [headerText(label, 100) || "(no name)", bodyText(value).trim()] as const,
      ),
      ...asWritten("name", writtenName, name),
      ...asWritten("email", get("email"), address.address),
      ...asWritten("subject", get("subject"), subject),
      ...asWritten("from_name", get("from_name"), fromName),
      ...posted.files.map(
        ({ field, filename }) =>
          [headerText(field, 100), `${headerText(filename)} (file not transmitted)`] as const,
      ),
    ].filter(([, value]) => value !== ""),
  };
}
