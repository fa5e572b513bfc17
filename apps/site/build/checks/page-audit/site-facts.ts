import { jsonLdBlocks } from "@kolam/seo-audit/page";
import type { RouteId } from "../../../src/seo/page-ref.ts";
import type { BuiltPage, BuiltSite } from "./built-site.ts";

/** The target of a link within the site. */
export interface Target {
  /** As written. */
  readonly href: string;
  readonly path: string;
  readonly anchor: string;
}

/** The facts about a page that concern other pages. Kept small, because a site may have tens of thousands. */
export interface PageFacts {
  readonly path: string;
  readonly url: string | undefined;
  readonly id: RouteId;
  readonly indexable: boolean;
  /** The day on which its content last changed. */
  readonly updated: string;
  readonly heading: string | undefined;
  /** The ids and names that a link can target. */
  readonly places: ReadonlySet<string>;
  /** Links to pages and files of the site. */
  readonly links: readonly Target[];
  /** Pages and files of the site that its structured data refers to. */
  readonly named: readonly Target[];
}

/** The addresses within the site that structured data refers to, without the ids of its nodes. */
function namedAddresses({ model }: BuiltPage, origin: string): string[] {
  const addresses = (value: unknown): string[] => {
    if (typeof value === "string") return value.startsWith(`${origin}/`) ? [value] : [];
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) => (key === "@id" ? [] : addresses(inner)));
  };
  return jsonLdBlocks(model).flatMap((block) => ("data" in block ? addresses(block.data) : []));
}

/** The target of an address within the site; `undefined` when it leads elsewhere. */
function targetOf(href: string, page: BuiltPage, origin: string): Target | undefined {
  const base = page.url ?? `${origin}${page.path}`;
  if (!URL.canParse(href, base)) return { href, path: href, anchor: "" };
  const url = new URL(href, base);
  if (url.origin !== origin) return undefined;
  return { href, path: decodeURI(url.pathname), anchor: decodeURIComponent(url.hash.slice(1)) };
}

/** Reads the facts of pages. Targets that many pages share are kept only once, to save memory. */
export class FactReader {
  readonly #origin: string;
  readonly #targets = new Map<string, Target>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  read(page: BuiltPage): PageFacts {
    const { model, path, url, match, meta } = page;
    return {
      path,
      url,
      id: match.id,
      indexable: meta.indexable,
      updated: meta.updated,
      heading: model.headings.find(({ level }) => level === 1)?.text,
      places: new Set([...model.ids.keys(), ...model.names.keys()]),
      links: this.#targetsOf(
        model.anchors.flatMap(({ href }) => href ?? []),
        page,
      ),
      named: this.#targetsOf(namedAddresses(page, this.#origin), page),
    };
  }

  #targetsOf(hrefs: readonly string[], page: BuiltPage): Target[] {
    return [...new Set(hrefs)].flatMap((href) => {
      const key = /^(?:\/|https?:)/.test(href) ? href : `${page.path} ${href}`;
      const target = this.#targets.get(key) ?? targetOf(href, page, this.#origin);
      if (target && key === href) this.#targets.set(key, target);
      return target ?? [];
    });
  }
}

/** The facts of all pages of a site. */
export function siteFacts(site: BuiltSite): PageFacts[] {
  const reader = new FactReader(site.origin);
  return Array.from(site.pages, (page) => reader.read(page));
}
