import { MAX_LOCATIONS } from "../audit.ts";
import { MAX_ADDRESS } from "../page/addresses.ts";
import type { PageModel } from "../page/page-model.ts";
import { en } from "../texts/en.ts";
import type { Texts } from "../texts/texts.ts";
import { addressesOf } from "./file-address.ts";
import { type PageRecord, pathKey, recordReader } from "./page-record.ts";
import type { SiteFacts, SiteResult } from "./site-check.ts";
import { siteChecks } from "./site-checks.ts";

/** The folder of a built site. */
export interface SiteFolder {
  /** Its address, such as `https://example.com` or `https://example.com/project`. */
  readonly address: string;
  /** The paths of all files in it, such as `about/index.html`. */
  readonly files: ReadonlySet<string>;
  /** Reads a file of the folder. */
  readonly text: (file: string) => string;
}

/** Checks the pages of a site against each other: give it every page, then ask for the results. */
export class SiteAudit {
  readonly #folder: SiteFolder;
  readonly #site: URL;
  readonly #record: ReturnType<typeof recordReader>;
  readonly #pages: PageRecord[] = [];

  constructor(folder: SiteFolder) {
    this.#folder = folder;
    this.#site = new URL(`${folder.address.replace(/\/$/, "")}/`);
    this.#record = recordReader(this.#site);
  }

  /** Remembers only the parts of a page that matter to others. */
  add(file: string, page: PageModel): void {
    this.#pages.push(this.#record(file, page));
  }

  /** @param most places listed per check */
  results(most = MAX_LOCATIONS, texts: Texts = en): SiteResult[] {
    const facts = this.#facts();
    return siteChecks.map(({ run }) => run(facts, texts, most));
  }

  #facts(): SiteFacts {
    const { files, address, text } = this.#folder;
    const served = new Map<string, string>();
    for (const file of files) {
      for (const each of addressesOf(file, address)) {
        const key = pathKey(new URL(each));
        // A file's own address comes before those that a host may make up for another.
        if (!served.has(key) || each.endsWith(encodeURI(file))) served.set(key, file);
      }
    }
    const byFile = new Map(this.#pages.map((page) => [page.file, page]));
    const read = (file: string) => (files.has(file) ? text(file) : undefined);
    const redirected = redirectsIn(read("_redirects") ?? "", this.#site);
    return {
      site: this.#site,
      pages: this.#pages,
      files,
      text: read,
      fileOf: (key) => served.get(key),
      pageOf: (key) => byFile.get(served.get(key) ?? ""),
      isRedirected: (key) => redirected.some((pattern) => pattern.test(key)),
    };
  }
}

/**
 * The addresses that a `_redirects` file (Netlify, Cloudflare) sends elsewhere. Both allow one `*`
 * in each, and a `:name` matches a whole part of the path. With more than that, no regular
 * expression would be fast.
 */
function redirectsIn(text: string, site: URL): RegExp[] {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.flatMap((line) => {
    const [from] = /^\/(?!\/)\S*/.exec(line) ?? [];
    if (from === undefined || from.length > MAX_ADDRESS) return [];
    const key = pathKey(new URL(from, site)).replace(/[.+?^${}()|[\]\\]/g, "\\$&");
    const [start = "", ...ends] = key.split("*");
    const source = start
      .split("/")
      .map((part) => (/^%3A[a-z]\w*$/i.test(part) ? "[^/]+" : part))
      .join("/");
    const end = ends.length > 0 ? `.*${ends.join("\\*")}` : "";
    return [new RegExp(`^${source}${end}/?$`)];
  });
}
