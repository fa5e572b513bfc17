import type { Literal } from "../places/literals.ts";
import {
  readFacts,
  readMarkdown,
  readTag,
  readYaml,
  writeMarkdown,
  writeTag,
  writeYaml,
} from "./entry-text.ts";
import {
  inOneLine,
  readAttribute,
  readMarkup,
  writeAttribute,
  writeMarkup,
} from "./markup-text.ts";
import { joined, type Part, sameFacts, typedText } from "./parts.ts";
import { Refused } from "./refused.ts";
import { readString, readTemplate, writeString, writeTemplate } from "./script-text.ts";

export { Refused };

type Place = Pick<Literal, "start" | "end" | "writing">;

const text = (said: string): readonly Part[] => joined([{ text: said }]);

/** The code of a text that says nothing yet, in the same quotes. */
const emptied = (code: string, writing: Place["writing"]): string =>
  writing === "jsx" ? "" : code.charAt(0).repeat(2);

/** What a text of a file says. */
export function readPart(source: string, { start, end, writing }: Place): readonly Part[] {
  const code = source.slice(start, end);
  switch (writing) {
    case "string":
      return text(readString(code));
    case "template":
      return readTemplate(code);
    case "jsx":
      return text(readMarkup(code));
    case "attribute":
      return text(readAttribute(code));
    case "yaml":
      return readFacts(readYaml(code));
    case "markdown":
      return readMarkdown(code);
    case "tag":
      return readFacts(readTag(code));
  }
}

/**
 * A file in which one text says something else; all else is byte for byte as it was.
 * @throws {Refused} if it would lose a fact, say nothing, or change more than itself
 */
export function writePart(source: string, place: Place, parts: readonly Part[]): string {
  const old = readPart(source, place);
  if (typedText(parts).trim() === "") throw new Refused("A text cannot be empty.");
  if (!sameFacts(old, parts)) {
    throw new Refused("A fact is missing or there twice. Each has to stay in the text once.");
  }
  if (JSON.stringify(joined(parts)) === JSON.stringify(old)) return source;
  const { start, end, writing } = place;
  const code = source.slice(start, end);
  const said = typedText(parts);
  const within = (changed: string) => source.slice(0, start) + changed + source.slice(end);
  const whole = (changed: string | undefined) => {
    if (changed !== undefined) return changed;
    throw new Refused("Here this text would become markup. Open its file to write it.");
  };
  /**
   * What stays as it was written and what is new may mean something else together, such as a dollar
   * and a bracket. Then all of it is written anew.
   */
  const readable = (write: (code: string) => string, wanted = joined(parts)) => {
    for (const before of [code, emptied(code, writing)]) {
      const changed = within(write(before));
      const to = { start, end: end + changed.length - source.length, writing };
      if (JSON.stringify(readPart(changed, to)) === JSON.stringify(wanted)) return changed;
    }
    throw new Refused("This text cannot be written here. Open its file to write it.");
  };
  switch (writing) {
    case "string":
      return readable((before) => writeString(before, said));
    case "template":
      return readable((before) => writeTemplate(before, parts));
    case "jsx":
      return readable((before) => writeMarkup(before, said), text(inOneLine(said)));
    case "attribute":
      return readable((before) => writeAttribute(before, said), text(said.replaceAll("\n", " ")));
    case "yaml":
      return whole(writeYaml(source, place, parts));
    case "markdown":
      return whole(writeMarkdown(source, place, parts));
    case "tag":
      return whole(writeTag(source, place, parts));
  }
}
