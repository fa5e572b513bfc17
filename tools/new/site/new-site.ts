import { untranslatedMark } from "@kolam/content/model/basics/placeholder";
import { brandOfColour } from "@kolam/ui/build/brand-of-colour";
import type { Checkout } from "../edit.ts";
import { camelCase, placeholder, quoted, slugOf, today, UsageError } from "../names.ts";
import {
  type NewFile,
  speaks,
  spokenWords,
  templateFacts,
  templateWords,
  untranslatedTexts,
} from "./machine-words.ts";
import { siteNameOf } from "./site-name.ts";
import { withSpellings } from "./spellings.ts";

/** The parts of a new site. */
export interface SiteWishes {
  /** The agency's name. */
  readonly title: string;
  /** The tags of its languages, the first at the root of its addresses. */
  readonly languages: readonly [string, ...string[]];
  /** From which its seven colours follow. */
  readonly colour: string;
  /** Its first service, if its name is known. */
  readonly service?: string | undefined;
}

/** The numbers of written files and lines. */
export interface NewSite {
  readonly name: string;
  /** Files and lines, without those to translate. */
  readonly files: number;
  readonly lines: number;
  /** Marked places, whose text only the agency can write. */
  readonly marked: number;
  /** Files and lines of the machine that are in English and have to be translated. */
  readonly toTranslate: { readonly files: number; readonly lines: number };
}

const linesOf = (files: readonly NewFile[]) =>
  files.reduce((sum, { text }) => sum + text.trimEnd().split("\n").length, 0);

const marksIn = (files: readonly NewFile[], mark: string) =>
  files.reduce((sum, { text }) => sum + text.split(mark).length - 1, 0);

/** A language as those who speak it call it, with a capital letter. */
function nameOf(tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: "language" }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

const languageFile = (
  tag: string,
) => `/** The language of these texts, as a BCP 47 tag with your country. */
export const language = ${quoted(tag)};

/** Its name, as its speakers write it. */
export const name = ${quoted(nameOf(tag))};

/** Its home page, where a page is not there in it. */
export const home = ${quoted(`${placeholder} home page`)};
`;

const siteFile = ({ title, languages }: SiteWishes) =>
  `import type { SiteSettings } from "@kolam/resolve/settings";

/** ${title.replaceAll("*/", "")} */
export const site = {
  languages: [${languages.map(quoted).join(", ")}],
} as const satisfies SiteSettings;
`;

/** The template's own name, service and day, in whose places those of the site are put. */
function filledIn({ title, languages, service }: SiteWishes): (file: NewFile) => NewFile {
  const id = service === undefined ? "our-service" : slugOf(service);
  const named = (text: string) =>
    text.replaceAll("our-service", id).replaceAll("ourService", camelCase(id));
  return ({ path, text }) => ({
    path: named(path),
    text: named(text)
      .replace(/name: "Agency"/, () => `name: ${quoted(title)}`)
      .replaceAll("agency.example", `${slugOf(title)}.example`)
      .replace(/founded: \d{4}/, `founded: ${new Date().getFullYear()}`)
      .replace(/(?<=updated = )"[\d-]+"/, quoted(today()))
      // Its name in the other languages only the agency knows.
      .replace(/(?<=export const name = )"\[Replace\][^"]*"/, (marked) =>
        service === undefined || !path.startsWith(`${languages[0]}/`) ? marked : quoted(service),
      ),
  });
}

function checkLanguages(languages: readonly string[]): void {
  for (const tag of languages) {
    if (!/^[a-z]{2,3}$/.test(tag)) {
      throw new UsageError(`“${tag}” is no language. Give its tag, such as “fr”.`);
    }
  }
  if (new Set(languages).size < languages.length)
    throw new UsageError("A language is there twice.");
}

/**
 * Writes the folder of a new site.
 * @throws {UsageError} if it cannot have this name, colour or language
 */
export function newSite(checkout: Checkout, wishes: SiteWishes): NewSite {
  const { title, languages, colour } = wishes;
  checkLanguages(languages);
  const name = siteNameOf(title, languages[0], checkout.path("sites"));
  const fill = filledIn(wishes);
  const spell = ({ path, text }: NewFile) => ({ path, text: withSpellings(text, languages) });
  let tokens: Readonly<Record<string, string>>;
  try {
    tokens = brandOfColour(colour);
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
  const [first, ...others] = languages;
  const besideUnspoken = speaks(first) ? [] : others.flatMap(spokenWords);
  const words = languages.flatMap((tag) =>
    templateWords(tag).map((file) =>
      file.path === `${tag}/language.ts` && !speaks(tag)
        ? { ...file, text: languageFile(tag) }
        : file,
    ),
  );
  const own: NewFile[] = [
    { path: "site.ts", text: siteFile(wishes) },
    ...templateFacts().map(fill).map(spell),
    ...[...words, ...besideUnspoken].map(fill),
    ...Object.entries(tokens).map(([file, text]) => ({ path: `brand/${file}`, text })),
  ];
  const paths = new Set(own.map(({ path }) => path));
  const toTranslate = languages
    .flatMap((tag) => untranslatedTexts(tag))
    .map(fill)
    .filter(({ path }) => !paths.has(path));
  for (const { path, text } of [...own, ...toTranslate]) {
    checkout.create(`sites/${name}/${path}`, text);
  }
  return {
    name,
    files: own.length,
    lines: linesOf(own),
    marked: marksIn(own, placeholder) - marksIn(own, untranslatedMark),
    toTranslate: { files: toTranslate.length, lines: linesOf(toTranslate) },
  };
}
