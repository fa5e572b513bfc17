/**
 * The page as the checks see it, collected in one walk over the parsed tree. Checks read only this
 * model, so that a new check costs no second walk.
 */

/** The place of a start tag or a text in the source. Lines and columns count from 1. */
export interface Place {
  readonly startLine: number;
  readonly startCol: number;
  readonly startOffset: number;
  readonly endOffset: number;
}

/** Something with a place in the source; `null` when the parser added the element. */
export interface Mark {
  readonly at: Place | null;
}

export interface TitleMark extends Mark {
  readonly text: string;
  readonly inHead: boolean;
}

export interface MetaMark extends Mark {
  /** In lower case; empty when it is not given. */
  readonly name: string;
  /** In lower case; empty when it is not given. Only social cards use it. */
  readonly property: string;
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
  /** The text inside it with the alternative texts of pictures, else the labels and titles of what is inside. */
  readonly text: string;
  /** What `aria-labelledby`, else `aria-label` says; assistive technology reads it instead of the text. */
  readonly label: string;
  readonly title: string;
  /** The ids in `aria-labelledby`. */
  readonly labelledBy: readonly string[];
  /** The primary language subtag of the nearest `lang`; empty when there is none. */
  readonly language: string;
  readonly rels: readonly string[];
  readonly role: string;
  readonly id: string;
  readonly name: string;
  readonly hasClick: boolean;
  /** Whether it has an attribute that requires `href`, such as `target`. */
  readonly wantsAddress: boolean;
  readonly hidden: boolean;
}

/** A picture: `img`, `input type=image`, `area` or a drawing with `role="img"`. */
export interface ImageMark extends Mark {
  readonly tag: string;
  readonly src: string;
  readonly alt: string | undefined;
  /** Whether it needs no `alt`: it is hidden, decorative or labelled in another way. */
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

/** An element with `itemscope` and its properties, in the form of JSON-LD. */
export interface MicrodataMark extends Mark {
  readonly entity: Readonly<Record<string, unknown>>;
}

/** Markup that a parser reads otherwise than it was meant. */
export interface ParseErrorMark extends Mark {
  /** The code of the HTML standard. */
  readonly code: string;
}

/** An element or comment that was never closed and took the rest of the page with it. */
export interface SwallowMark extends Mark {
  /** The tag; `!--` for a comment. */
  readonly tag: string;
}

/** Something that the page loads, or sends a form to. */
export interface ResourceMark extends Mark {
  readonly kind: string;
  readonly url: string;
}

export interface TagMark extends Mark {
  readonly tag: string;
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

export interface DoctypeMark extends Mark {
  readonly name: string;
  readonly mode: "no-quirks" | "limited-quirks" | "quirks";
}

export interface Tally {
  /** Elements inside `body`, as Lighthouse counts them. */
  readonly elements: number;
  /** Levels below `body`. */
  readonly depth: number;
  readonly deepest: Place | null;
  readonly children: number;
  readonly widest: Place | null;
  readonly styleAttributes: number;
  /** UTF-16 code units of all `style` attributes. */
  readonly styleAttributeSize: number;
  readonly firstStyleAttribute: Place | null;
  /** UTF-16 code units of all `style` elements. */
  readonly styleElementSize: number;
  /** UTF-16 code units of all inline `script` elements, data blocks included. */
  readonly scriptSize: number;
  /** UTF-16 code units of the readable text in `body`, with white space collapsed. */
  readonly textSize: number;
}

export interface PageModel {
  readonly html: string;
  /** Size in UTF-8 bytes. */
  readonly bytes: number;
  readonly startsWithBom: boolean;
  /** The page's address; `null` when the caller does not know it. */
  readonly url: URL | null;
  /** False for a page that should stay out of search results; `null` where that does not matter. */
  readonly wantsIndexing: boolean | null;
  /** True for a build that may link to `localhost`. */
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
  /** Obsolete elements, plug-ins and frames. */
  readonly obsolete: readonly TagMark[];
  readonly usesRdfa: boolean;
  /** Microdata items that are not the value of another's property. */
  readonly microdata: readonly MicrodataMark[];
  readonly parseErrors: readonly ParseErrorMark[];
  readonly swallowed: SwallowMark | null;
  readonly ids: ReadonlyMap<string, readonly (Place | null)[]>;
  readonly names: ReadonlySet<string>;
  readonly blocks: readonly TextBlock[];
  readonly tally: Tally;
}
