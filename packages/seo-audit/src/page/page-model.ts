/**
 * The page as the checks see it, collected in one walk over the parsed tree. Checks read only this
 * model, so that a new check costs no second walk.
 */

import type { Mark, Place } from "./attributes.ts";
import type { anchorOf, linkOf, metaOf } from "./marks.ts";

export type { Mark, Place };

export interface TitleMark extends Mark {
  readonly text: string;
  readonly inHead: boolean;
}

export type MetaMark = Readonly<ReturnType<typeof metaOf>>;
export type LinkMark = Readonly<ReturnType<typeof linkOf>>;
export type AnchorMark = Readonly<ReturnType<typeof anchorOf>>;

export interface JsonLdMark extends Mark {
  readonly text: string;
}

/** An element with `itemscope` and its properties, in the form of JSON-LD. */
export interface MicrodataMark extends Mark {
  readonly entity: Readonly<Record<string, unknown>>;
}

/** A run of text between block boundaries, with white space collapsed. */
export interface TextBlock extends Mark {
  /** The tag of the nearest block element. */
  readonly tag: string;
  readonly text: string;
  /** The primary language subtag of the nearest `lang`; empty when there is none. */
  readonly language: string;
  /** Whether it is inside `main` or, on a page without `main`, outside `nav` and `footer`. */
  readonly inContent: boolean;
}

type ListOf<Item> = (Mark & Readonly<Item>)[];

/** The page model while it is being filled. Sizes are in UTF-16 code units. */
export function emptyDraft() {
  return {
    doctype: null as (Mark & { readonly mode: string }) | null,
    /** Whether it is written in AMP, and so the copy of the page that it names as canonical. */
    isAmp: false,
    lang: { value: undefined, at: null } as Mark & { readonly value: string | undefined },
    baseHref: undefined as string | undefined,
    usesRdfa: false,
    /**
     * An element, or a comment (`!--`), that was never closed and took the rest of the page with
     * it.
     */
    swallowed: null as (Mark & { readonly tag: string }) | null,
    titles: [] as TitleMark[],
    metas: [] as MetaMark[],
    links: [] as LinkMark[],
    headings: [] as ListOf<{ level: number; text: string }>,
    anchors: [] as AnchorMark[],
    /**
     * `img`, `input type=image`, `area` and drawings with `role="img"`. An exempt one needs no
     * `alt`: it is hidden, decorative or labelled in another way.
     */
    images: [] as ListOf<{
      tag: string;
      alt: string | undefined;
      excused: boolean;
      sized: boolean;
      /** Whether it loads only when it comes near the window. */
      lazy: boolean;
      /** Whether it is to load before others. */
      urgent: boolean;
      /** The `width` attribute in pixels; `NaN` without one. */
      width: number;
      inMain: boolean;
      /** Whether it is in a `nav` or `footer`. */
      inAside: boolean;
    }>,
    scripts: [] as ListOf<{ blocking: boolean }>,
    jsonLd: [] as JsonLdMark[],
    /** Microdata items that are not the value of another's property. */
    microdata: [] as MicrodataMark[],
    /** Markup that a parser reads differently than intended, by the codes of the HTML standard. */
    parseErrors: [] as ListOf<{ code: string }>,
    /** What the page loads, or sends a form to. */
    resources: [] as ListOf<{ kind: string; url: string }>,
    /** Texts that browsers do not show until something is pressed, or ever. */
    hiddenTexts: [] as string[],
    /** Texts that the element's own style makes invisible although they are rendered. */
    disguised: [] as ListOf<{ text: string }>,
    /** The sources of `style` elements. */
    styles: [] as string[],
    /** Obsolete elements, plug-ins and frames. */
    obsolete: [] as ListOf<{ tag: string }>,
    ids: new Map<string, (Place | null)[]>(),
    /** The same in shadow trees, which no link leads into: an id, a space and the tree's number. */
    shadowIds: new Map<string, (Place | null)[]>(),
    names: new Set<string>(),
    tally: {
      /** Elements inside `body`, as Lighthouse counts them. */
      elements: 0,
      /** Levels below `body`. */
      depth: 0,
      deepest: null as Place | null,
      children: 0,
      widest: null as Place | null,
      styleAttributes: 0,
      styleAttributeSize: 0,
      firstStyleAttribute: null as Place | null,
      styleElementSize: 0,
      /** All inline `script` elements, data blocks included. */
      scriptSize: 0,
      /** The readable text in `body`, with white space collapsed. */
      textSize: 0,
    },
  };
}

export type PageDraft = ReturnType<typeof emptyDraft>;

export interface PageModel extends Readonly<PageDraft> {
  readonly html: string;
  /** Size in UTF-8 bytes. */
  readonly bytes: number;
  readonly startsWithBom: boolean;
  /** The page's address; `null` when the caller does not know it. */
  readonly url: URL | null;
  /** False for a page that should stay out of search results; `null` where that does not matter. */
  readonly wantsIndexing: boolean | null;
  /** The values of its `X-Robots-Tag` headers, where it came from a server. */
  readonly robotsTag: readonly string[];
  /** True for a build that may link to `localhost`. */
  readonly isLocalBuild: boolean;
  readonly now: Date;
  readonly blocks: readonly TextBlock[];
}

/** Computes a fact of a page from its model, once for all checks. */
export function perPage<Fact>(find: (page: PageModel) => Fact): (page: PageModel) => Fact {
  const known = new WeakMap<PageModel, { readonly fact: Fact }>();
  return (page) => {
    const entry = known.get(page) ?? { fact: find(page) };
    known.set(page, entry);
    return entry.fact;
  };
}
