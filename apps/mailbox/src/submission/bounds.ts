import { HttpError } from "../errors.ts";
import type { Said } from "../words.ts";
import { maxFieldName, maxTextBytes, type PostedForm, tooLarge } from "./posted-form.ts";

/**
 * Longest name of a file, in characters: file systems end at 255, and some programs post a path.
 */
const maxFileName = 1000;

/** Identifiers, switches and names of languages. */
const mark = 200;
/** An address of 254 characters, with room for spaces that were copied along. */
const address = 1000;
/** What a visitor writes on one line, an address of a page, a captcha's token. */
const line = 10_000;
/** A form's own message. Ours have some 2,000. */
const template = 50_000;

/**
 * How long each field that the mailbox reads may be, in characters: far more than any visitor
 * writes there. Every other field is kept as it is, and may be as long as a whole submission.
 */
export const longestFields: ReadonlyMap<string, number> = new Map([
  ["access_key", mark],
  ["submission_id", mark],
  ["files_required", mark],
  ["_language", mark],
  ["_charset_", mark],
  ["email", address],
  ["name", line],
  ["firstName", line],
  ["lastName", line],
  ["first_name", line],
  ["last_name", line],
  ["subject", line],
  ["from_name", line],
  ["to_email", line],
  ["form", line],
  ["source", line],
  ["redirect", line],
  ["botcheck", line],
  ["h-captcha-response", line],
  ["g-recaptcha-response", line],
  ["cf-turnstile-response", line],
  ["_message_template", template],
]);

const tooMuch = (what: string, limit: number): HttpError =>
  new HttpError(
    413,
    `The name of a ${what} is longer than ${limit} characters. Nothing was stored.`,
  );

/**
 * Refuses what is longer than any visitor writes, before anything else looks at it, so that no text
 * keeps the mailbox busy. Nothing is cut: what is accepted is kept.
 * @throws HttpError 413 for the name of a field or of a file and for a text over the limit of a
 *   submission, 422 for any other field
 */
export function refuseOverlong({ fields, files }: PostedForm): void {
  const errors: Record<string, Said> = {};
  for (const [name, value] of fields) {
    if (name.length > maxFieldName) throw tooMuch("field", maxFieldName);
    const limit = longestFields.get(name);
    // Numbers and lists in JSON become longer than they were posted.
    if (limit === undefined && value.length > maxTextBytes) throw tooLarge();
    if (limit !== undefined && value.length > limit) errors[name] = ["tooLongAddress", limit];
  }
  for (const { field, filename } of files) {
    if (field.length > maxFieldName) throw tooMuch("field", maxFieldName);
    if (filename.length > maxFileName) throw tooMuch("file", maxFileName);
  }
  if (Object.keys(errors).length > 0) throw new HttpError(422, ["invalid"], { errors });
}
