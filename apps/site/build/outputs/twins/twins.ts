import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { SiteConfig } from "../../../config/site-config.ts";
import type { SearchPage } from "../../../src/pages/not-found/search/search-site.ts";
import { allPages, pageMeta } from "../../../src/seo/page-meta.ts";
import type { PageRef } from "../../../src/seo/page-ref.ts";
import { absoluteUrl } from "../../../src/seo/route-path.ts";
import { twinPath } from "../../../src/seo/twin-path.ts";
import { listedArticles, llmsFullPath } from "../crawl-files/llms.ts";
import { pageName } from "./page-name.ts";
import { searchParts } from "./search-parts.ts";
import { readPage, toMarkdown } from "./to-markdown.ts";

type Ref = Exclude<PageRef, { id: "not-found" }>;

/** How much of an article the search looks through below each heading, in characters. */
const inArticles = 80;

/**
 * How many of the newest articles the search of the whole site knows; the blog's own search knows
 * all.
 */
const searchedArticles = 200;

const refs: ReadonlyMap<string, Ref> = new Map(
  allPages().flatMap((ref) => {
    const meta = pageMeta(ref);
    return meta.path !== null && twinPath(meta) ? [[meta.path, ref] as const] : [];
  }),
);

/** The articles' places in the list, the newest first. */
const places = new Map<string, number>(
  [...refs.values()]
    .filter(({ id }) => id === "article")
    .map((ref, place) => ["slug" in ref ? ref.slug : "", place]),
);

/** Whether a page is no article, or one of the newest. */
const isAmong = (newest: number, ref: Ref): boolean =>
  ref.id !== "article" || (places.get(ref.slug) ?? newest) < newest;

/** A page's twin, and what the search of the site knows of it. */
interface Twin {
  readonly markdown: string;
  readonly searched: SearchPage;
}

/**
 * Makes the twin of a page.
 * @param html the page's document
 * @returns `undefined` for a page that has none
 */
export function twinOf(path: string, html: string, siteUrl: string): Twin | undefined {
  const ref = refs.get(path);
  if (!ref) return undefined;
  const page = readPage(html, absoluteUrl(siteUrl, path));
  const parts = searchParts(page, ref.id === "article" ? inArticles : undefined);
  return { markdown: toMarkdown(page), searched: { path, ...pageName(ref), parts } };
}

/** The pages' twins in Markdown, as they are built. */
export class Twins {
  readonly #searched = new Map<string, SearchPage>();
  readonly #texts = new Map<string, string>();
  readonly #config: Pick<SiteConfig, "siteUrl">;
  readonly #outDir: string;

  constructor(config: Pick<SiteConfig, "siteUrl">, outDir: string) {
    this.#config = config;
    this.#outDir = outDir;
  }

  /** Writes the twin of a page. Keeps only the texts that `llms-full.txt` holds. */
  readonly note = (html: string, path: string): void => {
    const ref = refs.get(path);
    const twin = twinOf(path, html, this.#config.siteUrl);
    const file = ref && twinPath(pageMeta(ref));
    if (!twin || !file) return;
    const target = resolve(this.#outDir, file.slice(1));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, twin.markdown);
    if (isAmong(listedArticles, ref)) this.#texts.set(path, twin.markdown);
    if (ref.page === undefined && isAmong(searchedArticles, ref)) {
      this.#searched.set(path, twin.searched);
    }
  };

  /** Writes `llms-full.txt`: all twins that `llms.txt` leads to, each below its page's address. */
  writeFull(): void {
    const file = resolve(this.#outDir, llmsFullPath.slice(1));
    writeFileSync(file, "");
    for (const [path, text] of this.#texts) {
      appendFileSync(file, `<${absoluteUrl(this.#config.siteUrl, path)}>\n\n${text}\n`);
    }
  }

  /** What the search of the whole site looks through; what several pages say, the first says. */
  searched(): readonly SearchPage[] {
    const said = new Set<string>();
    return [...this.#searched.values()].map((page) => ({
      ...page,
      parts: page.parts.filter((part) => {
        const words = `${part.title}\n${part.text}`;
        const isNew = !said.has(words);
        said.add(words);
        return isNew;
      }),
    }));
  }
}
