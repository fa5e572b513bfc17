import { compareCss } from "./css-rules.ts";
import { firstDifference, partsOf } from "./page-parts.ts";

/** The contents of the files of a build by their paths. */
export type Files = ReadonlyMap<string, Buffer>;

/** What is found in two builds. */
interface Found {
  /** What must not be, a sentence each. */
  readonly problems: string[];
  /** Pages and stylesheets with rules in another order, by the first rule that moved. */
  readonly moved: Map<string, string[]>;
}

/** Scripts and stylesheets that pages load; a move may split them otherwise. */
const isSplit = (file: string) => /\/assets\/[^/]+\.(?:js|css)$/.test(file);
const isStylesheet = (file: string) => isSplit(file) && file.endsWith(".css");

const stylesheets = (files: Files) =>
  [...files].flatMap(([file, content]) => (isStylesheet(file) ? [String(content)] : [])).join("");

function differenceOf(before: Buffer, after: Buffer): string {
  if (before.includes(0) || after.includes(0)) return "differs";
  return `: ${firstDifference(String(before), String(after))}`;
}

/** Compares all files of two builds but the scripts. */
export function compareFiles(old: Files, now: Files): Found {
  const problems: string[] = [];
  const moved = new Map<string, string[]>();
  const noteMoved = (file: string, rules: readonly string[]) => {
    for (const rule of rules) moved.set(rule, [...(moved.get(rule) ?? []), file]);
  };
  const compareRules = (name: string, before: string, after: string) => {
    const found = compareCss(before, after);
    for (const rule of found.lost) problems.push(`${name} has lost ${rule}`);
    for (const rule of found.added) problems.push(`${name} has a new ${rule}`);
    return found.moved;
  };
  compareRules("The stylesheets together", stylesheets(old), stylesheets(now));
  for (const file of new Set([...old.keys(), ...now.keys()])) {
    const [before, after] = [old.get(file), now.get(file)];
    if (!before || !after) {
      if (!isSplit(file)) problems.push(`${file} is ${before ? "gone" : "new"}.`);
    } else if (before.equals(after)) {
      // The same bytes, whatever they are.
    } else if (isStylesheet(file)) {
      noteMoved(file, compareCss(String(before), String(after)).moved);
    } else if (file.endsWith(".html")) {
      const [page, page2] = [partsOf(String(before)), partsOf(String(after))];
      const difference = firstDifference(page.html, page2.html);
      if (difference) problems.push(`${file}: ${difference}`);
      noteMoved(file, compareRules(file, page.css, page2.css));
    } else if (!isSplit(file)) {
      problems.push(`${file} ${differenceOf(before, after)}`);
    }
  }
  return { problems, moved };
}
