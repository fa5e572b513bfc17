import { maxTextBytes, tooLarge } from "./posted-form.ts";
import { bodyText, partsOf } from "./text.ts";

/** `{field}`, or `{field:posted=words|posted=words}` with the words for what is posted; `=words` is for nothing. */
const placeholder = /\{([\w-]+)(?::([^{}]*))?\}/g;

/** A part of a choice, whose marks `%`, `=`, `{`, `|` and `}` are percent-encoded. */
const decoded = (part: string) => part.replaceAll(/%(?:25|3D|7B|7C|7D)/gi, decodeURIComponent);

/** The words for a posted value; without a match the value itself. */
function inWords(value: string, choices: string): string {
  const key = value.trim();
  for (const choice of choices.split("|")) {
    const cut = choice.indexOf("=");
    if (cut >= 0 && decoded(choice.slice(0, cut)) === key) return decoded(choice.slice(cut + 1));
  }
  return value;
}

/** The names of the fields in a message template. */
export function fieldsIn(template: string): ReadonlySet<string> {
  return new Set([...template.matchAll(placeholder)].map(([, name = ""]) => name));
}

/**
 * Writes a message from its template. An answer that shares its line with other text is put on one line, so that it
 * cannot look like another answer.
 * @throws HttpError 413 if the message is longer than a submission may be
 */
export function fillIn(template: string, answers: ReadonlyMap<string, string>): string {
  let size = 0;
  const limited = (text: string): string => {
    size += text.length;
    if (size > maxTextBytes) throw tooLarge();
    return text;
  };
  return bodyText(template)
    .split("\n")
    .map((line) =>
      limited(line).replace(placeholder, (found: string, name: string, choices = "") => {
        const answer = limited(inWords(bodyText(answers.get(name) ?? ""), choices));
        return found === line ? answer : partsOf(answer, "\n").join(" ");
      }),
    )
    .join("\n");
}
