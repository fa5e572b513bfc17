import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { exportedNames, machineExports } from "./exports.ts";
import { type Fork, git } from "./fork.ts";
import type { Whereabouts } from "./imports.ts";
import { type Languages, type NewVersion, placeOf } from "./places.ts";

/** What has text, with imports and exports. */
const withText = new Set([".ts", ".tsx", ".css", ".mdx"]);

/** Whether a file is text that may import something. */
export const isText = (file: string): boolean => withText.has(extname(file));

const isOfSample = (file: string) =>
  file.startsWith("packages/content/src/") || file.startsWith("sites/kolam/");

/** Where Git finds the files of an old version in the new one. */
function renames(root: string, base: string): Map<string, string> {
  const options = ["--name-status", "-M40%", "-l0", "--diff-filter=R"];
  return new Map(
    git(root, ["diff", ...options, base, "HEAD"]).map((line) => {
      const [, from = "", to = ""] = line.split("\t");
      return [from, to];
    }),
  );
}

/** Where the files of a fork belong in the new version. */
export interface Located {
  /** The path in the site's folder of a file that goes there. */
  inSite(file: string): string | undefined;
  /** Whether the new version makes a file by itself. */
  isMade(file: string): boolean;
  /** The file of the new version's sample at the place of the fork's file. */
  sampleOf(file: string): string | undefined;
  /** What the sample's file or the machine's text exports there: other modules ask for it. */
  wantedOf(file: string): readonly string[] | undefined;
  readonly where: Whereabouts;
}

/** Finds where everything of a fork belongs. @param root a checkout of the new version */
export function locate(root: string, fork: Fork, languages: Languages): Located {
  const moved = renames(root, fork.base);
  const next: NewVersion = {
    has: (file) => existsSync(join(root, file)),
    movedTo: (file) => moved.get(file),
  };
  const now = (file: string) => (next.has(file) ? file : moved.get(file));
  const exportsNow = (file: string) => exportedNames(readFileSync(join(root, file), "utf8"));
  const places = new Map(fork.files.map((file) => [file, placeOf(file, languages, next)]));
  const modules = machineExports(root);

  const inSite = (file: string) => {
    const place = places.get(file);
    if (!place || !("to" in place)) return undefined;
    return place.only === undefined || fork.changed.has(file) ? place.to : undefined;
  };
  const sampleOf = (file: string) => {
    const there = now(file);
    return there !== undefined && isOfSample(there) ? there : undefined;
  };
  const wantedOf = (file: string) => {
    const there = now(file) ?? "";
    const isAsked = isOfSample(there) || there.startsWith("packages/content/texts/");
    return isAsked && isText(there) ? exportsNow(there) : undefined;
  };
  const exporting = (name: string) =>
    [...modules].flatMap(([module, names]) => (names.includes(name) ? [module] : []));
  const exported = (file: string): readonly string[] => {
    if (inSite(file) === undefined) {
      const there = now(file);
      return there === undefined ? [] : exportsNow(there);
    }
    const sample = fork.changed.has(file) ? undefined : sampleOf(file);
    if (sample) return exportsNow(sample);
    const wanted = wantedOf(file);
    // What is no longer imported from here is imported from its new place.
    return exportedNames(readFileSync(join(fork.folder, file), "utf8")).filter(
      (name) => wanted === undefined || wanted.includes(name) || exporting(name).length !== 1,
    );
  };
  const inMachine = (file: string) => {
    const there = now(file);
    return there !== undefined && !isOfSample(there) ? there : undefined;
  };
  return {
    inSite,
    isMade: (file) => "made" in (places.get(file) ?? {}),
    sampleOf,
    wantedOf,
    where: { inSite, inMachine, exports: exported, exporting },
  };
}
