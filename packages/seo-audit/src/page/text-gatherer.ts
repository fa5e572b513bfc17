import { blockElements } from "./elements.ts";
import type { Place, TextBlock } from "./page-model.ts";

/** Link texts and headings longer than this are cut: nothing is judged beyond. */
const MAX_CAPTURE = 2_000;

/** White space collapsed the way a browser shows it. */
export function collapse(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** Text being collected for one element (a link, a heading) while the walk is inside it. */
export interface Capture {
  text: string;
}

interface DraftBlock extends Omit<TextBlock, "inContent"> {
  readonly inMain: boolean;
  readonly inAside: boolean;
}

/**
 * Turns text nodes and element edges into runs of readable text, and lets links and headings collect
 * what is read inside them.
 */
export class TextGatherer {
  /** UTF-16 units of readable text so far. */
  size = 0;
  readonly #blocks: DraftBlock[] = [];
  readonly #blockTags: string[] = ["body"];
  readonly #captures: Capture[] = [];
  #buffer = "";
  #bufferPlace: Place | null = null;
  #main = 0;
  #aside = 0;
  #hasMain = false;

  /** Reads a text node. */
  read(text: string, place: Place | null): void {
    if (this.#bufferPlace === null && /\S/.test(text)) this.#bufferPlace = place;
    this.#buffer += text;
    this.#offer(text);
  }

  /** Adds words that belong to the captures only, such as a picture's alternative text in a link. */
  name(text: string): void {
    if (text !== "") this.#offer(` ${text} `);
  }

  enter(tag: string): void {
    if (!blockElements.has(tag)) return;
    this.#flush();
    this.#offer(" ");
    this.#blockTags.push(tag);
    if (tag === "main") {
      this.#main += 1;
      this.#hasMain = true;
    } else if (tag === "nav" || tag === "footer") {
      this.#aside += 1;
    }
  }

  leave(tag: string): void {
    if (!blockElements.has(tag)) return;
    this.#flush();
    this.#offer(" ");
    this.#blockTags.pop();
    if (tag === "main") this.#main -= 1;
    else if (tag === "nav" || tag === "footer") this.#aside -= 1;
  }

  /** Starts collecting; the innermost capture gets the text, and its outer one on release. */
  capture(): Capture {
    const capture = { text: "" };
    this.#captures.push(capture);
    return capture;
  }

  release(): string {
    const text = this.#captures.pop()?.text ?? "";
    this.#offer(text);
    return collapse(text);
  }

  /** All runs in source order. */
  blocks(): TextBlock[] {
    this.#flush();
    return this.#blocks.map(({ inMain, inAside, ...block }) => ({
      ...block,
      inContent: !inAside && (inMain || !this.#hasMain),
    }));
  }

  #offer(text: string): void {
    const capture = this.#captures.at(-1);
    if (capture && capture.text.length < MAX_CAPTURE) {
      capture.text += text.length > MAX_CAPTURE ? text.slice(0, MAX_CAPTURE) : text;
    }
  }

  #flush(): void {
    if (this.#bufferPlace !== null) {
      const text = collapse(this.#buffer);
      this.size += text.length;
      this.#blocks.push({
        tag: this.#blockTags.at(-1) ?? "body",
        text,
        at: this.#bufferPlace,
        inMain: this.#main > 0,
        // A footer inside main closes an article: it is content.
        inAside: this.#aside > 0 && this.#main === 0,
      });
    }
    this.#buffer = "";
    this.#bufferPlace = null;
  }
}
