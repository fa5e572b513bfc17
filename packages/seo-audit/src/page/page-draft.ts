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
export type PageDraft = ReturnType<typeof emptyDraft>;

export function emptyDraft() {
  return {
    doctype: null as PageModel["doctype"],
    lang: { value: undefined, at: null } as PageModel["lang"],
    baseHref: undefined as string | undefined,
    usesRdfa: false,
    swallowed: null as SwallowMark | null,
    titles: [] as TitleMark[],
    metas: [] as MetaMark[],
    links: [] as LinkMark[],
    headings: [] as HeadingMark[],
    anchors: [] as AnchorMark[],
    images: [] as ImageMark[],
    scripts: [] as ScriptMark[],
    jsonLd: [] as JsonLdMark[],
    microdata: [] as MicrodataMark[],
    parseErrors: [] as ParseErrorMark[],
    resources: [] as ResourceMark[],
    obsolete: [] as TagMark[],
    ids: new Map<string, (Place | null)[]>(),
    names: new Set<string>(),
    elements: 0,
    depth: 0,
    deepest: null as Place | null,
    children: 0,
    widest: null as Place | null,
    styleAttributes: 0,
    styleAttributeSize: 0,
    firstStyleAttribute: null as Place | null,
    styleElementSize: 0,
    scriptSize: 0,
  };
}
