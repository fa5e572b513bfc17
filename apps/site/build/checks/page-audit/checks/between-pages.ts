import { SiteAudit } from "@kolam/seo-audit/site";
import { fileOf } from "../../../prerender/page-file.ts";
import type { BuiltPage, BuiltSite } from "../built-site.ts";
import { factsOf, type PageFacts } from "../page-facts.ts";
import type { Problem } from "../problem.ts";
import { crawlFileProblems } from "./crawl-files.ts";
import { sharedHeadingProblems } from "./shared-words.ts";

/** Visitors reach these without a link. */
const reachedOtherwise: ReadonlySet<string> = new Set([
  "not-found",
  "thank-you",
  "landing",
  "opening",
]);

/**
 * Finds the problems between pages, and those of the files for crawlers. Give it every page, then
 * ask.
 */
export class BetweenPages {
  readonly #site: BuiltSite;
  readonly #files: Set<string>;
  readonly #audit: SiteAudit;
  readonly #pages = new Map<string, PageFacts>();

  constructor(site: BuiltSite) {
    this.#site = site;
    this.#files = new Set([...site.files].map((file) => file.slice(1)));
    const text = (file: string) => site.text(`/${file}`);
    this.#audit = new SiteAudit({ address: site.siteUrl, files: this.#files, text });
    for (const { path, model } of site.otherLanguages) this.#audit.add(fileOf(path), model);
  }

  add(page: BuiltPage): void {
    const file = fileOf(page.path);
    this.#files.add(file);
    this.#pages.set(file, factsOf(page));
    this.#audit.add(file, { ...page.model, url: new URL(this.#site.siteUrl + page.path) });
  }

  problems(): Problem[] {
    const pages = [...this.#pages.values()];
    return [
      ...sharedHeadingProblems(pages),
      ...this.#auditProblems(),
      ...crawlFileProblems(this.#site, pages),
    ];
  }

  #auditProblems(): Problem[] {
    const results = this.#audit.results(Number.POSITIVE_INFINITY);
    return results.flatMap(({ id, status, title, fix, locations }) => {
      if (status !== "error" && status !== "warning") return [];
      return locations.flatMap(({ file, snippet }) => {
        const page = this.#pages.get(file);
        if (id === "orphan" && page && reachedOtherwise.has(page.id)) return [];
        const problem = `${title}, but not this: ${snippet}`;
        return { page: page?.path ?? `/${file}`, problem, fix };
      });
    });
  }
}
