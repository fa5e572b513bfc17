import { slugOf } from "@kolam/content/slug";
import { site } from "@kolam/resolve/current";
import { fromHtml } from "hast-util-from-html";
import { placeholderText, today } from "../names.ts";
import { textOf } from "./content-tree.ts";
import type { Entry, WordPressExport } from "./export-file.ts";

/** The text of a field that WordPress keeps as HTML. */
export const plain = (html: string): string =>
  textOf(fromHtml(html, { fragment: true }))
    .replace(/\s+/g, " ")
    .trim();

/** The value of a field, from the data of SEO plugins. */
const first = (entry: Entry, ...keys: string[]): string =>
  keys
    .map((key) => plain(entry.meta.get(key) ?? ""))
    .find((text) => text && !/%%|%\w+%/.test(text)) ?? "";

/** The start of a text: as many whole sentences as fit, or else words. */
export function beginningOf(text: string, least: number, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most);
  const sentences = /^.*[.!?…。।؟](?=\s|$)/s.exec(start)?.[0] ?? "";
  if (sentences.length >= least) return sentences;
  return `${start.slice(0, most - 1).replace(/\s+\S*$/, "")}…`;
}

const isDefault = (name: string) => /^uncategori[sz]ed$/i.test(name);

/** How often the export uses each category. */
export function countCategories({ entries }: WordPressExport): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { terms, kind } of entries) {
    if (kind !== "post") continue;
    for (const term of terms)
      if (term.kind === "category")
        counts.set(plain(term.name), (counts.get(plain(term.name)) ?? 0) + 1);
  }
  return counts;
}

/**
 * The one category that an article has: one that the site has already, or else the one that most
 * have; `undefined` if there is none.
 */
export function categoryOf(
  entry: Entry,
  known: readonly string[],
  counts: ReadonlyMap<string, number>,
): string | undefined {
  const names = entry.terms
    .filter(({ kind, name }) => kind === "category" && !isDefault(name))
    .map(({ name }) => plain(name));
  const own = names
    .map((name) => known.find((one) => one.toLowerCase() === name.toLowerCase()))
    .find(Boolean);
  return own ?? names.sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))[0];
}

/** Case-insensitively distinct words, up to the maximum number for an article. */
function different(words: readonly string[]): string[] {
  return [...new Map(words.filter(Boolean).map((word) => [word.toLowerCase(), word])).values()];
}

/** The front matter of an article. */
export interface ArticleFields {
  readonly entry: Entry;
  readonly category: string;
  readonly author: string;
  /** The text as it is read. */
  readonly text: string;
  readonly photo: { readonly file: string; readonly alt: string } | undefined;
  /** The addresses that the article had. */
  readonly formerly: readonly string[];
  /** The language of the old site. */
  readonly language: string;
}

/** How many tags an article shows. */
const mostTags = 5;

/** The lines at the top of an article's file, and the tags for which there is no place. */
export function frontMatterOf(fields: ArticleFields): { lines: string; leftTags: string[] } {
  const { entry, category, author, text, photo, formerly, language } = fields;
  const title = plain(entry.title) || beginningOf(text, 15, 60) || `Article ${entry.id}`;
  const said = first(
    entry,
    "_yoast_wpseo_metadesc",
    "rank_math_description",
    "_aioseo_description",
  );
  const excerpt = plain(entry.excerpt);
  const description = said || beginningOf(excerpt || text, 110, 160);
  const about = `“${title.slice(0, 60)}”`;
  const day = entry.date || today();
  const terms = entry.terms.filter(
    ({ kind, name }) => kind === "post_tag" || (kind === "category" && !isDefault(name)),
  );
  const tags = different(terms.map(({ name }) => plain(name))).filter(
    (tag) => tag.toLowerCase() !== category.toLowerCase(),
  );
  const focus = first(entry, "_yoast_wpseo_focuskw", "rank_math_focus_keyword").split(",");
  const keywords = different([...focus.map((word) => word.trim()), ...tags]).slice(0, 8);
  const spoken = localeOf(language);
  const isForeign = spoken !== "" && spoken !== localeOf(site.settings.languages[0]);
  const value = JSON.stringify;
  const lines = [
    "draft: true",
    `title: ${value(title)}`,
    `description: ${value(description || placeholderText(`What a search engine shows of ${about}.`, 110, 160))}`,
    `excerpt: ${value(beginningOf(excerpt || text, 80, 200) || placeholderText(`Two sentences for the card of ${about}.`, 80, 200))}`,
    `category: ${value(category)}`,
    `date: ${day}`,
    `updated: ${[day, entry.modified].sort().at(-1)}`,
    `author: ${author}`,
    ...(isForeign ? [`language: ${new Intl.Locale(language).toString()}`] : []),
    ...(photo ? [`photo: { file: ${value(photo.file)}, alt: ${value(photo.alt)} }`] : []),
    `tags: ${value(tags.slice(0, mostTags))}`,
    `keywords: ${value(keywords)}`,
    ...(formerly.length > 0 ? [`formerly: ${value(formerly)}`] : []),
  ];
  return { lines: lines.join("\n"), leftTags: tags.slice(mostTags) };
}

/** The language of a tag without its country; empty if it is no tag. */
function localeOf(tag: string): string {
  try {
    return new Intl.Locale(tag).language;
  } catch {
    return "";
  }
}

/** The last part of an article's address here, from that of the old site, of any script. */
export function slugOfEntry(entry: Entry): string {
  let slug = entry.slug;
  try {
    slug = decodeURIComponent(slug);
  } catch {}
  return slugOf(slug) || slugOf(plain(entry.title)) || `article-${entry.id}`;
}
