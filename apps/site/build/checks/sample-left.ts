import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { foldersOf } from "@kolam/resolve/places";
import { allSites, fromRoot, type Site } from "@kolam/resolve/sites";

/**
 * The invented content of an example: reviews, claims, cases and people, by the files of a
 * language.
 */
const invented = ["testimonials.ts", "claims.ts", "cases/*.mdx", "pages/about.ts", "openings.ts"];

/** Shorter texts are anybody's: a label, a name of a field. */
const shortest = 24;

/** The texts of a file: its literals, or the lines of an article or a case. */
function textsIn(file: string): string[] {
  const source = readFileSync(file, "utf8");
  const texts = file.endsWith(".mdx")
    ? source.split("\n").map((line) => line.replace(/^[\w-]+: |^#+ /, ""))
    : [...source.matchAll(/"((?:[^"\\\n]|\\.)+)"|`([^`]+)`/g)].map(
        ([, one, other]) => one ?? other ?? "",
      );
  return texts
    .map((text) => text.trim())
    .filter((text) => text.length >= shortest && /\p{L} \p{L}/u.test(text));
}

const filesOf = (site: Site, patterns: readonly string[]): string[] =>
  site.settings.languages.flatMap((tag) => {
    const folder = foldersOf(site).words(tag);
    return patterns.flatMap((pattern) =>
      globSync(pattern, { cwd: folder }).map((name) => join(folder, name)),
    );
  });

/** A text of an example in a file of another site. */
export interface SampleText {
  /** From the root of the repository. */
  readonly file: string;
  readonly line: number;
  readonly text: string;
  /** The example whose it is. */
  readonly of: string;
}

/**
 * The texts that a site has kept from an example: invented reviews, figures, cases and people,
 * which are untrue of any other agency. An example may keep its own.
 */
export function sampleLeft(site: Site, examples: readonly Site[] = allSites()): SampleText[] {
  if (site.settings.example) return [];
  const owners = new Map(
    examples
      .filter(({ settings, name }) => settings.example && name !== site.name)
      .flatMap((example) =>
        filesOf(example, invented).flatMap((file) =>
          textsIn(file).map((text) => [text, example.name] as const),
        ),
      ),
  );
  return filesOf(site, ["**/*.{ts,mdx}"])
    .filter(existsSync)
    .sort()
    .flatMap((file) => {
      const lines = readFileSync(file, "utf8").split("\n");
      return textsIn(file).flatMap((text) => {
        const of = owners.get(text);
        const line = lines.findIndex((one) => one.includes(text)) + 1;
        return of === undefined ? [] : [{ file: fromRoot(file), line, text, of }];
      });
    });
}
