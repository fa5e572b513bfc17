import { attribute } from "./attributes.ts";
import { blockElements } from "./elements.ts";
import type { Place, TextBlock } from "./page-model.ts";
import type { DocumentFragment, Element, Node } from "./parse-page.ts";

/** Link texts and headings are cut here, because no check reads further. */
const MAX_CAPTURE = 2_000;

/** Marks for line breaks only: soft hyphen, zero-width space and word joiner. */
const BREAK_MARKS = /[\u00AD\u200B\u2060]/g;

/** Collapses white space as a browser does, and leaves out what says only where a line may break. */
export function collapse(text: string): string {
  return text.replace(BREAK_MARKS, "").replace(/\s+/g, " ").trim();
}

/** The text of one link or heading, collected while the walk is inside it. */
interface Capture {
  text: string;
  /** Labels and titles of what is inside, for a link without text. */
  spare: string;
}

/** Where a text is. */
export interface TextContext {
  /** The tag of the nearest block element. */
  readonly block: string;
  readonly inMain: boolean;
  /** Whether it is in a `nav` or `footer`. */
  readonly inAside: boolean;
  readonly language: string;
}

type DraftBlock = Omit<TextBlock, "inContent"> & TextContext;

/**
 * Turns the text nodes of a page into runs of readable text, and collects the text of links and
 * headings.
 */
export class TextGatherer {
  /** UTF-16 code units of readable text so far. */
  size = 0;
  /** Whether there is an element for the content. */
  hasMain = false;
  readonly #blocks: DraftBlock[] = [];
  readonly #captures: Capture[] = [];
  #buffer = "";
  /** The beginning of the text in the buffer. */
  #start: { readonly at: Place | null; readonly context: TextContext } | null = null;

  /** Reads a text node. */
  read(text: string, at: Place | null, context: TextContext): void {
    if (this.#start === null && /\S/.test(text)) this.#start = { at, context };
    this.#buffer += text;
    this.#offer(text);
  }

  /** Adds text to the current link or heading only, such as the alternative text of its picture. */
  name(text: string): void {
    if (text !== "") this.#offer(` ${text} `);
  }

  /** Whether the walk is inside a link or heading. */
  get isCapturing(): boolean {
    return this.#captures.length > 0;
  }

  /** Names the current link or heading in case that it has no text. */
  spare(text: string): void {
    const capture = this.#captures.at(-1);
    if (capture && capture.spare.length < MAX_CAPTURE && text !== "") {
      capture.spare += ` ${text.slice(0, MAX_CAPTURE)}`;
    }
  }

  /** A start or end tag, which ends a run of text if it is that of a block. */
  pass(tag: string): void {
    if (!blockElements.has(tag)) return;
    this.#flush();
    this.#offer(" ");
  }

  /** Starts collecting. On `release`, the text is also added to the enclosing capture. */
  capture(): void {
    this.#captures.push({ text: "", spare: "" });
  }

  release(): string {
    const { text = "", spare = "" } = this.#captures.pop() ?? {};
    this.#offer(text);
    this.spare(spare);
    return collapse(text) || collapse(spare);
  }

  /** All runs of text, in source order. */
  blocks(): TextBlock[] {
    this.#flush();
    return this.#blocks.map(({ block, inMain, inAside, ...text }) => ({
      ...text,
      // A footer inside main belongs to an article, so it is content.
      inContent: inMain || !(inAside || this.hasMain),
    }));
  }

  #offer(text: string): void {
    const capture = this.#captures.at(-1);
    if (capture && capture.text.length < MAX_CAPTURE) {
      capture.text += text.slice(0, MAX_CAPTURE);
    }
  }

  #flush(): void {
    if (this.#start !== null) {
      const { at, context } = this.#start;
      const text = collapse(this.#buffer);
      this.size += text.length;
      this.#blocks.push({ ...context, tag: context.block, text, at });
    }
    this.#buffer = "";
    this.#start = null;
  }
}

/** Names are short; what is longer is cut, so that nested elements cost no time. */
const MAX_NODES = 200;

/** Without the white space of the source, of which there may be more than text. */
const beginningOf = (text: string) => text.slice(0, MAX_CAPTURE).replace(/\s+/g, " ");

/**
 * The beginning of the text inside an element with the alternative texts of its pictures, for names
 * by reference and values.
 */
export function textOf(element: Element | DocumentFragment): string {
  const pending: Node[] = [element];
  let text = "";
  for (let read = 0; read < MAX_NODES && text.length < MAX_CAPTURE; read += 1) {
    const node = pending.pop();
    if (node === undefined) break;
    if ("value" in node && node.nodeName === "#text") text += beginningOf(node.value);
    if (!("childNodes" in node)) continue;
    if ("tagName" in node) {
      text += beginningOf(attribute(node, "aria-label") ?? attribute(node, "alt") ?? "");
    }
    pending.push(...node.childNodes.slice(0, MAX_NODES).toReversed());
  }
  return collapse(text);
}
