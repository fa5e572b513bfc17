/** The groups in which the menus, the footer and the sitemap page list the pages. */
export const pathGroups = ["main", "services", "resources", "legal"] as const;

/** One of {@link pathGroups}. */
export type PathGroup = (typeof pathGroups)[number];

/** The facts of any page. */
interface AnyPage {
  /**
   * Whether the page is mostly a form or may have one. It is then hydrated as soon as the browser
   * is idle, and a fixed page is not prerendered by speculation rules, because it restores what was
   * typed into it.
   */
  readonly form?: true;
}

/** The facts of a fixed page, apart from its position among the others. */
export interface FixedPage extends AnyPage {
  /** Canonical path: lower case, no extension, no trailing slash except for the home page. */
  readonly path: `/${string}`;
  /** Whether search engines may index the page and `sitemap.xml` lists it. */
  readonly indexable: boolean;
  /** What it lists: its own date is at least that of the newest entry. */
  readonly lists?: "articles" | "cases";
  /**
   * What it loads besides its code, from the `data.ts` beside its component: data; a list with
   * further pages at `/page/2` and so on; or data that has figures of the finished build, after
   * which the build writes the page once more.
   */
  readonly loads?: "data" | "list" | "figures";
  /** Whether it is the imprint that some countries' law requires. */
  readonly imprint?: true;
}

/** A page in a group, or in no list. */
type Place =
  | {
      readonly group: PathGroup;
      /** Its position in the group, lowest first. Leave gaps between pages. */
      readonly order: number;
    }
  | { readonly group: null };

/**
 * A page for each entry of a kind, such as an article, which it loads by the last part of its
 * address from the `data.ts` beside its component. Its title and description are in the entry.
 */
interface EntryPage extends AnyPage {
  readonly path: `/${string}/:slug` | "/:slug";
}

/** The page at every URL that has no other page. */
interface NotFoundPage {
  readonly path: "*";
}

/**
 * The facts in the `page.ts` of a page's folder, which imports nothing but types. Title and
 * description are beside the page's words; a service has its path in its facts instead.
 */
export type PageFacts = (FixedPage & Place) | EntryPage | NotFoundPage;

/** The facts of a route's pages, of any kind. */
export interface RouteFacts extends AnyPage, Pick<FixedPage, "imprint" | "lists" | "loads"> {
  readonly path: string;
}
