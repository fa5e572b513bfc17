import { existsSync, readFileSync } from "node:fs";

/** What is known of a page: a hash of its text, and the day on which it last changed. */
export interface DatedText {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly hash: string;
}

const heading = `# The day on which the text of each page last changed, and a hash of it. Written by \`pnpm generate\`.
# Take either side of a merge conflict, or both, and run it again.
`;

const line = /^(\d{4}-\d{2}-\d{2}) ([\da-f]+) (\/\S*)$/gm;

/**
 * The pages of a file of dates, by their paths, those of a further language below its tag. Lines
 * of another shape, such as the marks of a merge conflict, are left out.
 */
export function readDates(file: string): ReadonlyMap<string, DatedText> {
  const text = existsSync(file) ? readFileSync(file, "utf8").replaceAll("\r", "") : "";
  return new Map(
    [...text.matchAll(line)].map(([, day = "", hash = "", path = ""]) => [path, { day, hash }]),
  );
}

/** The text of a file of dates: a line for each page, so that branches seldom meet in one. */
export function printDates(pages: ReadonlyMap<string, DatedText>): string {
  const lines = [...pages]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, { day, hash }]) => `${day} ${hash} ${path}\n`);
  return heading + lines.join("");
}

/** The days of a language's pages by their paths in it. */
export function daysIn(
  pages: ReadonlyMap<string, DatedText>,
  tag: string,
  others: readonly string[],
): readonly (readonly [path: string, day: string])[] {
  const isFirst = !others.includes(tag);
  const isIn = (path: string, of: string) => path === `/${of}` || path.startsWith(`/${of}/`);
  return [...pages].flatMap(([path, { day }]) => {
    if (isFirst) return others.some((other) => isIn(path, other)) ? [] : [[path, day] as const];
    return isIn(path, tag) ? [[path.slice(tag.length + 1) || "/", day] as const] : [];
  });
}
