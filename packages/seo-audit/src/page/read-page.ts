import { textsOf } from "../texts/texts.ts";
import type { AuditOptions } from "../types.ts";
import { attribute, hasAttribute, placeOf, roleOf, tokens, trimmed } from "./attributes.ts";
import { collectAttributes, collectElement, collectImage, innerSource } from "./collect.ts";
import { fallbackElements, linkAttributes, rawTextElements, silentElements } from "./elements.ts";
import { MicrodataReader } from "./microdata.ts";
import { emptyDraft, type PageDraft } from "./page-draft.ts";
import type { AnchorMark, PageModel, Place } from "./page-model.ts";
import { type Document, type Element, type Node, parsePage } from "./parse-page.ts";
import { MARKUP, noteParseError } from "./swallowed.ts";
import { collapse, TextGatherer } from "./text-gatherer.ts";
import { textOf } from "./text-of.ts";
import { primary } from "./words.ts";

const HTML = "http://www.w3.org/1999/xhtml";
const modes = {
  "no-quirks": "no-quirks",
  "limited-quirks": "limited-quirks",
  quirks: "quirks",
} as const;

/**
 * Parses a page and collects its model in one walk.
 *
 * @param bytes the page's size in UTF-8 bytes
 * @throws {AuditRefusal} when the page is nested too deeply or has too many elements
 */
export function readPage(source: string, bytes: number, options: AuditOptions): PageModel {
  const startsWithBom = source.startsWith("\uFEFF");
  const html = startsWithBom ? source.slice(1) : source;
  const draft = emptyDraft();
  const { refusals } = textsOf(options.texts);
  const document = parsePage(html, refusals, (error) => noteParseError(draft, html, error));
  const text = new TextGatherer();
  readDoctype(draft, document);
  new PageWalk(draft, text).run(document);
  const blocks = text.blocks();
  const { elements, depth, deepest, children, widest, ...rest } = draft;
  const {
    styleAttributes,
    styleAttributeSize,
    firstStyleAttribute,
    styleElementSize,
    scriptSize,
    ...marks
  } = rest;
  return {
    ...marks,
    html,
    bytes,
    startsWithBom,
    url: options.url !== undefined && URL.canParse(options.url) ? new URL(options.url) : null,
    wantsIndexing: options.wantsIndexing === undefined ? true : options.wantsIndexing,
    isLocalBuild: options.isLocalBuild ?? false,
    now: options.now ?? new Date(),
    blocks,
    tally: {
      elements,
      depth,
      deepest,
      children,
      widest,
      styleAttributes,
      styleAttributeSize,
      firstStyleAttribute,
      styleElementSize,
      scriptSize,
      textSize: text.size,
    },
  };
}

function readDoctype(draft: PageDraft, document: Document): void {
  for (const node of document.childNodes) {
    if (node.nodeName === "#documentType" && "publicId" in node) {
      const at = node.sourceCodeLocation ?? null;
      draft.doctype = { name: node.name, mode: modes[document.mode], at };
    }
  }
}

/** An element that the walk has entered and not yet left. */
interface Frame {
  readonly element: Element | null;
  readonly children: readonly Node[];
  readonly effects: number;
  next: number;
  elementChildren: number;
}

/** A link with `aria-labelledby`, whose label is known when all elements are. */
interface NamedAnchor extends AnchorMark {
  label: string;
}

/** Bits for what entering an element changed, to be undone when leaving it. */
const IN_HEAD = 1;
const IN_BODY = 2;
const SILENT = 4;
const HIDDEN = 8;
const UNNAMED = 16;
const ANCHOR = 32;
const HEADING = 64;
const HTML_ELEMENT = 128;
const FALLBACK = 256;
const LANGUAGE = 512;
const ITEM = 1024;

const HEADING_TAG = /^h[1-6]$/;
/** Elements of a drawing that show text. */
const DRAWN_TEXT = /^(?:text|tspan|textPath)$/;

/** The walk over the tree. It uses a loop, because recursion would overflow on deep pages. */
class PageWalk {
  readonly #draft: PageDraft;
  readonly #text: TextGatherer;
  readonly #openHeadings: number[] = [];
  /** 0 outside `body`, 1 for `body` itself, and one more for each level below. */
  #level = 0;
  #head = 0;
  #silent = 0;
  #hidden = 0;
  #unnamed = 0;
  #fallback = 0;
  readonly #languages: string[] = [""];
  readonly #microdata = new MicrodataReader();
  readonly #byId = new Map<string, Element>();
  readonly #named: NamedAnchor[] = [];

  constructor(draft: PageDraft, text: TextGatherer) {
    this.#draft = draft;
    this.#text = text;
  }

  run(document: Document): void {
    const stack: Frame[] = [frame(null, document.childNodes, 0)];
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      const node = top.children[top.next];
      top.next += 1;
      if (node === undefined) {
        stack.pop();
        if (top.element !== null) this.#leave(top.element, top);
      } else if ("tagName" in node) {
        top.elementChildren += 1;
        stack.push(this.#enter(node));
      } else if (node.nodeName === "#text" && "value" in node) {
        this.#read(node.value, node.sourceCodeLocation ?? null, top.element);
      }
    }
    this.#draft.microdata.push(...this.#microdata.items);
    for (const anchor of this.#named) {
      const known = anchor.labelledBy.flatMap((id) => this.#byId.get(id) ?? []);
      anchor.label = collapse(known.map(textOf).join(" ")) || anchor.label;
    }
  }

  #read(value: string, at: Place | null, parent: Element | null): void {
    if (this.#level === 0 || this.#hidden > 0 || this.#fallback > 0) return;
    if (this.#silent === 0) this.#text.read(value, at, this.#languages.at(-1) ?? "");
    else if (parent !== null && DRAWN_TEXT.test(parent.tagName)) this.#text.name(value);
  }

  #enter(element: Element): Frame {
    const tag = element.tagName;
    const isHtml = element.namespaceURI === HTML;
    let effects = 0;
    if (this.#level > 0 || (isHtml && tag === "body")) effects |= IN_BODY;
    if (silentElements.has(tag)) effects |= SILENT;
    if (isHidden(element) || isStyledAway(element)) effects |= HIDDEN;
    if (attribute(element, "aria-hidden") === "true") effects |= UNNAMED;
    const language = element.attrs.length === 0 ? undefined : attribute(element, "lang");
    if (language !== undefined) {
      effects |= LANGUAGE;
      this.#languages.push(primary(language));
    }
    if (element.attrs.length > 0 && this.#microdata.enter(element)) effects |= ITEM;
    if (isHtml && this.#fallback === 0) {
      effects |= HTML_ELEMENT;
      if (tag === "head") effects |= IN_HEAD;
      else if (tag === "a") effects |= ANCHOR;
      else if (isHeading(element)) effects |= HEADING;
      if (fallbackElements.has(tag)) effects |= FALLBACK;
    }
    this.#apply(effects, 1);
    this.#note(element, effects);
    return frame(element, childrenOf(element), effects);
  }

  #apply(effects: number, step: 1 | -1): void {
    if (effects & IN_HEAD) this.#head += step;
    if (effects & IN_BODY) this.#level += step;
    if (effects & SILENT) this.#silent += step;
    if (effects & HIDDEN) this.#hidden += step;
    if (effects & UNNAMED) this.#unnamed += step;
    if (effects & FALLBACK) this.#fallback += step;
  }

  #note(element: Element, effects: number): void {
    const draft = this.#draft;
    if (this.#level > 1) {
      draft.elements += 1;
      if (this.#level - 1 > draft.depth) {
        draft.depth = this.#level - 1;
        draft.deepest = placeOf(element);
      }
    }
    const hidden = this.#hidden > 0 || this.#unnamed > 0;
    const where = { inHead: this.#head > 0, hidden };
    collectAttributes(draft, element);
    const id = attribute(element, "id");
    if (id && !this.#byId.has(id)) this.#byId.set(id, element);
    if (!hidden && this.#text.isCapturing) {
      this.#text.spare(trimmed(element, "aria-label") || trimmed(element, "title"));
    }
    if (!(effects & HTML_ELEMENT)) {
      if (element.tagName === "title" && !hidden) this.#text.name(innerSource(element));
      if (element.tagName === "svg" && roleOf(element) === "img")
        collectImage(draft, element, where);
      return;
    }
    collectElement(draft, element, where);
    if (rawTextElements.has(element.tagName)) this.#noteRawText(element);
    if (element.tagName === "img" && !hidden) this.#text.name(trimmed(element, "alt"));
    this.#text.enter(element.tagName);
    if (effects & (ANCHOR | HEADING)) this.#text.capture();
    if (effects & HEADING) this.#openHeadings.push(draft.headings.length);
  }

  #leave(element: Element, { effects, elementChildren }: Frame): void {
    const draft = this.#draft;
    const isList = element.tagName === "select" || element.tagName === "datalist";
    if (effects & IN_BODY && elementChildren > draft.children && !isList) {
      draft.children = elementChildren;
      draft.widest = placeOf(element);
    }
    if (effects & ANCHOR) this.#noteAnchor(element, this.#text.release());
    if (effects & HEADING) this.#noteHeading(element, this.#text.release());
    if (effects & HTML_ELEMENT) this.#text.leave(element.tagName);
    if (effects & LANGUAGE) this.#languages.pop();
    if (effects & ITEM) this.#microdata.leave();
    this.#apply(effects, -1);
  }

  #noteRawText(element: Element): void {
    const { tagName: tag, sourceCodeLocation: location } = element;
    const at = placeOf(element);
    const source = innerSource(element);
    if (tag === "title") {
      this.#draft.titles.push({ text: collapse(source), inHead: this.#head > 0, at });
    }
    const isOpen = location !== null && location !== undefined && !location.endTag;
    // The end tag of a drawing's title may end a title that was never closed.
    if ((isOpen || tag === "title") && MARKUP.test(source)) {
      this.#draft.swallowed ??= { tag, at };
    }
  }

  #noteAnchor(element: Element, text: string): void {
    const ids = (attribute(element, "aria-labelledby") ?? "").split(/\s+/).filter(Boolean);
    const anchor = {
      href: attribute(element, "href")?.trim(),
      text,
      label: trimmed(element, "aria-label"),
      title: trimmed(element, "title"),
      labelledBy: ids,
      language: this.#languages.at(-1) ?? "",
      rels: tokens(element, "rel"),
      role: trimmed(element, "role"),
      id: trimmed(element, "id"),
      name: trimmed(element, "name"),
      hasClick: hasAttribute(element, "onclick"),
      wantsAddress: linkAttributes.some((name) => hasAttribute(element, name)),
      hidden: this.#hidden > 0 || this.#unnamed > 0,
      at: placeOf(element),
    };
    this.#draft.anchors.push(anchor);
    if (ids.length > 0) this.#named.push(anchor);
  }

  #noteHeading(element: Element, text: string): void {
    const position = this.#openHeadings.pop() ?? 0;
    if (this.#hidden > 0) return;
    const level =
      Number.parseInt(trimmed(element, "aria-level"), 10) || Number(element.tagName[1]) || 2;
    // An outer heading is left after the one inside it but belongs before it.
    this.#draft.headings.splice(position, 0, { level, text, at: placeOf(element) });
  }
}

function frame(element: Element | null, children: readonly Node[], effects: number): Frame {
  return { element, children, effects, next: 0, elementChildren: 0 };
}

function isHeading(element: Element): boolean {
  if (hasAttribute(element, "role")) return roleOf(element) === "heading";
  return HEADING_TAG.test(element.tagName);
}

/** Text with `hidden="until-found"` can be found by search, so it counts as visible. */
function isHidden(element: Element): boolean {
  if (element.attrs.length === 0) return element.tagName === "dialog";
  if (element.tagName === "dialog" && !hasAttribute(element, "open")) return true;
  if (hasAttribute(element, "popover")) return true;
  const hidden = attribute(element, "hidden");
  return hidden !== undefined && hidden.trim().toLowerCase() !== "until-found";
}

/** Whether the element's own style hides it. `body` is exempt: sites hide it only until their styles have loaded. */
function isStyledAway(element: Element): boolean {
  const style = element.tagName === "body" ? "" : (attribute(element, "style") ?? "").toLowerCase();
  return (
    style !== "" &&
    /(?:^|;)\s{0,5}(?:display\s{0,5}:\s{0,5}none|visibility\s{0,5}:\s{0,5}hidden)(?![\w-])/.test(
      style,
    )
  );
}

/** The children that a browser renders: a template's content only for a declarative shadow tree. */
function childrenOf(element: Element): readonly Node[] {
  if (!("content" in element)) return element.childNodes;
  const { content } = element as Element & { readonly content: { readonly childNodes: Node[] } };
  return hasAttribute(element, "shadowrootmode") ? content.childNodes : element.childNodes;
}
