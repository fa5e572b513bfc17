import { placeholder } from "@kolam/content/model/basics/placeholder";
import { isName } from "../places/literals.ts";
import { type Datum, dataOf, stepsTo } from "./module-data.ts";
import { writeString } from "./script-text.ts";

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly code: string;
}

/** The code between two places of a source, with some of it replaced. */
function edited(source: string, from: number, to: number, edits: readonly Edit[]): string {
  let code = "";
  let done = from;
  for (const { start, end, code: written } of [...edits].sort((a, b) => a.start - b.start)) {
    if (start < done) continue;
    code += source.slice(done, start) + written;
    done = end;
  }
  return code + source.slice(done, to);
}

/** The names by which the machine tells entries apart. */
const isIdName = (name = "") => /^(?:id|slug|key)$/.test(name);

/** A name that no other string of the file has, such as `designer-2`. */
function freeName(source: string, name: string): string {
  const stem = name.replace(/-\d+$/, "");
  let count = 2;
  while (source.includes(`"${stem}-${count}"`)) count += 1;
  return `${stem}-${count}`;
}

/** The placeholder text of a new entry. */
export function waitingText(source: string, name: string): string {
  const text = `${placeholder} ${name}`;
  let count = 1;
  const said = () => (count === 1 ? text : `${text} ${count}`);
  while (source.includes(`"${said()}"`)) count += 1;
  return said();
}

/** A datum and all that is in it. */
const within = (data: readonly Datum[], { entry }: Datum) =>
  data.filter(({ start, end }) => start >= entry.start && end <= entry.end);

/** A unique key for an entry of a record, such as `email2`. */
function newName(data: readonly Datum[], { name, nameAt, nameEnd, parent }: Datum) {
  if (name === undefined || nameAt === undefined || nameEnd === undefined) return [];
  const known = data.filter((each) => each.parent === parent).map((each) => each.name);
  let count = 2;
  while (known.includes(`${name}${count}`)) count += 1;
  const isPlain = /^[A-Za-z_$][\w$]*$/.test(name);
  const code = isPlain ? `${name}${count}` : JSON.stringify(`${name}${count}`);
  return [{ start: nameAt, end: nameEnd, code }];
}

/** New names for what tells an entry from others. */
const newIds = (source: string, data: readonly Datum[], like: Datum): readonly Edit[] =>
  within(data, like)
    .filter(
      ({ parent, name, kind }) => parent === like.index && isIdName(name) && kind === "string",
    )
    .map(({ start, end, value }) => ({
      start,
      end,
      code: writeString(source.slice(start, end), freeName(source, String(value))),
    }));

/** The texts of an entry, each to be rewritten. */
function newTexts(source: string, data: readonly Datum[], like: Datum): readonly Edit[] {
  let known = source;
  return within(data, like).flatMap(({ index, kind, value, start, end }): readonly Edit[] => {
    const isText = kind === "template" || (kind === "string" && !isName(String(value)));
    const datum = data[index];
    if (!isText || !datum) return [];
    const name = stepsTo(data, datum).findLast((step) => step.name)?.name ?? "text";
    const code = `"${waitingText(known, name)}"`;
    known += code;
    return [{ start, end, code }];
  });
}

/** What makes the lists of an entry as short as they can be. */
const shortened = (data: readonly Datum[], like: Datum): readonly Edit[] =>
  within(data, like).flatMap(({ kind, index, children }): readonly Edit[] => {
    const [first, last] = [data[children[0] ?? -1], data[children.at(-1) ?? -1]];
    if (kind !== "list" || index === like.index || !first || !last || first === last) return [];
    return [{ start: first.entry.end, end: last.entry.end, code: "" }];
  });

/** What says that an entry is a copy, for as long as nobody has given it a text of its own. */
function copyMark(source: string, data: readonly Datum[], like: Datum): readonly Edit[] {
  const first = within(data, like).find(
    ({ kind, value }) => kind === "string" && !isName(String(value)),
  );
  if (!first || String(first.value).startsWith(placeholder)) return [];
  const { start, end, value } = first;
  const code = writeString(source.slice(start, end), `${placeholder} ${value}`);
  return [{ start, end, code }];
}

/**
 * The code of a copy of an entry: under a name of its own if it has one, and its first text is to
 * be changed. What might be asked too much of is followed by what is asked less of.
 */
export function copiesOf(source: string, file: string, like: number): readonly string[] {
  const data = dataOf(source, file);
  const datum = data[like];
  if (!datum) return [];
  const { start, end } = datum.entry;
  const ids = newIds(source, data, datum);
  const mark = copyMark(source, data, datum);
  const name = newName(data, datum);
  const write = (edits: readonly Edit[]) => edited(source, start, end, [...name, ...edits]);
  return [...new Set([write([...ids, ...mark]), write(ids), write([])])];
}

/**
 * The code of a new entry of a list that has this one: its texts wait to be written.
 */
export function newEntries(source: string, file: string, like: number): readonly string[] {
  const data = dataOf(source, file);
  const datum = data[like];
  if (!datum) return [];
  const { start, end } = datum.entry;
  const name = newName(data, datum);
  const write = (edits: readonly Edit[]) => edited(source, start, end, [...name, ...edits]);
  const ids = newIds(source, data, datum);
  const cuts = shortened(data, datum);
  const texts = newTexts(source, data, datum);
  const outside = texts.filter(
    (text) => !cuts.some((cut) => cut.start <= text.start && text.end <= cut.end),
  );
  return [
    ...new Set([
      write([...ids, ...cuts, ...outside]),
      write([...ids, ...texts]),
      write(texts),
      ...copiesOf(source, file, like),
    ]),
  ];
}
