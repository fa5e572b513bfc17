import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { others } from "../../packages/content/model/pages/languages.ts";
import { serviceIds } from "../../packages/content/model/services/services.ts";
import { root } from "../run/run.mjs";
import { withoutPlace } from "./overlay.ts";

const owners = join(root, "examples/owners");

/** The agencies that take the site over, each a folder of `examples/owners`. */
export const ownerNames = readdirSync(owners, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(owners, entry.name, "overlay")))
  .map(({ name }) => name);

/** What an agency makes and deletes, as its `owner.json` says, before it writes its own words. */
interface Owner {
  /** The names of its services, in place of the sample's. */
  readonly services: readonly string[];
  /** The names of its legal pages besides those of the sample. */
  readonly legalPages?: readonly string[];
  /** Pages of the sample that it does without, by their ids. */
  readonly deletedPages?: readonly string[];
  /** Files and folders of the sample that it does without. */
  readonly deletedFiles?: readonly string[];
}

/**
 * What is the sample's only: tests of what it specifies and draws, its articles and landing pages.
 */
const sampleOnly = [
  "apps/site/src/brand/reference-drawing.test.ts",
  "packages/content/test/sample",
  "apps/site/src/testing/sample",
  "apps/site/e2e/delivery/sample",
  "apps/site/e2e/screen-reader/sample",
  "packages/content/src/en/articles",
  "packages/content/src/en/landing",
];

/** What services are named after: whose they are, in which language. */
const facts = ["packages/content/src/facts/company.ts", "packages/content/src/en/language.ts"];

/** The scripts that list the agency's articles and cases and cut the fonts to its words. */
const generators = [
  "packages/content/build/pictures.ts",
  "packages/content/build/generate.ts",
  "apps/site/build/fonts/cut-fonts.ts",
  "apps/site/build/fonts/fallback-fonts.ts",
];

/**
 * Makes a copy of the checkout another agency's, as docs/handover.md says: first its facts, then
 * new services and pages, those of the sample away, its tests and articles deleted, and then the
 * words, facts and brand of the agency, and what is made from them.
 * @param node runs a script of the copy
 * @throws if a file of the overlay has no place in the copy
 */
export function takeOver(
  folder: string,
  name: string,
  node: (script: string, ...args: readonly string[]) => void,
): void {
  const overlay = join(owners, name, "overlay");
  const owner: Owner = JSON.parse(readFileSync(join(owners, name, "owner.json"), "utf8"));
  for (const file of facts) cpSync(join(overlay, file), join(folder, file));
  if (others.length > 0) {
    node("tools/new/delete.ts", "language", ...others.map(({ tag }) => tag));
  }
  const { services, legalPages = [], deletedPages = [] } = owner;
  node("tools/new/new.ts", "service", ...services);
  if (legalPages.length > 0) node("tools/new/new.ts", "page", ...legalPages, "--legal");
  node("tools/new/delete.ts", "service", ...serviceIds);
  if (deletedPages.length > 0) node("tools/new/delete.ts", "page", ...deletedPages);
  for (const path of [...sampleOnly, ...(owner.deletedFiles ?? [])]) {
    rmSync(join(folder, path), { recursive: true });
  }
  const lost = withoutPlace(overlay, folder);
  if (lost.length > 0) {
    throw new Error(
      [
        `The checkout no longer has these files, so nothing would read what stands for them in examples/owners/${name}/overlay.`,
        "Move or delete them there, or list them in tools/rehearsal/overlay.ts if they are the agency’s own:",
        ...lost.map((file) => `  ${file}`),
      ].join("\n"),
    );
  }
  // Its own words and drawings take the place of those that are to be replaced.
  for (const parts of ["packages/content/src/en/services", "apps/site/src/artefacts"]) {
    for (const entry of readdirSync(join(overlay, parts), { withFileTypes: true })) {
      if (entry.isDirectory()) rmSync(join(folder, parts, entry.name), { recursive: true });
    }
  }
  rmSync(join(folder, "packages/content/src/en/cases"), { recursive: true });
  cpSync(overlay, folder, { recursive: true });
  for (const script of generators) node(script);
}
