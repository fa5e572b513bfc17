import { aligned } from "../../places/align.ts";
import { type Literal, literalsOf } from "../../places/literals.ts";
import { readPart } from "../../writing/write-text.ts";

/** A part of a text. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/** Lines of a file that are others than before. */
export interface Difference {
  readonly before: Range;
  readonly after: Range;
}

const linesOf = (text: string): readonly string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** Where each line begins, and where the last one ends. */
function startsOf(lines: readonly string[]): readonly number[] {
  let start = 0;
  return [0, ...lines.map((line) => (start += line.length))];
}

/** Which lines of a file are others than before, in their order. */
export function differences(before: string, after: string): readonly Difference[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  const [oldStarts, nowStarts] = [startsOf(old), startsOf(now)];
  const partners = aligned(old, now);
  const found: Difference[] = [];
  const add = (from: number, to: number, nowFrom: number, nowTo: number) => {
    const at = (starts: readonly number[], line: number) => starts[line] ?? 0;
    found.push({
      before: { start: at(oldStarts, from), end: at(oldStarts, to) },
      after: { start: at(nowStarts, nowFrom), end: at(nowStarts, nowTo) },
    });
  };
  let [line, other] = [0, 0];
  while (line < old.length || other < now.length) {
    let to = line;
    while (to < old.length && partners[to] === undefined) to += 1;
    const nowTo = partners[to] ?? now.length;
    const count = to - line;
    if (count > 0 && count === nowTo - other) {
      // Line by line, so that each can be dropped alone.
      for (let each = 0; each < count; each += 1) {
        add(line + each, line + each + 1, other + each, other + each + 1);
      }
    } else if (count > 0 || nowTo > other) add(line, to, other, nowTo);
    line = to + 1;
    other = nowTo + 1;
  }
  return found;
}

/** A file as it would be without one of its differences. */
export const without = (before: string, after: string, difference: Difference): string =>
  after.slice(0, difference.after.start) +
  before.slice(difference.before.start, difference.before.end) +
  after.slice(difference.after.end);

/** The text of a place before and after. */
export interface SaidChange {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** The texts of a module; none of one that cannot be read. */
function literals(source: string, file: string): readonly Literal[] {
  try {
    return literalsOf(source, file);
  } catch {
    return [];
  }
}

/** What the literals in a part of a module say, with the names of facts in braces. */
const said = (source: string, all: readonly Literal[], { start, end }: Range) =>
  all
    .filter((literal) => literal.start < end && literal.end > start)
    .map((literal) =>
      readPart(source, literal)
        .map((part) => ("fact" in part ? `{${part.fact}}` : part.text))
        .join(""),
    );

const lines = (source: string, { start, end }: Range) =>
  linesOf(source.slice(start, end))
    .map((line) => line.trim())
    .filter(Boolean);

/** What only one of two lists has. */
const notIn = (texts: readonly string[], others: readonly string[]) =>
  texts.filter((text) => !others.includes(text));

/** What the differences of a file say: its texts, or else its lines. */
export function saidChanges(file: string, before: string, after: string): readonly SaidChange[] {
  const isModule = /\.tsx?$/.test(file);
  const old = isModule ? literals(before, file) : [];
  const now = isModule ? literals(after, file) : [];
  return differences(before, after).map((difference) => {
    const [was, is] = [said(before, old, difference.before), said(after, now, difference.after)];
    const texts = { before: notIn(was, is), after: notIn(is, was) };
    if (texts.before.length > 0 || texts.after.length > 0) return texts;
    return { before: lines(before, difference.before), after: lines(after, difference.after) };
  });
}
