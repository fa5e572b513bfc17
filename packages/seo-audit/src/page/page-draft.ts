import type {
  AnchorMark,
  HeadingMark,
  ImageMark,
  JsonLdMark,
  LinkMark,
  MetaMark,
  MicrodataMark,
  PageModel,
  ParseErrorMark,
  Place,
  ResourceMark,
  ScriptMark,
  SwallowMark,
  TagMark,
  TitleMark,
} from "./page-model.ts";

/** The page model while it is being filled. */
export interface PageDraft {
  doctype: PageModel["doctype"];
  lang: PageModel["lang"];
  baseHref: string | undefined;
  usesRdfa: boolean;
  swallowed: SwallowMark | null;
  readonly microdata: MicrodataMark[];
  readonly parseErrors: ParseErrorMark[];
  readonly titles: TitleMark[];
  readonly metas: MetaMark[];
  readonly links: LinkMark[];
  readonly headings: HeadingMark[];
  readonly anchors: AnchorMark[];
  readonly images: ImageMark[];
  readonly scripts: ScriptMark[];
  readonly jsonLd: JsonLdMark[];
  readonly resources: ResourceMark[];
  readonly obsolete: TagMark[];
  readonly ids: Map<string, (Place | null)[]>;
  readonly names: Set<string>;
  elements: number;
  depth: number;
  deepest: Place | null;
  children: number;
  widest: Place | null;
  styleAttributes: number;
  styleAttributeSize: number;
  firstStyleAttribute: Place | null;
  styleElementSize: number;
  scriptSize: number;
}

export function emptyDraft(): PageDraft {
  return {
    doctype: null,
    lang: { value: undefined, at: null },
    baseHref: undefined,
    usesRdfa: false,
    swallowed: null,
    microdata: [],
    parseErrors: [],
    titles: [],
    metas: [],
    links: [],
    headings: [],
    anchors: [],
    images: [],
    scripts: [],
    jsonLd: [],
    resources: [],
    obsolete: [],
    ids: new Map(),
    names: new Set(),
    elements: 0,
    depth: 0,
    deepest: null,
    children: 0,
    widest: null,
    styleAttributes: 0,
    styleAttributeSize: 0,
    firstStyleAttribute: null,
    styleElementSize: 0,
    scriptSize: 0,
  };
}
