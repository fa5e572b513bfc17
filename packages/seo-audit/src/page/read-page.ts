import { refuseEmptyPart } from "../input/no-page.ts";
import { textsOf } from "../texts/texts.ts";
import type { AuditOptions } from "../types.ts";
import { attribute, hasAttribute, placeOf, roleOf, trimmed } from "./attributes.ts";
import { collectAttributes, collectElement, collectImage, innerSource } from "./collect.ts";
import { isFaded, isMovedAway, showsAgain } from "./disguise.ts";
import {
  blockElements,
  fallbackElements,
  pictureElements,
  rawTextElements,
  silentElements,
} from "./elements.ts";
import { anchorOf } from "./marks.ts";
import { MicrodataReader } from "./microdata.ts";
import { emptyDraft, type PageModel } from "./page-model.ts";
import { type Document, type Element, type Node, parsePage } from "./parse-page.ts";
import { MARKUP, noteParseError } from "./swallowed.ts";
import { collapse, TextGatherer, textOf } from "./text-gatherer.ts";
import { primary } from "./words.ts";

const HTML = "http://www.w3.org/1999/xhtml";

/**
 * Parses a page and collects its model in one walk.
 *
 * @param bytes the page's size in UTF-8 bytes
 * @throws {AuditRefusal} when the page is nested too deeply, has too many elements, or is a part
 *   of one without content
 */
export function readPage(source: string, bytes: number, options: AuditOptions): PageModel {
  const startsWithBom = source.startsWith("\uFEFF");
  const html = startsWithBom ? source.slice(1) : source;
  const walk = new PageWalk();
  const { draft, text } = walk;
  const { refusals } = textsOf(options.texts);
  const document = parsePage(html, refusals, (error) => noteParseError(draft, html, error));
  refuseEmptyPart(html, refusals);
  const doctype = document.childNodes.find(({ nodeName }) => nodeName === "#documentType");
  if (doctype) draft.doctype = { mode: document.mode, at: doctype.sourceCodeLocation ?? null };
  walk.run(document);
  const blocks = text.blocks();
  draft.tally.textSize = text.size;
  return {
    ...draft,
    html,
    bytes,
    startsWithBom,
    url: options.url !== undefined && URL.canParse(options.url) ? new URL(options.url) : null,
    wantsIndexing: options.wantsIndexing === undefined ? true : options.wantsIndexing,
    robotsTag: [options.robotsTag ?? []].flat(),
    isLocalBuild: options.isLocalBuild ?? false,
    now: options.now ?? new Date(),
    blocks,
  };
}

/** What an element has from itself and its ancestors; these are the values outside all elements. */
const OUTSIDE = {
  inHead: false,
  /** 0 outside `body`, 1 for `body` itself, and one more for each level below. */
  level: 0,
  /** Whether its text is code, a fallback or a drawing. */
  isSilent: false,
  /** Whether browsers do not show it. */
  isHidden: false,
  /** Whether a style moves it out of the window. */
  isMovedAway: false,
  /** Whether a style makes its text too small or pale to see. */
  isFaded: false,
  unnamed: false,
  /** Whether only a browser that cannot show an element around it would show it. */
  isFallback: false,
  block: "body",
  inMain: false,
  inAside: false,
  language: "",
  /** Which tree it is in: 0 for the document, and another for each shadow tree. */
  tree: 0,
};

/** An element that the walk has entered and not yet left. */
function frameOf(element: Element, around: Readonly<typeof OUTSIDE>, microdata: MicrodataReader) {
  const tag = element.tagName;
  const isHtml = element.namespaceURI === HTML;
  const isPlain = element.attrs.length === 0;
  const isHidden = around.isHidden || isHiddenElement(element) || isStyledAway(element);
  const counts = isHtml && !around.isFallback;
  const style = isPlain ? "" : (attribute(element, "style") ?? "");
  const role = isPlain ? "" : roleOf(element);
  const language = isPlain ? undefined : attribute(element, "lang");
  return {
    element,
    children: childrenOf(element),
    inHead: around.inHead || (counts && tag === "head"),
    level: around.level > 0 || (isHtml && tag === "body") ? around.level + 1 : 0,
    isSilent: around.isSilent || silentElements.has(tag),
    isHidden,
    isMovedAway: around.isMovedAway || isMovedAway(style),
    isFaded: isFaded(style) || (around.isFaded && !showsAgain(style, trimmed(element, "class"))),
    unnamed: isHidden || around.unnamed || attribute(element, "aria-hidden") === "true",
    isFallback: around.isFallback || (isHtml && fallbackElements.has(tag)),
    block: counts && blockElements.has(tag) ? tag : around.block,
    inMain: around.inMain || (counts && (tag === "main" || role === "main")),
    inAside: around.inAside || (counts && (ASIDE.test(tag) || ASIDE.test(role))),
    language: language === undefined ? around.language : primary(language),
    tree: around.tree,
    isItem: !isPlain && microdata.enter(element),
    /** Whether it is an HTML element and not a fallback, so that it counts as part of the page. */
    counts,
    isHeading: counts && tag !== "a" && isHeading(element),
    /** The index of the child to enter next. */
    next: 0,
    elementChildren: 0,
  };
}

/** What is beside the content, by its element or its role. */
const ASIDE = /^(?:nav|navigation|footer|contentinfo)$/;

type Frame = ReturnType<typeof frameOf>;

/** Elements of a drawing that show text. */
const DRAWN_TEXT = /^(?:text|tspan|textPath)$/;

/** The walk over the tree. It uses a loop, because recursion would overflow on deep pages. */
class PageWalk {
  readonly draft = emptyDraft();
  readonly text = new TextGatherer();
  readonly #openHeadings: number[] = [];
  readonly #microdata = new MicrodataReader();
  /** Elements by the number of their tree and their id. */
  readonly #byId = new Map<string, Element>();
  #trees = 0;
  /** Links with `aria-labelledby`, whose labels are known when all elements are. */
  readonly #named: { readonly anchor: ReturnType<typeof anchorOf>; readonly tree: number }[] = [];

  run(document: Document): void {
    const stack: Frame[] = [];
    for (const node of document.childNodes) {
      if ("tagName" in node) stack.push(this.#enter(node, OUTSIDE));
      for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) this.#step(stack, top);
    }
    this.#microdata.join((id) => this.#byId.get(keyOf(0, id)));
    this.draft.microdata = this.#microdata.items;
    const labels = labelReader(this.#byId);
    for (const { anchor, tree } of this.#named) {
      const keys = anchor.labelledBy.map((id) => keyOf(tree, id));
      anchor.label = labels(keys) || anchor.label;
      anchor.lostLabels = anchor.labelledBy.filter((id) => !this.#byId.has(keyOf(tree, id)));
    }
  }

  #step(stack: Frame[], top: Frame): void {
    const node = top.children[top.next];
    top.next += 1;
    if (node === undefined) {
      stack.pop();
      this.#leave(top);
    } else if ("tagName" in node) {
      top.elementChildren += 1;
      stack.push(this.#enter(node, top));
    } else if (node.nodeName === "#text" && "value" in node) {
      if (top.level === 0 || top.isFallback) return;
      if (top.isHidden) {
        if (!top.isSilent) this.draft.hiddenTexts.push(node.value);
        return;
      }
      if (!top.isSilent) {
        const at = node.sourceCodeLocation ?? null;
        this.text.read(node.value, at, top);
        if (top.isMovedAway || top.isFaded) this.draft.disguised.push({ text: node.value, at });
      } else if (DRAWN_TEXT.test(top.element.tagName)) this.text.name(node.value);
    }
  }

  #enter(element: Element, around: typeof OUTSIDE): Frame {
    const frame = frameOf(element, around, this.#microdata);
    if (isShadowRoot(element)) {
      this.#trees += 1;
      frame.tree = this.#trees;
    }
    this.#note(frame);
    return frame;
  }

  #note(frame: Frame): void {
    const { element, level, unnamed } = frame;
    const { tally, headings } = this.draft;
    if (level > 1) {
      tally.elements += 1;
      if (level - 1 > tally.depth) {
        tally.depth = level - 1;
        tally.deepest = placeOf(element);
      }
    }
    collectAttributes(this.draft, element, frame.tree);
    const id = attribute(element, "id");
    const key = id ? keyOf(frame.tree, id) : "";
    if (id && !this.#byId.has(key)) this.#byId.set(key, element);
    if (!unnamed && this.text.isCapturing) {
      this.text.spare(trimmed(element, "aria-label") || trimmed(element, "title"));
    }
    const tag = element.tagName;
    if (!frame.counts) {
      if (tag === "title" && !unnamed) this.text.name(innerSource(element));
      if (tag === "svg" && roleOf(element) === "img") collectImage(this.draft, element, frame);
      return;
    }
    collectElement(this.draft, element, frame);
    if (rawTextElements.has(tag)) this.#noteRawText(frame);
    if (pictureElements.has(tag) && !unnamed) this.text.name(trimmed(element, "alt"));
    this.text.pass(tag);
    if (frame.inMain) this.text.hasMain = true;
    if (tag === "a" || frame.isHeading) this.text.capture();
    if (frame.isHeading) this.#openHeadings.push(headings.length);
  }

  #leave(frame: Frame): void {
    const { element, counts, elementChildren } = frame;
    const { tagName: tag } = element;
    const { tally } = this.draft;
    if (frame.level > 0 && elementChildren > tally.children && !/^(?:select|datalist)$/.test(tag)) {
      tally.children = elementChildren;
      tally.widest = placeOf(element);
    }
    if (frame.isHeading) this.#noteHeading(frame, this.text.release());
    else if (counts && tag === "a") this.#noteAnchor(frame, this.text.release());
    if (counts) this.text.pass(tag);
    if (frame.isItem) this.#microdata.leave();
  }

  #noteRawText({ element, inHead }: Frame): void {
    const { tagName: tag, sourceCodeLocation: location } = element;
    const at = placeOf(element);
    const source = innerSource(element);
    if (tag === "title") this.draft.titles.push({ text: collapse(source), inHead, at });
    const isOpen = location !== null && location !== undefined && !location.endTag;
    // The end tag of a drawing's title may end a title that was never closed.
    if ((isOpen || tag === "title") && MARKUP.test(source)) {
      this.draft.swallowed ??= { tag, at };
    }
  }

  #noteAnchor({ element, language, unnamed, tree }: Frame, text: string): void {
    const anchor = anchorOf(element, text, language, unnamed);
    this.draft.anchors.push(anchor);
    if (anchor.labelledBy.length > 0) this.#named.push({ anchor, tree });
  }

  #noteHeading({ element, isHidden }: Frame, text: string): void {
    const position = this.#openHeadings.pop() ?? 0;
    if (isHidden) return;
    const level =
      Number.parseInt(trimmed(element, "aria-level"), 10) || Number(element.tagName[1]) || 2;
    // An outer heading is left after the one inside it but belongs before it.
    this.draft.headings.splice(position, 0, { level, text, at: placeOf(element) });
  }
}

/** A name is shorter; many links may have the same long one. */
const MAX_LABEL = 200;

/** Reads what `aria-labelledby` says; an element that many links name is read once. */
function labelReader(byId: ReadonlyMap<string, Element>) {
  const texts = new Map<string, string>();
  const textAt = (id: string) => {
    const element = texts.has(id) ? undefined : byId.get(id);
    if (element) texts.set(id, textOf(element).slice(0, MAX_LABEL));
    return texts.get(id) ?? "";
  };
  return (ids: readonly string[]) => {
    let label = "";
    for (const id of ids) {
      label = `${label} ${textAt(id)}`.trim();
      if (label.length >= MAX_LABEL) break;
    }
    return label;
  };
}

function isHeading(element: Element): boolean {
  if (hasAttribute(element, "role")) return roleOf(element) === "heading";
  return /^h[1-6]$/.test(element.tagName);
}

/** Text with `hidden="until-found"` can be found by search, so it counts as visible. */
function isHiddenElement(element: Element): boolean {
  if (element.attrs.length === 0) return element.tagName === "dialog";
  if (element.tagName === "dialog" && !hasAttribute(element, "open")) return true;
  if (hasAttribute(element, "popover")) return true;
  const hidden = attribute(element, "hidden");
  return hidden !== undefined && hidden.trim().toLowerCase() !== "until-found";
}

const AWAY =
  /(?:^|;)\s{0,5}(?:display\s{0,5}:\s{0,5}none|visibility\s{0,5}:\s{0,5}hidden)(?![\w-])/i;

/**
 * Whether the element's own style hides it. `body` is exempt: sites hide it only until their styles
 * have loaded.
 */
function isStyledAway(element: Element): boolean {
  const style = element.tagName === "body" ? undefined : attribute(element, "style");
  return style !== undefined && AWAY.test(style);
}

/** The children that a browser renders: a template's content only for a declarative shadow tree. */
function childrenOf(element: Element): readonly Node[] {
  if (!("content" in element)) return element.childNodes;
  const { content } = element as Element & { readonly content: { readonly childNodes: Node[] } };
  return isShadowRoot(element) ? content.childNodes : element.childNodes;
}

/** Whether the element is a template that becomes a shadow tree, in which ids are its own. */
const isShadowRoot = (element: Element) =>
  element.tagName === "template" && hasAttribute(element, "shadowrootmode");

/** An id in its tree. */
const keyOf = (tree: number, id: string) => `${tree} ${id}`;
