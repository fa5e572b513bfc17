import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { placeholder, untranslatedMark } from "@kolam/content/model/basics/placeholder";
import { foldersOf } from "@kolam/resolve/places";
import { fromRoot, type Site } from "@kolam/resolve/sites";

/** A place in a site's files that is still to be filled in, or a file that is to be translated. */
export interface MarkedPlace {
  /** From the root of the repository. */
  readonly file: string;
  readonly line: number;
  /** The text there, from the mark on. */
  readonly text: string;
  readonly isTranslation: boolean;
}

/** Output of commands, and installed packages. */
const written = new Set([".generated", "build-out", "dist", "node_modules"]);

/** An article, case or landing page that no public build includes. */
const isDraft = (file: string, source: string) =>
  file.endsWith(".mdx") && /^---\n(?:.*\n)*?draft: true\n/.test(source);

function marksIn(file: string): MarkedPlace[] {
  const source = readFileSync(file, "utf8");
  if (!source.includes(placeholder) || isDraft(file, source)) return [];
  return source.split("\n").flatMap((text, index) =>
    text
      .split(placeholder)
      .slice(1)
      .map((rest) => ({
        file: fromRoot(file),
        line: index + 1,
        text: `${placeholder}${/^[^"`]*/.exec(rest)?.[0] ?? ""}`.trim(),
        isTranslation: `${placeholder}${rest}`.startsWith(untranslatedMark),
      })),
  );
}

/** Every place in the files of a site that is marked, in the order of the files. */
export function markedPlaces(site: Site): MarkedPlace[] {
  const { content } = foldersOf(site);
  const files = [...new Set([site.folder, content])].filter(existsSync).flatMap((folder) =>
    globSync("**/*.{ts,tsx,mdx,json,css}", {
      cwd: folder,
      exclude: (name) => written.has(name),
    }).map((name) => join(folder, name)),
  );
  return [...new Set(files)]
    .filter((file) => statSync(file).isFile())
    .sort()
    .flatMap(marksIn);
}
