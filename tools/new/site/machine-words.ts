import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hasWords } from "@kolam/content/has-words";
import { untranslatedMark } from "@kolam/content/model/basics/placeholder";
import { mailboxWords } from "@kolam/content/texts/en/forms/mailbox-words";
import english from "@kolam/mailbox/english.json" with { type: "json" };
import { root } from "@kolam/resolve/sites";
import { code } from "../names.ts";

/** The two folders of shared texts, from the root of the repository. */
const texts = "packages/content/texts";
const defaults = "apps/site/defaults/words";
const template = "tools/new/site/template";

/** The language in which all shared texts exist. */
const complete = "en";

/** Texts only of features and pages that a new site does not have. */
const ofLeftOut =
  /^(?:analyzer\/|authors|limits|openings|sectors|forms\/(?:application|newsletter)|pages\/(?:blog|careers|openings|portfolio|price|proof|seo-analyzer))/;

const isShown = (file: string) => !ofLeftOut.test(file);

const filesIn = (folder: string) =>
  globSync("**/*.ts", { cwd: folder })
    .map((file) => file.replaceAll("\\", "/"))
    .sort();

/** A file to write: its path in the site, and its text. */
export interface NewFile {
  readonly path: string;
  readonly text: string;
}

/** Whether there are initial texts for a new site in a language. */
export const speaks = (tag: string): boolean => existsSync(join(root, template, tag));

function read(folder: string, to: string, isWanted = (_file: string) => true) {
  const from = join(root, folder);
  return filesIn(from)
    .filter(isWanted)
    .map((file): NewFile => {
      return { path: `${to}/${file}`, text: readFileSync(join(from, file), "utf8") };
    });
}

const toTranslate = `// ${untranslatedMark}: translate this file, then take out this line.\n`;

/** The same file with a line on top that says that it is in English, if it says anything. */
const marked = (file: NewFile): NewFile =>
  hasWords(file.text) ? { ...file, text: toTranslate + file.text } : file;

/** The initial texts of a new site in a language; in English if there are none. */
export function templateWords(tag: string): NewFile[] {
  if (speaks(tag)) return read(`${template}/${tag}`, tag);
  return read(`${template}/${complete}`, tag).map(marked);
}

/**
 * The interface texts of a supported language. If the site's first language is not supported, its
 * texts would override these, so the site gets its own copy.
 */
export const spokenWords = (tag: string): NewFile[] =>
  speaks(tag) ? read(`${defaults}/${tag}`, tag, isShown) : [];

/** A text that imports others from wherever they are: not all of them are copied. */
const alone = (path: string, text: string, tag: string): string =>
  text
    .replace(/(?<= from ")\.{1,2}\/[^"]+(?=\.ts";)/g, (other) =>
      join(path, "..", other).replaceAll("\\", "/").replace(`texts/${tag}`, "@site/texts"),
    )
    .replace(/(?<= from "@site\/texts\/[^"]+)\.ts(?=";)/g, "");

/**
 * All texts of the mailbox: in English most of them are the mailbox's own; in other languages the
 * site provides each.
 */
const allMailboxWords = (tag: string): string =>
  `/** What the embedded mailbox says to visitors, and the labels of its mails. */
export const mailboxWords = ${code({ ...english, ...mailboxWords, language: tag })} as const;
`;

/** The facts and tokens with which a new site begins. */
export const templateFacts = (): NewFile[] => [
  ...read(`${template}/facts`, "facts"),
  {
    path: "brand/type.tokens.json",
    text: readFileSync(join(root, template, "brand/type.tokens.json"), "utf8"),
  },
];

/**
 * What the machine says in English, to be translated: its texts and the words that a site may leave
 * out. Nothing for a language that it speaks.
 */
export function untranslatedTexts(tag: string): NewFile[] {
  const isThere = (folder: string) => existsSync(join(root, folder, tag));
  const own = isThere(texts) ? [] : read(`${texts}/${complete}`, `texts/${tag}`, isShown);
  if (isThere(defaults)) return [];
  return [
    ...own.map(({ path, text }) => {
      const words = path.endsWith("/mailbox-words.ts") ? allMailboxWords(tag) : text;
      return { path, text: toTranslate + alone(path, words, tag) };
    }),
    ...read(`${defaults}/${complete}`, tag, isShown)
      .filter(({ text }) => hasWords(text))
      .map(marked),
  ];
}
