import { Refused } from "./write-text.ts";

/** From one place of a source to another. */
interface Extent {
  readonly start: number;
  readonly end: number;
}

/** An entry with the comments that belong to it, and its place in the list. */
interface Unit {
  /** The place: line breaks, and comments that stand apart above a blank line. */
  readonly gap: string;
  /** Comments above the entry or before it. */
  readonly above: string;
  readonly code: string;
  /** Between the entry and its comma. */
  readonly beforeComma: string;
  readonly comma: boolean;
  /** A comment that ends the line. */
  readonly beside: string;
}

interface Units {
  readonly units: readonly Unit[];
  /** After the last entry, up to the bracket. */
  readonly closing: string;
}

const piece = /\/\/[^\r\n]*|\/\*[\s\S]*?\*\/|,|\s+/y;

/** The spaces, comments and commas of a text that has nothing else. */
function piecesOf(text: string): readonly string[] {
  const pieces: string[] = [];
  piece.lastIndex = 0;
  while (piece.lastIndex < text.length) {
    const found = piece.exec(text)?.[0];
    if (found === undefined) throw new Refused("This list is written in a way of its own.");
    pieces.push(found);
  }
  return pieces;
}

const isComment = (text: string) => text.startsWith("/");

/** Splits the text between two entries: what belongs to the first, and the rest. */
function split(text: string, isLast: boolean) {
  const pieces = piecesOf(text);
  const commas = pieces.filter((each) => each === ",").length;
  if (commas > 1 || (commas === 0 && !isLast)) {
    throw new Refused("This list has gaps. Open its file to change it.");
  }
  const comma = pieces.indexOf(",");
  const after = pieces.slice(comma + 1);
  const lineEnd = after.findIndex((each) => /[\r\n]/.test(each) && !isComment(each));
  const endsLine = lineEnd >= 0 || isLast;
  const sameLine = lineEnd >= 0 ? after.slice(0, lineEnd) : endsLine ? after : [];
  const count = sameLine.findLastIndex(isComment) + 1;
  return {
    beforeComma: pieces.slice(0, Math.max(comma, 0)).join(""),
    comma: comma >= 0,
    beside: after.slice(0, count).join(""),
    rest: after.slice(count).join(""),
  };
}

/**
 * Splits the text above an entry into what belongs to its position in the list, and its own
 * comments.
 */
function splitAbove(text: string) {
  const apart = /^[\s\S]*\n[ \t]*(?=\r?\n)/.exec(text)?.[0] ?? "";
  const head = /\S/.test(apart) ? apart : "";
  const space = /^\s*/.exec(text.slice(head.length))?.[0] ?? "";
  return { gap: head + space, above: text.slice(head.length + space.length) };
}

function unitsOf(source: string, { start, end }: Extent, entries: readonly Extent[]): Units {
  let before = source.slice(start + 1, entries[0]?.start ?? end - 1);
  const units = entries.map((entry, index) => {
    const next = entries[index + 1];
    const between = source.slice(entry.end, next?.start ?? end - 1);
    const { rest, ...own } = split(between, next === undefined);
    const unit = { ...splitAbove(before), code: source.slice(entry.start, entry.end), ...own };
    before = rest;
    return unit;
  });
  return { units, closing: before };
}

const isOpenLine = (text: string) => /(?:^|\s|\*\/)\/\/[^\r\n]*$/.test(text);

/** The code of a list without its brackets. */
function print({ units, closing }: Units, endsWithComma: boolean): string {
  let code = "";
  const add = (text: string) => {
    if (text === "") return;
    // A comment would swallow what follows it on its line.
    code += isOpenLine(code) && !/^[ \t]*\r?\n/.test(text) ? `\n${text}` : text;
  };
  for (const [index, { gap, above, code: entry, beforeComma, comma, beside }] of units.entries()) {
    const needsComma = index < units.length - 1 || endsWithComma;
    add(gap);
    add(above);
    add(entry);
    if (comma || !needsComma) add(beforeComma);
    if (needsComma) add(",");
    add(beside);
  }
  add(closing);
  return isOpenLine(code) ? `${code}\n` : code;
}

/** Reorders units: each position keeps its own text. */
const placed = (units: readonly Unit[], gaps: readonly string[]): readonly Unit[] =>
  units.map((unit, index) => ({ ...unit, gap: gaps[index] ?? unit.gap }));

const hasComment = (gap: string) => /\S/.test(gap);

/** A place as a new entry takes it after another. */
function newGap(units: readonly Unit[]): string {
  const usual = units[1]?.gap ?? units[0]?.gap ?? "";
  const line = /\r?\n[ \t]*$/.exec(usual)?.[0];
  return line ?? " ";
}

/** The positions without one of them. A detached comment stays. */
function gapsWithout(gaps: readonly string[], index: number): readonly string[] {
  const [own = "", next] = [gaps[index], gaps[index + 1]];
  if (next === undefined) return gaps.slice(0, -1);
  const keepsOwn = hasComment(own) ? !hasComment(next) : index === 0 && !hasComment(next);
  const both = hasComment(own) && hasComment(next) ? own.trimEnd() + next : undefined;
  return gaps.toSpliced(index, 2, both ?? (keepsOwn ? own : next));
}

/** What is done with an entry of a list, or of a record. */
export type EntryChange =
  | { readonly do: "move"; readonly from: number; readonly to: number }
  | { readonly do: "delete"; readonly at: number }
  /** `at` is where the new entry is then. */
  | { readonly do: "insert"; readonly at: number; readonly code: string };

function changed({ units, closing }: Units, change: EntryChange): Units {
  const gaps = units.map(({ gap }) => gap);
  if (change.do === "move") {
    const moved = units.toSpliced(change.from, 1);
    const unit = units[change.from];
    if (!unit) throw new RangeError("There is no such entry.");
    return { units: placed(moved.toSpliced(change.to, 0, unit), gaps), closing };
  }
  if (change.do === "delete") {
    const last = change.at === units.length - 1 ? (gaps[change.at] ?? "") : "";
    return {
      units: placed(units.toSpliced(change.at, 1), gapsWithout(gaps, change.at)),
      closing: hasComment(last) ? last.trimEnd() + closing : closing,
    };
  }
  const unit = { above: "", code: change.code, beforeComma: "", comma: true, beside: "" };
  const gap = newGap(units);
  if (change.at > 0) return { units: units.toSpliced(change.at, 0, { ...unit, gap }), closing };
  const [first, ...others] = units;
  const next = first ? [{ ...first, gap }, ...others] : [];
  return { units: [{ ...unit, gap: first?.gap ?? "" }, ...next], closing };
}

/**
 * A file with another order or number of entries in one list. An entry takes along the comments
 * above it and beside it; those above a blank line stay where they are; all else is byte for byte
 * as it was.
 * @param list from its opening bracket to its closing one
 * @param entries in their order
 * @throws {Refused} if the list has gaps
 */
export function changeEntries(
  source: string,
  list: Extent,
  entries: readonly Extent[],
  change: EntryChange,
): string {
  const before = unitsOf(source, list, entries);
  const endsWithComma = before.units.at(-1)?.comma ?? false;
  const code = print(changed(before, change), endsWithComma);
  return source.slice(0, list.start + 1) + code + source.slice(list.end - 1);
}
