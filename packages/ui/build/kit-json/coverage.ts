import { readFileSync } from "node:fs";
import { join } from "node:path";

const document = join(import.meta.dirname, "../../docs/coverage.md");

/** A row of the tables in `docs/coverage.md`: what others call something, and the kit's answer. */
interface Row {
  /** What it is for. */
  readonly use: string;
  /** The names of others. */
  readonly names: readonly string[];
  /** The kit's answer, as it is written. */
  readonly answer: string;
  /** The kit's components in it. */
  readonly parts: readonly string[];
}

/** What the kit does not have, or only partly. */
export interface AbsenceJson {
  readonly use: string;
  readonly names: readonly string[];
  /** Why not, and what to use. */
  readonly answer: string;
}

const isNames = (cell: string) => cell !== "–" && !cell.startsWith("a separate ");

function readRow(line: string): Row {
  const cells = line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());
  const [use = "", ...others] = cells.slice(0, -1);
  const answer = cells.at(-1) ?? "";
  return {
    use,
    names: [...new Set(others.filter(isNames).flatMap((cell) => cell.split(", ")))],
    answer,
    parts: [...answer.matchAll(/`([A-Z]\w+)`/g)].map(([, name = ""]) => name),
  };
}

const text = readFileSync(document, "utf8");

/** What the words after a dash stand for. */
const reasons = new Map(
  [...text.matchAll(/^- \*\*(\w+)\*\*: (.+?)[;.]$/gm)].map(([, word = "", why = ""]) => [
    word,
    why,
  ]),
);

const rows = text
  .split("\n")
  .filter((line) => /^\| (?!-|For |Tailwind Plus )/.test(line))
  .map(readRow);

/**
 * What other collections call a component of the kit or what is near it, without the names that
 * the kit uses itself.
 */
export function otherNamesOf(part: string, parts: readonly string[]): string[] {
  const names = rows
    .filter(({ parts }) => parts.includes(part))
    .flatMap(({ use, names: others }) => [use, ...others]);
  return [...new Set(names)].filter((name) => !parts.includes(name.replaceAll(" ", "")));
}

/** What others have and the kit has not: rows with a dash, which stands for a reason. */
export function absencesJson(): AbsenceJson[] {
  return rows
    .filter(({ answer }) => answer.includes("– "))
    .map(({ use, names, answer }) => ({
      use,
      names,
      answer: answer.replace(/– (\w+)/, (_, word: string) => `none: ${reasons.get(word) ?? word}`),
    }));
}
