import type { AuditOptions } from "../types.ts";
import { attribute, hasAttribute, placeOf, tokens, trimmed } from "./attributes.ts";
import { collectAttributes, collectElement, innerSource } from "./collect.ts";
import { linkAttributes, silentElements } from "./elements.ts";
import { emptyDraft, type PageDraft } from "./page-draft.ts";
import type { PageModel, Place } from "./page-model.ts";
import { type Document, type Element, type Node, parsePage } from "./parse-page.ts";
import { collapse, TextGatherer } from "./text-gatherer.ts";

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
  const document = parsePage(html);
  const draft = emptyDraft();
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
    wantsIndexing: options.wantsIndexing ?? true,
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

/** Bits for what entering an element changed, to be undone when leaving it. */
const IN_HEAD = 1;
const IN_BODY = 2;
const SILENT = 4;
const HIDDEN = 8;
const UNNAMED = 16;
const ANCHOR = 32;
const HEADING = 64;
const HTML_ELEMENT = 128;

const HEADING_TAG = /^h[1-6]$/;

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
        this.#read(node.value, node.sourceCodeLocation ?? null);
      }
    }
  }

  #read(value: string, at: Place | null): void {
    if (this.#level > 0 && this.#silent === 0 && this.#hidden === 0) this.#text.read(value, at);
  }

  #enter(element: Element): Frame {
    const tag = element.tagName;
    const isHtml = element.namespaceURI === HTML;
    let effects = 0;
    if (this.#level > 0 || (isHtml && tag === "body")) effects |= IN_BODY;
    if (silentElements.has(tag)) effects |= SILENT;
    if (isHidden(element)) effects |= HIDDEN;
    if (attribute(element, "aria-hidden") === "true" || isStyledAway(element)) effects |= UNNAMED;
    if (isHtml) {
      effects |= HTML_ELEMENT;
      if (tag === "head") effects |= IN_HEAD;
      else if (tag === "a") effects |= ANCHOR;
      else if (HEADING_TAG.test(tag)) effects |= HEADING;
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
    if (!(effects & HTML_ELEMENT)) {
      collectAttributes(draft, element);
      if (element.tagName === "title" && !hidden) this.#text.name(innerSource(element));
      return;
    }
    collectElement(draft, element, { inHead: this.#head > 0, hidden });
    if (element.tagName === "title") {
      const text = collapse(innerSource(element));
      draft.titles.push({ text, inHead: this.#head > 0, at: placeOf(element) });
    }
    if (element.tagName === "img" && !hidden) this.#text.name(trimmed(element, "alt"));
    this.#text.enter(element.tagName);
    if (effects & (ANCHOR | HEADING)) this.#text.capture();
    if (effects & HEADING) this.#openHeadings.push(draft.headings.length);
  }

  #leave(element: Element, { effects, elementChildren }: Frame): void {
    const draft = this.#draft;
    if (effects & IN_BODY && elementChildren > draft.children) {
      draft.children = elementChildren;
      draft.widest = placeOf(element);
    }
    if (effects & ANCHOR) this.#noteAnchor(element, this.#text.release());
    if (effects & HEADING) this.#noteHeading(element, this.#text.release());
    if (effects & HTML_ELEMENT) this.#text.leave(element.tagName);
    this.#apply(effects, -1);
  }

  #noteAnchor(element: Element, text: string): void {
    this.#draft.anchors.push({
      href: attribute(element, "href")?.trim(),
      text,
      label:
        trimmed(element, "aria-label") ||
        trimmed(element, "aria-labelledby") ||
        trimmed(element, "title"),
      rels: tokens(element, "rel"),
      role: trimmed(element, "role"),
      id: trimmed(element, "id"),
      name: trimmed(element, "name"),
      hasClick: hasAttribute(element, "onclick"),
      wantsAddress: linkAttributes.some((name) => hasAttribute(element, name)),
      hidden: this.#hidden > 0 || this.#unnamed > 0,
      at: placeOf(element),
    });
  }

  #noteHeading(element: Element, text: string): void {
    const position = this.#openHeadings.pop() ?? 0;
    if (this.#hidden > 0) return;
    const level = Number(element.tagName.slice(1));
    // An outer heading is left after the one inside it but belongs before it.
    this.#draft.headings.splice(position, 0, { level, text, at: placeOf(element) });
  }
}

function frame(element: Element | null, children: readonly Node[], effects: number): Frame {
  return { element, children, effects, next: 0, elementChildren: 0 };
}

/** Text with `hidden="until-found"` can be found by search, so it counts as visible. */
function isHidden(element: Element): boolean {
  const hidden = attribute(element, "hidden");
  return hidden !== undefined && hidden.trim().toLowerCase() !== "until-found";
}

/**
 * Whether the element's own style hides it. Its text is read all the same, because scripts often show
 * such elements later. `body` is exempt: sites hide it only until their styles have loaded.
 */
function isStyledAway(element: Element): boolean {
  const style = element.tagName === "body" ? "" : trimmed(element, "style").toLowerCase();
  return /(?:^|;)\s{0,5}(?:display\s{0,5}:\s{0,5}none|visibility\s{0,5}:\s{0,5}hidden)(?![\w-])/.test(
    style,
  );
}

/** The children that a browser renders: a template's content only for a declarative shadow tree. */
function childrenOf(element: Element): readonly Node[] {
  if (!("content" in element)) return element.childNodes;
  const { content } = element as Element & { readonly content: { readonly childNodes: Node[] } };
  return hasAttribute(element, "shadowrootmode") ? content.childNodes : element.childNodes;
}
