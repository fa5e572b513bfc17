import { betweenValues, maxTextBytes, tooLarge } from "./posted-form.ts";
import { bodyText, partsOf } from "./text.ts";

/**
 * `{field}`, or `{field:posted=words|posted=words}` with the words for what is posted; `=words` is
 * for nothing.
 */
const placeholder = /\{([\w-]+)(?::([^{}]*))?\}/g;

/** A part of a choice, whose marks `%`, `=`, `{`, `|` and `}` are percent-encoded. */
const decoded = (part: string) => part.replaceAll(/%(?:25|3D|7B|7C|7D)/gi, decodeURIComponent);

/** The text for a posted value, or for each of several, if the options define any. */
function inWords(posted: string, choices: string): string | undefined {
  const words = new Map<string, string>();
  for (const choice of choices.split("|")) {
    const cut = choice.indexOf("=");
    if (cut >= 0) words.set(decoded(choice.slice(0, cut)), decoded(choice.slice(cut + 1)));
  }
  const whole = words.get(posted);
  if (whole !== undefined) return whole;
  const values = posted.split(betweenValues);
  // An empty part comes from two commas that somebody typed; it is not a missing answer.
  if (!values.some((value) => value !== "" && words.has(value))) return undefined;
  return values.map((value) => (value && words.get(value)) || value).join(betweenValues);
}

const onOneLine = (text: string): string => partsOf(text, "\n").join(" ");

/** The names of the fields in a message template. */
export function fieldsIn(template: string): ReadonlySet<string> {
  return new Set([...template.matchAll(placeholder)].map(([, name = ""]) => name));
}

/**
 * Writes a message from its template. An answer that shares its line with other text is put on one
 * line, so that it cannot look like another answer. Takes linear time: each answer is read once,
 * however often the template names it.
 * @throws HttpError 413 if the message is longer than a submission may be
 */
export function fillIn(template: string, answers: ReadonlyMap<string, string>): string {
  let size = 0;
  const limited = (text: string): string => {
    size += text.length;
    if (size > maxTextBytes) throw tooLarge();
    return text;
  };
  const read = new Map<string, { whole: string; posted: string; line: string }>();
  const answerOf = (name: string) => {
    const known = read.get(name);
    if (known) return known;
    const whole = bodyText(answers.get(name) ?? "");
    const answer = { whole, posted: whole.trim(), line: onOneLine(whole) };
    read.set(name, answer);
    return answer;
  };
  return bodyText(template)
    .split("\n")
    .map((line) =>
      limited(line).replace(placeholder, (found: string, name: string, choices = "") => {
        const answer = answerOf(name);
        const words = inWords(answer.posted, choices);
        const whole = limited(words ?? answer.whole);
        if (found === line) return whole;
        return words === undefined ? answer.line : onOneLine(words);
      }),
    )
    .join("\n");
}
