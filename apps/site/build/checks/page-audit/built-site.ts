import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { mediaInUse } from "@kolam/content/media-in-use";
import { withoutSoftHyphens } from "@kolam/content/model/basics/soft-hyphens";
import type { EmbedServiceId } from "@kolam/content/model/media/embed-services";
import { current, languages, others } from "@kolam/content/model/pages/languages";
import { site as chosen, folders } from "@kolam/resolve/current";
import { pathWithin, wordFolders } from "@kolam/resolve/places";
import { root } from "@kolam/resolve/sites";
import type { PageModel } from "@kolam/seo-audit/page";
import { readPage } from "@kolam/seo-audit/page";
import { isForPublic, type SiteConfig } from "../../../config/site-config.ts";
import { allPages, type PageMeta, pageMeta } from "../../../src/seo/page-meta.ts";
import type { PageRef } from "../../../src/seo/page-ref.ts";
import { routePath } from "../../../src/seo/route-path.ts";
import { readLaterPictures } from "../../outputs/pictures/later-pictures.ts";
import { fileOf } from "../../prerender/page-file.ts";
import { markedPlaces } from "../marked-places.ts";

/** A built page with its metadata. */
export interface BuiltPage {
  /** The canonical path; `/404` for the not-found page. */
  readonly path: string;
  /** The full address; `undefined` for the not-found page. */
  readonly url: string | undefined;
  readonly match: PageRef;
  readonly meta: PageMeta;
  readonly html: string;
  /** The page as the SEO audit reads it. */
  readonly model: PageModel;
}

/** The built site: its pages and its other files. */
export interface BuiltSite {
  readonly siteUrl: string;
  /** The base path of pages and files in links; see `SiteConfig`. */
  readonly base: string;
  /** The same for the site in each language, including this one. */
  readonly bases: readonly string[];
  /** Whether pages may link to `localhost` and contain placeholders. */
  readonly isLocalBuild: boolean;
  /** Whether texts of its language are still in English, and marked as such. */
  readonly isUntranslated: boolean;
  /** Whether no page may be indexed. */
  readonly isPreview: boolean;
  /** Read from disk during each iteration, because all pages may not fit into memory. */
  readonly pages: Iterable<BuiltPage>;
  /**
   * The pages in other languages that are below this one: the last build checks the links between
   * languages.
   */
  readonly otherLanguages: Iterable<{ readonly path: string; readonly model: PageModel }>;
  /** The paths of all files, such as `/favicon.svg`. */
  readonly files: ReadonlySet<string>;
  /** The text of a file. */
  readonly text: (path: string) => string;
  /** The services in frames that the privacy policy names. */
  readonly embeds: readonly EmbedServiceId[];
}

/** The files of this build's language that are still in English. */
export function filesToTranslate(): string[] {
  const folders = wordFolders(chosen, [current.tag]);
  return markedPlaces(chosen)
    .filter(({ isTranslation, file }) => isTranslation && pathWithin(folders, join(root, file)))
    .map(({ file }) => file);
}

/**
 * The pictures that the server of a build for this machine makes, by their paths on the site; those
 * of other languages are below it, as their files are.
 */
const laterPictures = (base: string) =>
  [...readLaterPictures(resolve(folders.output, "build-out"))]
    .filter((path) => path.startsWith(`${base}/`))
    .map((path) => path.slice(base.length));

/** Parses the page of a route. */
export function builtPage(
  siteUrl: string,
  match: PageRef,
  source: string,
  isPreview = false,
): BuiltPage {
  // As search engines read it.
  const html = withoutSoftHyphens(source);
  const own = pageMeta(match);
  const meta = isPreview ? { ...own, indexable: false } : own;
  const url = meta.path === null ? undefined : `${siteUrl}${meta.path}`;
  const model = readPage(html, Buffer.byteLength(html), { url, wantsIndexing: meta.indexable });
  return { path: meta.path ?? "/404", url, match, meta, html, model };
}

/**
 * Reads the built site from its folder.
 * @throws when there is none, or a page of the route table has no file
 */
export function readBuiltSite(dist: string, config: SiteConfig): BuiltSite {
  const { siteUrl, base, languages: places, preview } = config;
  if (!existsSync(dist)) throw new Error(`${dist} does not exist. Build the site first.`);
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length).replaceAll("\\", "/"));
  const text = (path: string) => readFileSync(resolve(dist, path.slice(1)), "utf8");
  const isPreview = preview !== undefined;
  const routes: readonly PageRef[] = [...allPages(), { id: "not-found" }];
  const pages = {
    *[Symbol.iterator]() {
      for (const match of routes) {
        yield builtPage(siteUrl, match, text(`/${fileOf(routePath(match) ?? "/404")}`), isPreview);
      }
    },
  };
  const otherLanguages = {
    *[Symbol.iterator]() {
      if (current !== languages[0]) return;
      for (const { language, pages: theirs } of others) {
        const { url: home = "" } = places.find((place) => place.language === language) ?? {};
        for (const each of home.startsWith(`${siteUrl}/`) ? theirs : []) {
          const path = home.slice(siteUrl.length) + each;
          const html = withoutSoftHyphens(text(`/${fileOf(path)}`));
          const url = siteUrl + path;
          yield { path, model: readPage(html, Buffer.byteLength(html), { url }) };
        }
      }
    },
  };
  return {
    otherLanguages,
    siteUrl,
    base,
    bases: places.map(({ url }) => new URL(url).pathname.replace(/\/$/, "")),
    isLocalBuild: !isForPublic(config),
    isUntranslated: filesToTranslate().length > 0,
    isPreview,
    pages,
    files: new Set([...files, ...laterPictures(base)]),
    text,
    embeds: mediaInUse().services,
  };
}
