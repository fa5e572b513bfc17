import { existsSync } from "node:fs";
import { join } from "node:path";
import { directionOf } from "@kolam/content/model/basics/direction";
import { inLanguage, type Language, languages } from "@kolam/content/model/pages/languages";
import { entryKinds } from "@kolam/content/new-entry";
import { folders, language, site } from "@kolam/resolve/current";
import { machineLanguage, pathWithin } from "@kolam/resolve/places";
import { fromRoot } from "@kolam/resolve/sites";
import { loadSiteConfig } from "../../config/site-config.ts";
import { type KeyedText, keyedTexts } from "../places/keyed-texts.ts";
import type { PlacedText } from "../places/page-texts.ts";
import { joinedEntry, partsOfEntry, withField } from "../writing/front-matter.ts";
import { Answer, objectOf } from "./editor.ts";
import { forwardedHostOf, hostSetting } from "./forwarded-host.ts";
import { type LineTimes, lineTimes } from "./line-times.ts";
import type { Answers, Server } from "./server.ts";
import { Changed } from "./store.ts";

/** What the bar, which is in English, calls a language. */
const englishName = (tag: string) => new Intl.DisplayNames("en", { type: "language" }).of(tag);

/** The state of a text relative to its original. */
export type TranslationState =
  | "missing"
  /** Its original was changed after it. */
  | "older"
  /** It is identical. */
  | "same"
  | "translated";

/** A text of the page in two languages. */
export interface Translation {
  readonly key: string;
  /** The file of the original, from the root of the repository. */
  readonly place: string;
  readonly original: string;
  /** What it says in the other language, if that has it. */
  readonly text: string | null;
  readonly state: TranslationState;
}

/** The URL of a page in a language with its own server. */
export interface PageAddress {
  /** By the name of this machine. */
  readonly local: string;
  /** In a workspace that forwards, if it is known there. */
  readonly forwarded: string | null;
  /** The setting that names the host which forwards to it. */
  readonly setting: string;
}

/** The page in another language. */
export interface PageTranslation {
  readonly tag: string;
  readonly name: string;
  /** As a BCP 47 tag, with the direction of its lines. */
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  readonly hasPage: boolean;
  /** Where the page is in it, if its server runs. */
  readonly address: PageAddress | null;
  /** Whether its file can be copied there, to be translated. */
  readonly canBegin: boolean;
  readonly texts: readonly Translation[];
}

/** What the server answers about the languages of a page. */
export interface PageTranslations {
  /** The language of the originals. */
  readonly first: Pick<PageTranslation, "name" | "language" | "direction">;
  readonly others: readonly PageTranslation[];
}

const [first] = languages;

/** The folders of words in a language, and those of what the machine says, the site's own first. */
const roomsOf = (tag: string): readonly (readonly string[])[] => [
  [folders.words(tag), folders.defaultWords(tag)],
  folders.texts(tag),
];

/** A file of texts, independent of the language: its room, and its path there. */
interface WordsFile {
  readonly room: number;
  readonly path: string;
}

const tags = [...new Set([language, first.tag, machineLanguage])];

/** Which file of texts it is; undefined for facts. */
function wordsFile(file: string): WordsFile | undefined {
  for (const tag of tags) {
    for (const [room, places] of roomsOf(tag).entries()) {
      const path = pathWithin(places, file);
      if (path !== undefined) return { room, path };
    }
  }
  return undefined;
}

/** The location of a file of texts in the first of the languages that has it. */
const fileIn = ({ room, path }: WordsFile, ofTags: readonly string[]): string | undefined =>
  ofTags
    .flatMap((tag) => roomsOf(tag)[room] ?? [])
    .map((folder) => join(folder, path))
    .find(existsSync);

/** The texts of a file with the time of each; without a comparison, they have none. */
type Timed = KeyedText & { readonly time: number };

/** What Git said of a state of a file: it takes a while. */
const known = new Map<string, { readonly version: string; readonly times: Promise<LineTimes> }>();

function timesOf(file: string, version: string): Promise<LineTimes> {
  const found = known.get(file);
  if (found?.version === version) return found.times;
  const times = lineTimes(file);
  known.set(file, { version, times });
  return times;
}

async function timedTexts(
  { store }: Server,
  file: string,
  isCompared: boolean,
): Promise<readonly Timed[]> {
  const { text: source, version } = store.read(file);
  const timeOf = isCompared ? await timesOf(file, version) : () => 0;
  const lineAt = (at: number) => source.slice(0, at).split("\n").length;
  return keyedTexts(source, file).map((text) => {
    const [from, to] = [lineAt(text.start), lineAt(text.end)];
    const times = Array.from({ length: to - from + 1 }, (_, index) => timeOf(from + index));
    return { ...text, time: Math.max(...times) };
  });
}

const shown = (text: string) => text.replaceAll("\0", " … ").trim();

function stateOf(original: Timed, text: Timed | undefined): TranslationState {
  if (!text) return "missing";
  if (original.time > text.time) return "older";
  return shown(original.value) === shown(text.value) ? "same" : "translated";
}

/** A file, and where the texts begin in it that a page shows. */
type ShownFile = readonly [
  file: string,
  { readonly file: WordsFile; readonly starts: ReadonlySet<number> },
];

/** Where the texts of a page are: the files of words in its order, and what of each it shows. */
function filesOf(
  { addresses }: Server,
  texts: readonly PlacedText[],
): ReadonlyMap<ShownFile[0], ShownFile[1]> {
  const files = new Map<string, { file: WordsFile; starts: Set<number> }>();
  for (const { id } of texts.flatMap(({ spans }) => spans)) {
    const address = addresses.at(id);
    const file = address && wordsFile(address.file);
    if (!file) continue;
    const known = files.get(address.file) ?? { file, starts: new Set() };
    known.starts.add(address.start);
    files.set(address.file, known);
  }
  return files;
}

function addressOf({ tag, language: named }: Language, path: string): PageAddress {
  const tags = site.settings.languages;
  const host = forwardedHostOf(tags, tag);
  const { url = "" } = loadSiteConfig().languages.find((each) => each.language === named) ?? {};
  return {
    local: url + encodeURI(path),
    forwarded: host ? `https://${host}${encodeURI(path)}` : null,
    setting: hostSetting(tags, tag),
  };
}

class Translations {
  readonly #server: Server;

  constructor(server: Server) {
    this.#server = server;
  }

  /** The texts of a file that a page shows, beside their originals. */
  async #pairsIn(
    [shownFile, { file, starts }]: ShownFile,
    own: readonly (string | undefined)[],
    tag: string,
  ): Promise<readonly Translation[]> {
    const isEntry = file.path.endsWith(".mdx");
    // Texts about other entries belong to those, and are shown on their pages.
    if (isEntry && !own.includes(shownFile)) return [];
    const [from, to] = [fileIn(file, [first.tag, machineLanguage]), fileIn(file, [tag])];
    if (from === undefined || from === to) return [];
    const [originals, others] = await Promise.all([
      timedTexts(this.#server, from, to !== undefined),
      to === undefined ? [] : timedTexts(this.#server, to, true),
    ]);
    const onPage = shownFile === to ? others : originals;
    const keys = new Set(onPage.filter(({ start }) => starts.has(start)).map(({ key }) => key));
    return originals
      .filter(({ key }) => isEntry || keys.has(key))
      .map((original) => {
        const text = others.find(({ key }) => key === original.key);
        return {
          key: original.key,
          place: fromRoot(from),
          original: shown(original.value),
          text: text ? shown(text.value) : null,
          state: stateOf(original, text),
        };
      });
  }

  /** The texts of a page in a language, beside their originals. */
  async #pairs(
    path: string,
    texts: readonly PlacedText[],
    tag: string,
  ): Promise<readonly Translation[]> {
    const own = [language, first.tag].map((each) => this.#entryFile(path, each));
    const files = [...filesOf(this.#server, texts)];
    return (await Promise.all(files.map((each) => this.#pairsIn(each, own, tag)))).flat();
  }

  /** The file of the entry that has a path, in the folder of the words of a language. */
  #entryFile(path: string, tag: string): string | undefined {
    const files = Object.values(entryKinds).flatMap(({ folder, path: start }) =>
      path.startsWith(start) && /^[a-z0-9-]+$/.test(path.slice(start.length))
        ? join(folders.words(tag), folder, `${path.slice(start.length)}.mdx`)
        : [],
    );
    return files.find(existsSync);
  }

  /** Where the file of an entry would be in another language. */
  #copyIn(path: string, tag: string): { readonly from: string; readonly to: string } | undefined {
    const from = this.#entryFile(path, first.tag);
    if (from === undefined) return undefined;
    const to = join(folders.words(tag), pathWithin([folders.words(first.tag)], from) ?? "");
    return existsSync(to) ? undefined : { from, to };
  }

  async read(request: unknown): Promise<PageTranslations> {
    const path = String(objectOf(request).path);
    const texts = (await this.#server.texts(path)) as readonly PlacedText[];
    const compared = languages.filter(({ tag }) =>
      language === first.tag ? tag !== first.tag : tag === language,
    );
    const others = await Promise.all(
      compared.map(async (one): Promise<PageTranslation> => {
        // Which language is opened: from the first one the other, and back.
        const opened = one.tag === language ? first : one;
        const own = this.#entryFile(path, one.tag) !== undefined;
        return {
          tag: one.tag,
          name: englishName(one.language) ?? one.name,
          language: one.language,
          direction: directionOf(one.language),
          hasPage: own || inLanguage(one, path),
          address: process.env.DEV_PORT ? addressOf(opened, path) : null,
          canBegin: this.#copyIn(path, one.tag) !== undefined,
          texts: await this.#pairs(path, texts, one.tag),
        };
      }),
    );
    const { name, language: tag } = first;
    return {
      first: { name: englishName(tag) ?? name, language: tag, direction: directionOf(tag) },
      others,
    };
  }

  /** Copies an entry into another language, as a draft that is to be translated. */
  begin(request: unknown): { readonly place: string } {
    const { path, tag } = objectOf(request);
    const other = site.settings.languages.slice(1).find((each) => each === tag);
    const copy = other && this.#copyIn(String(path), other);
    if (!copy) throw new Answer(422, "There is nothing that could be copied into this language.");
    const { store } = this.#server;
    const parts = partsOfEntry(store.read(copy.from).text);
    const yaml = withField(parts.yaml, ["draft"], true, ["draft", "title", "project"]);
    try {
      store.add(copy.to, joinedEntry({ ...parts, yaml }));
    } catch (error) {
      if (error instanceof Changed) throw new Answer(409, error.message);
      throw error;
    }
    return { place: fromRoot(copy.to) };
  }
}

/** The requests about the languages of a page. */
export function ofTranslations(server: Server): Answers {
  const translations = new Translations(server);
  return {
    translations: (request) => translations.read(request),
    "translation-begin": (request) => translations.begin(request),
  };
}
