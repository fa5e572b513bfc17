/**
 * `pnpm new articles export.xml`: the articles of a WordPress site, as drafts, with their pictures
 * and old addresses.
 */

import { folders } from "@kolam/resolve/current";
import { fromRoot } from "@kolam/resolve/sites";
import { spellingFault } from "@kolam/site/build/hosting/old-addresses";
import type { Checkout } from "../edit.ts";
import { placeholderText, toReplace, wordsFolder } from "../names.ts";
import { pagesOfSite } from "../redirects/redirects.ts";
import { Authors, Categories } from "./authors-and-categories.ts";
import { readContent, textOf } from "./content-tree.ts";
import { type Entry, readExport, type WordPressExport } from "./export-file.ts";
import { categoryOf, countCategories, frontMatterOf, plain, slugOfEntry } from "./front-matter.ts";
import { markdownOf } from "./markdown-of.ts";
import { type PictureSource, type TakenPicture, takePictures } from "./pictures.ts";
import type { PictureUse } from "./rewriter.ts";

const folder = `${wordsFolder}/articles`;
const picturesFolder = fromRoot(folders.pictures);

/**
 * Posts with one of these states become drafts of articles; trashed and auto-saved ones are
 * skipped.
 */
const taken = ["publish", "future", "draft", "pending", "private"];

/** WordPress's internal data. */
const internal =
  /^(?:attachment|nav_menu_item|revision|wp_|custom_css|customize_|oembed_cache|user_request)/;

/** An article to be written. */
interface NewArticle {
  readonly entry: Entry;
  readonly slug: string;
}

/** The posts that become articles, each with a unique name. */
function articlesIn({ entries }: WordPressExport): NewArticle[] {
  const names = new Map<string, number>();
  return entries
    .filter(({ kind, status }) => kind === "post" && taken.includes(status))
    .map((entry) => {
      const slug = slugOfEntry(entry);
      const nth = (names.get(slug) ?? 0) + 1;
      names.set(slug, nth);
      return { entry, slug: nth === 1 ? slug : `${slug}-${nth}` };
    });
}

const parsed = (address: string, home: string): URL | undefined =>
  URL.canParse(address, home) ? new URL(address, home) : undefined;

const bareHost = ({ host }: URL): string => host.replace(/^www\./, "");

/** An old path as redirects write it. */
function tidyPath(pathname: string): string {
  let path = pathname;
  try {
    path = decodeURI(pathname);
  } catch {}
  return encodeURI(path.replace(/\/+/g, "/").replace(/(?:\/|\.html)+$/, "") || "/");
}

/** The addresses that a post had: its own, and those before it was renamed. */
function oldPaths({ entry, slug }: NewArticle, home: string): string[] {
  const url = parsed(entry.link, home);
  if (!url || url.search || url.pathname === "/") return [];
  const path = tidyPath(url.pathname);
  const renamed = entry.oldSlugs
    .filter((old) => old && path.toLowerCase().endsWith(`/${entry.slug.toLowerCase()}`))
    .map((old) => tidyPath(path.replace(/[^/]+$/, old)));
  return [...new Set([path, ...renamed])].filter((one) => one !== `/blog/${slug}`);
}

/** Options of an import. */
export interface ImportOptions extends PictureSource {
  /** The name of the export in messages. */
  readonly fileName: string;
}

/**
 * Writes the articles of an export, and reports what was written and what could not be imported.
 */
export async function importArticles(
  checkout: Checkout,
  text: string,
  options: ImportOptions,
): Promise<string> {
  const file = readExport(text);
  const home = file.homes.find((one) => URL.canParse(one)) ?? "https://old.example";
  const hosts = new Set(file.homes.flatMap((one) => parsed(one, home) ?? []).map(bareHost));
  const articles = articlesIn(file);
  const uploads = file.entries.filter(({ kind }) => kind === "attachment");
  const byId = new Map(uploads.map((upload) => [upload.id, upload]));
  const leftOut: { line: number; what: string; title: string }[] = [];

  const newPaths = new Map(
    articles.flatMap((article) =>
      oldPaths(article, home).map((path) => [path, `/blog/${article.slug}`] as const),
    ),
  );
  const byPostId = new Map(articles.map(({ entry, slug }) => [entry.id, `/blog/${slug}`]));
  const pages = new Set(pagesOfSite().map(({ path }) => path));
  const linkOf = (href: string): string | undefined => {
    if (href.startsWith("#") || /^(?!https?:)[a-z][a-z\d+.-]*:/i.test(href)) return undefined;
    const url = parsed(href, home);
    if (!url) return undefined;
    if (!hosts.has(bareHost(url))) {
      url.protocol = "https:";
      return url.href;
    }
    const path = tidyPath(url.pathname);
    const byQuery = byPostId.get(url.searchParams.get("p") ?? "");
    return byQuery ?? newPaths.get(path) ?? (pages.has(path) && !url.search ? path : undefined);
  };

  /** The URL of an original picture, and its data in the export. */
  const originalOf = ({ url, id }: Pick<PictureUse, "url" | "id">) => {
    const upload = id === undefined ? undefined : byId.get(id);
    const found = parsed(upload?.fileUrl || url, home);
    return { url: found && /^https?:$/.test(found.protocol) ? found.href : undefined, upload };
  };

  const textFor = (
    { entry }: NewArticle,
    pictureOf: (use: PictureUse) => { file: string; alt: string } | undefined,
    leave: (line: number, what: string) => void,
  ) =>
    markdownOf(entry.content.text, {
      linkOf,
      leave,
      pictureOf,
      galleryOf: (ids) => {
        const own = uploads.filter(({ parent, fileUrl }) => parent === entry.id && fileUrl);
        const chosen = ids.length > 0 ? ids.flatMap((id) => byId.get(id) ?? []) : own;
        return chosen.map(({ id, fileUrl }) => ({ url: fileUrl, id }));
      },
    });

  const isThere = ({ slug }: NewArticle) => checkout.exists(`${folder}/${slug}.mdx`);
  const added = articles.filter((article) => !isThere(article));
  const photoOf = ({ entry }: NewArticle) => byId.get(entry.meta.get("_thumbnail_id") ?? "");

  const wanted = new Set<string>();
  for (const article of added) {
    const photo = photoOf(article);
    if (photo) wanted.add(originalOf({ url: photo.fileUrl, id: photo.id }).url ?? "");
    textFor(
      article,
      (use) => {
        wanted.add(originalOf(use).url ?? "");
        return undefined;
      },
      () => {},
    );
  }
  wanted.delete("");
  const pictures = await takePictures(checkout, picturesFolder, [...wanted], options);

  const categories = new Categories();
  const authors = new Authors();
  const counts = countCategories(file);
  const oldAddresses = new Set<string>();
  for (const article of added) {
    const { entry, slug } = article;
    const title = plain(entry.title);
    const leave = (line: number, what: string) => leftOut.push({ line, what, title });
    const inContent = (line: number, what: string) => leave(entry.content.line + line - 1, what);
    const shown = (use: PictureUse, report: (line: number, what: string) => void) => {
      const { url, upload } = originalOf(use);
      const picture: TakenPicture = pictures.get(url ?? "") ?? { reason: "it has no address" };
      if ("reason" in picture) {
        report(use.line, `the picture ${use.url.slice(0, 200)}: ${picture.reason}`);
        return undefined;
      }
      const alt = [use.alt, upload?.meta.get("_wp_attachment_image_alt"), use.caption]
        .map((one) => plain(one ?? ""))
        .find(Boolean);
      return { file: picture.file, alt: alt ?? toReplace("What the picture shows.") };
    };
    const body = textFor(article, (use) => shown(use, inContent), inContent);
    const words = readContent(entry.content.text)
      .blocks.filter(({ tagName }) => tagName === "p")
      .map((block) => plain(textOf(block).replaceAll("<", "&lt;")))
      .filter(Boolean)
      .join(" ");
    const photo = photoOf(article);
    const formerly = oldPaths(article, home).filter((path) => {
      const taken = pages.has(path) ? "a page of this site has it." : undefined;
      const twice = oldAddresses.has(path) ? "another article had it too." : undefined;
      const fault = taken ?? twice ?? spellingFault(path);
      if (fault) leave(entry.line, `the old address ${path}: ${fault}`);
      oldAddresses.add(path);
      return !fault;
    });
    const { lines, leftTags } = frontMatterOf({
      entry,
      category: categories.named(categoryOf(entry, categories.all, counts)),
      author: authors.named(entry.author, plain(file.authors.get(entry.author) ?? entry.author)),
      text: words,
      photo: photo
        ? shown({ url: photo.fileUrl, id: photo.id, alt: "", caption: "", line: entry.line }, leave)
        : undefined,
      formerly,
      language: file.language,
    });
    if (leftTags.length > 0) leave(entry.line, `the tags ${leftTags.join(", ")}`);
    if (entry.hasPassword) leave(entry.line, "its password: online, everybody reads it");
    if (entry.status === "private") leave(entry.line, "that it was private");
    const filled = body || placeholderText(`The text of “${title.slice(0, 60)}”.`, 0, 200);
    checkout.create(`${folder}/${slug}.mdx`, `---\n${lines}\n---\n\n${filled}\n`);
  }
  categories.write(checkout);
  authors.write(checkout);

  const others = file.entries.filter(
    ({ kind, status }) => !internal.test(kind) && !(kind === "post" && taken.includes(status)),
  );
  return reportOf({
    fileName: options.fileName,
    added: added.length,
    there: articles.filter((article) => !added.includes(article)).length,
    pictures: new Set([...pictures.values()].flatMap((one) => ("file" in one ? [one.file] : [])))
      .size,
    categories: categories.added,
    authors: [...authors.added.values()],
    leftOut,
    others,
  });
}

interface Report {
  readonly fileName: string;
  readonly added: number;
  readonly there: number;
  readonly pictures: number;
  readonly categories: readonly string[];
  readonly authors: readonly string[];
  readonly leftOut: readonly { line: number; what: string; title: string }[];
  readonly others: readonly Entry[];
}

/** The report of an import for the owner: what was imported and what was not, with its line. */
function reportOf(report: Report): string {
  const { fileName, added, there, pictures, categories, authors, leftOut, others } = report;
  const list = (name: string, items: readonly string[]) =>
    items.length > 0 ? [`New ${name}, in authors-and-categories.ts: ${items.join(", ")}.`] : [];
  const together = Object.values(
    Object.groupBy(leftOut, ({ title, what }) => `${title}\n${what}`),
  ).flatMap((same = []) => same.slice(0, 1).map((one) => ({ ...one, times: same.length })));
  const left = together
    .toSorted((a, b) => a.line - b.line)
    .map(({ line, what, title, times }) => {
      const often = times > 1 ? ` (${times} times)` : "";
      return `  ${fileName}:${line} “${title}”: ${what}${often}`;
    });
  const apart = others.map(
    ({ line, kind, status, title, link }) =>
      `  ${fileName}:${line} “${plain(title)}”: ${kind}, ${status}${link ? `, ${link}` : ""}`,
  );
  return [
    `${added} articles in ${folder}, as drafts, and ${pictures} pictures in ${picturesFolder}.`,
    ...(there > 0 ? [`${there} were there already, and stay as they are.`] : []),
    ...list("categories", categories),
    ...list("authors", authors),
    ...(left.length > 0 ? [`Not taken from their texts (${left.length}):`, ...left] : []),
    ...(apart.length > 0 ? [`No articles (${apart.length}):`, ...apart] : []),
  ].join("\n");
}
