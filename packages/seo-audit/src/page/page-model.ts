/**
 * What one walk over a parsed page keeps of it. Checks read this and nothing else, so a new check
 * costs no second walk and can be tried on a hand-written model.
 */

/** Where a start tag (or a text) stands in the source. Lines and columns count from 1. */
export interface Place {
  readonly startLine: number;
  readonly startCol: number;
  readonly startOffset: number;
  readonly endOffset: number;
}

/** Anything that has a place; `null` when the parser supplied the element itself. */
export interface Mark {
  readonly at: Place | null;
}

export interface TitleMark extends Mark {
  readonly text: string;
  readonly inHead: boolean;
}

export interface MetaMark extends Mark {
  /** `name` or, without one, `property`; lower case; empty when neither is given. */
  readonly name: string;
  readonly httpEquiv: string;
  readonly charset: string | undefined;
  readonly content: string;
  readonly inHead: boolean;
}

export interface LinkMark extends Mark {
  readonly rels: readonly string[];
  readonly href: string;
  readonly hreflang: string | undefined;
  readonly type: string;
  readonly inHead: boolean;
}

export interface HeadingMark extends Mark {
  readonly level: number;
  readonly text: string;
}

export interface AnchorMark extends Mark {
  /** As written, trimmed; `undefined` when the attribute is missing. */
  readonly href: string | undefined;
  /** What is read inside it, alternative texts of pictures included. */
  readonly text: string;
  /** A name given by `aria-label`, `aria-labelledby` or `title`. */
  readonly label: string;
  readonly rels: readonly string[];
  readonly role: string;
  readonly id: string;
  readonly name: string;
  readonly hasClick: boolean;
  /** Whether it has an attribute that only a link with an address may have, such as `target`. */
  readonly wantsAddress: boolean;
  readonly hidden: boolean;
}

export interface ImageMark extends Mark {
  readonly src: string;
  readonly alt: string | undefined;
  /** Named by other means, or declared to be decoration. */
  readonly excused: boolean;
  readonly sized: boolean;
}

export interface ScriptMark extends Mark {
  readonly src: string | undefined;
  readonly blocking: boolean;
}

export interface JsonLdMark extends Mark {
  readonly text: string;
}

/** Something the page would load, or send a form to. */
export interface ResourceMark extends Mark {
  readonly kind: string;
  readonly url: string;
}

export interface TagMark extends Mark {
  readonly tag: string;
}

/** A run of text between block boundaries, white space collapsed. */
export interface TextBlock extends Mark {
  /** The tag of the block element the text stands in. */
  readonly tag: string;
  readonly text: string;
  /** Inside the content area: `main` when there is one, else everything but `nav` and `footer`. */
  readonly inContent: boolean;
}

export interface DoctypeMark extends Mark {
  readonly name: string;
  readonly mode: "no-quirks" | "limited-quirks" | "quirks";
}

export interface Tally {
  /** Elements inside `body`, the way Lighthouse counts. */
  readonly elements: number;
  /** Levels below `body`. */
  readonly depth: number;
  readonly deepest: Place | null;
  readonly children: number;
  readonly widest: Place | null;
  readonly styleAttributes: number;
  /** UTF-16 units of all `style` attributes. */
  readonly styleAttributeSize: number;
  readonly firstStyleAttribute: Place | null;
  /** UTF-16 units of all `style` elements. */
  readonly styleElementSize: number;
  /** UTF-16 units of all inline `script` elements, data blocks included. */
  readonly scriptSize: number;
  /** UTF-16 units of readable text in `body`, white space collapsed. */
  readonly textSize: number;
}

export interface PageModel {
  readonly html: string;
  /** Size in UTF-8 bytes. */
  readonly bytes: number;
  readonly startsWithBom: boolean;
  /** The address the page is served from, when the caller knows it. */
  readonly url: URL | null;
  /** False when the owner means the page to stay out of search results. */
  readonly wantsIndexing: boolean;
  /** True when addresses on the development machine are meant. */
  readonly isLocalBuild: boolean;
  readonly now: Date;
  readonly doctype: DoctypeMark | null;
  readonly lang: { readonly value: string | undefined } & Mark;
  readonly baseHref: string | undefined;
  readonly titles: readonly TitleMark[];
  readonly metas: readonly MetaMark[];
  readonly links: readonly LinkMark[];
  readonly headings: readonly HeadingMark[];
  readonly anchors: readonly AnchorMark[];
  readonly images: readonly ImageMark[];
  readonly scripts: readonly ScriptMark[];
  readonly jsonLd: readonly JsonLdMark[];
  readonly resources: readonly ResourceMark[];
  /** Elements HTML no longer has, plug-ins and frames. */
  readonly obsolete: readonly TagMark[];
  /** Whether `itemscope` or `typeof` occurs: structured data in another syntax. */
  readonly hasInlineStructuredData: boolean;
  readonly ids: ReadonlyMap<string, readonly (Place | null)[]>;
  readonly names: ReadonlySet<string>;
  readonly blocks: readonly TextBlock[];
  readonly tally: Tally;
}
