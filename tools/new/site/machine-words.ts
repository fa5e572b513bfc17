import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The machine's own words of two kinds, from the root of the repository. */
const texts = "packages/content/texts";
const defaults = "apps/site/defaults/words";
const template = "tools/new/site/template";

/** The language in which the machine has all of its words. */
const complete = "en";

/** What only parts show that a new site does without. */
const ofLeftOut =
  /^(?:analyzer\/|openings|limits|forms\/(?:application|newsletter)|pages\/(?:careers|openings|price|proof|seo-analyzer))/;

const filesIn = (folder: string) =>
  globSync("**/*.ts", { cwd: folder })
    .map((file) => file.replaceAll("\\", "/"))
    .sort();

/** A file to write: its path in the site, and its text. */
export interface NewFile {
  readonly path: string;
  readonly text: string;
}

/** Whether the machine speaks a language: a site in it needs no texts of its own. */
export const speaks = (root: string, tag: string): boolean =>
  existsSync(join(root, template, tag)) && existsSync(join(root, texts, tag));

function read(root: string, folder: string, to: string, isWanted = (_file: string) => true) {
  const from = join(root, folder);
  return filesIn(from)
    .filter(isWanted)
    .map((file): NewFile => {
      return { path: `${to}/${file}`, text: readFileSync(join(from, file), "utf8") };
    });
}

/** The words with which a new site begins in a language; those of English where there are none. */
export const templateWords = (root: string, tag: string): NewFile[] =>
  read(root, `${template}/${speaks(root, tag) ? tag : complete}`, tag);

/** The facts and tokens with which a new site begins. */
export const templateFacts = (root: string): NewFile[] => [
  ...read(root, `${template}/facts`, "facts"),
  {
    path: "brand/type.tokens.json",
    text: readFileSync(join(root, template, "brand/type.tokens.json"), "utf8"),
  },
];

/**
 * What the machine says in English, to be translated: its texts and the words that a site may leave
 * out. Nothing for a language that it speaks.
 */
export function untranslatedTexts(root: string, tag: string): NewFile[] {
  if (speaks(root, tag)) return [];
  const isWanted = (file: string) => !ofLeftOut.test(file);
  return [
    ...read(root, `${texts}/${complete}`, `texts/${tag}`, isWanted),
    ...read(root, `${defaults}/${complete}`, tag, isWanted),
  ];
}
