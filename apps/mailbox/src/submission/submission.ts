import { HttpError } from "../http-error.ts";
import { parseAddress } from "./address.ts";
import type { PostedForm } from "./posted-form.ts";
import { bodyText, headerText } from "./text.ts";

/** A valid submission. Every field is safe in its place in the mail. */
export type Submission = {
  recipient: string;
  spam: boolean;
  submissionId: string | undefined;
  name: string;
  email: string;
  subject: string;
  fromName: string;
  /** Only recorded: the access key alone decides the recipient. */
  toEmail: string | undefined;
  message: string;
  /** Listed under the message: company, phone, other fields, names of files that were not kept. */
  extras: readonly (readonly [label: string, value: string])[];
};

/** Fields with a meaning of their own, which are not listed under the message. */
const knownFields = new Set([
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
  // This service does not check captchas, and the token means nothing to a reader.
  "h-captcha-response",
]);
const nameParts = new Set(["firstName", "lastName", "first_name", "last_name"]);
/** Values of `botcheck` that mean an unticked box. */
const unticked = new Set(["", "0", "false", "off", "no"]);

/** The name, or the first and last name: a form without scripts cannot join two inputs. */
function fullName(fields: PostedForm["fields"]): string {
  const name = fields.get("name") ?? "";
  if (name.trim() !== "") return name;
  const first = fields.get("firstName") ?? fields.get("first_name") ?? "";
  const last = fields.get("lastName") ?? fields.get("last_name") ?? "";
  return `${first} ${last}`;
}

/** The original text of a field, if its header had to change it, so that nothing is lost. */
function original(label: string, posted: string, header: string): [string, string][] {
  const text = bodyText(posted).trim();
  return text === header || text === "" ? [] : [[`${label} as written`, text]];
}

/**
 * Validates posted fields.
 * @throws HttpError 403 for an unknown access key, 422 with a reason for each invalid field
 */
export function readSubmission(
  posted: PostedForm,
  keys: Readonly<Record<string, string>>,
): Submission {
  const { fields } = posted;
  const get = (key: string): string => fields.get(key) ?? "";
  const errors: Record<string, string> = {};

  const key = get("access_key").trim();
  const recipient = Object.hasOwn(keys, key) ? keys[key] : undefined;
  if (key === "") errors.access_key = "is missing";
  else if (recipient === undefined) {
    throw new HttpError(403, "This mailbox does not know the access key.");
  }

  const postedName = fullName(fields);
  const name = headerText(postedName);
  if (name === "") errors.name = "is missing";
  const subject = headerText(get("subject"));
  if (subject === "") errors.subject = "is missing";
  const message = bodyText(get("message"));
  if (message.trim() === "") errors.message = "is missing";
  const address = parseAddress(get("email"));
  if (!address.ok) errors.email = address.reason;
  const submissionId = get("submission_id").trim();
  if (!/^[A-Za-z0-9-]{0,64}$/.test(submissionId)) {
    errors.submission_id = "may have at most 64 letters, digits and hyphens";
  }

  if (recipient === undefined || !address.ok || Object.keys(errors).length > 0) {
    throw new HttpError(422, "Some fields are missing or invalid.", { errors });
  }

  const others = [...fields].filter(
    ([label]) => !knownFields.has(label) && !(nameParts.has(label) && get("name").trim() === ""),
  );
  // Company and phone first; >>> turns the -1 of every other field into the largest number.
  const order = (label: string): number => ["company", "phone"].indexOf(label) >>> 0;
  others.sort(([a], [b]) => order(a) - order(b));
  const fromName = headerText(get("from_name"));

  return {
    recipient,
    spam: !unticked.has(get("botcheck").trim().toLowerCase()),
    submissionId: submissionId === "" ? undefined : submissionId,
    name,
    email: address.address,
    subject,
    fromName: fromName === "" ? name : fromName,
    toEmail: headerText(get("to_email"), 254) || undefined,
    message,
    extras: [
      ...others.map(
        ([label, value]) =>
          [headerText(label, 100) || "(no name)", bodyText(value).trim()] as const,
      ),
      ...original("name", postedName, name),
      ...original("email", get("email"), address.address),
      ...original("subject", get("subject"), subject),
      ...original("from_name", get("from_name"), fromName),
      ...posted.files.map(
        ({ field, filename }) =>
          [headerText(field, 100), `${headerText(filename)} (file not transmitted)`] as const,
      ),
    ].filter(([, value]) => value !== ""),
  };
}
