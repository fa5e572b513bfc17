import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathWithin } from "@kolam/resolve/places";
import { fromRoot, root } from "@kolam/resolve/sites";
import type { ContentProblem } from "@kolam/site/build/editing/explain";

/** A site with one of everything, in made-up words. */
const exampleSite = join(root, "apps/site/test/site");
const folders = ["facts", "en", "texts/en"];

/** The names that a message of the type checker says are missing. */
function missingIn(message: string): string[] {
  const one = /Property '"?([\w-]+)"?' is missing in type/.exec(message)?.[1];
  if (one !== undefined) return [one];
  const list =
    /is missing the following properties from type '.*?': (.*)$/.exec(message)?.[1] ?? "";
  return list.split(/, | and \d+ more/).flatMap((name) => /^[\w-]+$/.exec(name)?.[0] ?? []);
}

/** The value of a name in a module, in one line. */
function textOf(name: string, source: string): string | undefined {
  const lines = source.split("\n");
  const at = lines.findIndex((line) =>
    new RegExp(`^\\s*(?:export const )?"?${name}"?(?::| =) `).test(line),
  );
  const line = lines[at];
  if (line === undefined) return undefined;
  const indent = /^\s*/.exec(line)?.[0].length ?? 0;
  const end = lines.findIndex(
    (text, index) => index > at && (/^\s*/.exec(text)?.[0].length ?? 0) <= indent && text !== "",
  );
  const isOpen = /[[{(]$/.test(line.trimEnd());
  return lines
    .slice(at, isOpen ? end + 1 : at + 1)
    .map((text) => text.trim())
    .join(" ")
    .replace(/,$/, "");
}

/** The same file in the site of the tests, if it has one. */
const exampleOf = (path: string): string | undefined =>
  folders.map((folder) => join(exampleSite, folder, path)).find(existsSync);

/** Where to see the whole file, as the end of a message. */
export function exampleFile(path: string): string {
  const example = exampleOf(path);
  return example === undefined ? "" : ` An example: ${fromRoot(example)}`;
}

/**
 * The test site's text for a missing word, as the end of a message; nothing if no word is missing,
 * or that site lacks it too.
 * @param file the file with the mistake
 * @param places the folders of facts and words of the site that has it
 */
export function exampleFor(
  { message }: Pick<ContentProblem, "message">,
  file: string,
  places: readonly string[],
): string {
  const path = pathWithin(places, file);
  if (path === undefined) return "";
  const example = exampleOf(path);
  if (example === undefined) return "";
  const source = readFileSync(example, "utf8");
  const values = missingIn(message).flatMap((name) => textOf(name, source) ?? []);
  return values.length > 0 ? ` In the site of the tests: ${values.join("; ")}` : "";
}
