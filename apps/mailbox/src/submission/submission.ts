import { createHash, randomUUID } from "node:crypto";
import { HttpError } from "../errors.ts";
import { english, type Said, textIn, type Words } from "../words.ts";
import { parseAddress } from "./address.ts";
import { type Attachment, readAttachment } from "./attachment.ts";
import type { PostedFile, PostedForm } from "./posted-form.ts";
import { fieldsIn, fillIn } from "./template.ts";
import { bodyText, headerText, without } from "./text.ts";

/** A valid submission. Every field is safe in its place in the mail. */
export type Submission = ReturnType<typeof readSubmission>;

/** A form field that asks for an error if the mailbox does not keep the files sent with it. */
const filesRequired = "files_required";
/** A form field with the message's text, in which `{field}` is the placeholder of an answer. */
const messageTemplate = "_message_template";
/** A form field with the language of the form, as a BCP 47 tag, if that is not the first one. */
export const languageName = "_language";
const referenceName = "reference";

/** Fields with their own meaning, which are not listed under the message. */
const knownFields = new Set([
  "access_key",
  "name",
  "email",
  "subject",
  "message",
  "from_name",
  "to_email",
  "form",
  "source",
  "redirect",
  "botcheck",
  "submission_id",
  filesRequired,
  messageTemplate,
  languageName,
  // The character set of a URL-encoded form.
  "_charset_",
  // The tokens of captchas mean nothing to a reader. hCaptcha sends its own under two names.
  "h-captcha-response",
  "g-recaptcha-response",
  "cf-turnstile-response",
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

const referenceOf = (submissionId: string): string => {
  const characters = submissionId.replaceAll("-", "").toUpperCase();
  return `${characters.slice(0, 4)}-${characters.slice(4, 8)}`;
};

/** The original text of a field, if its header had to change it, so that nothing is lost. */
function original(words: Words, label: string, posted: string, header: string) {
  const text = bodyText(posted).trim();
  return [textIn(words, ["asWritten", label]), text === header ? "" : text] as const;
}

function listed(words: Words, { field, filename, content }: PostedFile) {
  const state = content === undefined ? "notTransmitted" : "attached";
  return [headerText(field, 100), textIn(words, [state, headerText(filename)])] as const;
}

/** @throws HttpError 415 if a form needs its files kept and this mailbox keeps none */
function keptFiles({ fields, files }: PostedForm): Attachment[] {
  const dropped = files.find(({ content }) => content === undefined);
  if (dropped && !unticked.has((fields.get(filesRequired) ?? "").trim().toLowerCase())) {
    throw new HttpError(415, ["noFiles"]);
  }
  return files.flatMap(({ filename, content }) =>
    content === undefined ? [] : [readAttachment(filename, content)],
  );
}

/**
 * SHA-256 of everything that the sender wrote, and after a dot of the files, to distinguish a
 * repetition from another message, and another file from other answers.
 */
function digestOf(written: readonly unknown[], files: readonly PostedFile[]): string {
  let answers = JSON.stringify(written);
  const ofFiles = createHash("sha256");
  for (const { filename, content = "" } of files) {
    // A form says in its text which file was chosen.
    answers = without(answers, JSON.stringify(filename).slice(1, -1));
    ofFiles.update(filename).update(content);
  }
  const digest = createHash("sha256").update(answers).digest("hex");
  return files.length === 0 ? digest : `${digest}.${ofFiles.digest("hex")}`;
}

/** Whether two digests are of the same answers, regardless of their files. */
export const sameAnswers = (a: string, b: string): boolean => a.split(".")[0] === b.split(".")[0];

/**
 * Validates posted fields.
 * @throws HttpError 403 for an unknown access key, 415 for a file that cannot be kept, 422 with a
 *   reason for each invalid field
 */
export function readSubmission(
  posted: PostedForm,
  keys: Readonly<Record<string, string>>,
  words: Words = english,
) {
  const { fields } = posted;
  const get = (key: string): string => fields.get(key) ?? "";
  const errors: Record<string, Said> = {};

  const key = get("access_key").trim();
  const recipient = Object.hasOwn(keys, key) ? keys[key] : undefined;
  if (key === "") errors.access_key = ["missing"];
  else if (recipient === undefined) throw new HttpError(403, ["unknownKey"]);

  const template = get(messageTemplate);
  const templated = fieldsIn(template);
  // A form with a template lists all its fields: a newsletter form has no name.
  const postedName = fullName(fields).trim() || (templated.size > 0 ? get("email") : "");
  const name = headerText(postedName);
  if (name === "") errors.name = ["missing"];
  const subject = headerText(get("subject"));
  if (subject === "") errors.subject = ["missing"];
  // A page without scripts cannot create an id, which the reference is a part of.
  const submissionId =
    get("submission_id").trim() || (templated.has(referenceName) ? randomUUID() : "");
  const reference = templated.has(referenceName) ? referenceOf(submissionId) : undefined;
  const answers = new Map([
    ...posted.files.map(({ field, filename }) => [field, filename] as const),
    ...fields,
    [referenceName, reference ?? ""] as const,
  ]);
  const message = template.trim() === "" ? bodyText(get("message")) : fillIn(template, answers);
  if (message.trim() === "") errors.message = ["missing"];
  const address = parseAddress(get("email"));
  if (!address.ok) errors.email = address.reason;
  if (!/^[A-Za-z0-9-]{0,64}$/.test(submissionId)) errors.submission_id = ["wrongId"];

  if (recipient === undefined || !address.ok || Object.keys(errors).length > 0) {
    throw new HttpError(422, ["invalid"], { errors });
  }

  const others = [...fields].filter(
    ([label]) =>
      !knownFields.has(label) &&
      !templated.has(label) &&
      !(nameParts.has(label) && get("name").trim() === ""),
  );
  // Company and phone first; >>> turns the -1 of every other field into the largest number.
  const order = (label: string): number => ["company", "phone"].indexOf(label) >>> 0;
  others.sort(([a], [b]) => order(a) - order(b));
  const postedFrom = headerText(get("from_name"));
  const extras = [
    ...others.map(([label, value]) => [
      headerText(label, 100) || words.nameless,
      bodyText(value).trim(),
    ]),
    original(words, "name", postedName, name),
    original(words, "email", get("email"), address.address),
    original(words, "subject", get("subject"), subject),
    original(words, "from_name", get("from_name"), postedFrom),
    ...posted.files.filter(({ field }) => !templated.has(field)).map((file) => listed(words, file)),
  ] as (readonly [label: string, value: string])[];
  const spam = !unticked.has(get("botcheck").trim().toLowerCase());
  const written = {
    key,
    name,
    email: address.address,
    subject,
    fromName: postedFrom || name,
    /** Only recorded: the access key alone decides the recipient. */
    toEmail: headerText(get("to_email"), 254),
    message,
    /** Listed under the message: company, phone, other fields, names of files. */
    extras: extras.filter(([, value]) => value !== ""),
  };
  return {
    ...written,
    recipient,
    /** Whether it goes to the spam folder. */
    spam,
    /** Why it looks like spam, in a few words each; also given below the threshold. */
    spamReasons: spam ? ["the hidden field is filled in"] : [],
    submissionId,
    /** What the sender may quote in another mail: where the form's template asks for it. */
    reference,
    /** Which form it was; "" if the site does not say. */
    form: headerText(get("form")),
    /** From which page, campaign and website the visitor came; "" if the site does not say. */
    source: headerText(get("source"), 500),
    attachments: keptFiles(posted),
    digest: digestOf(Object.values(written), posted.files),
  };
}
