import { blockElements } from "./elements.ts";
import type { Place, TextBlock } from "./page-model.ts";

/** Link texts and headings are cut here, because no check reads further. */
const MAX_CAPTURE = 2_000;

/** Collapses white space as a browser does. */
export function collapse(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** The text of one link or heading, collected while the walk is inside it. */
interface Capture {
  text: string;
  /** Labels and titles of what is inside, for a link without text. */
  spare: string;
}

interface DraftBlock extends Omit<TextBlock, "inContent"> {
  readonly inMain: boolean;
  readonly inAside: boolean;
}

/** Turns the text nodes of a page into runs of readable text, and collects the text of links and headings. */
export class TextGatherer {
  /** UTF-16 code units of readable text so far. */
  size = 0;
  readonly #blocks: DraftBlock[] = [];
  readonly #blockTags: string[] = ["body"];
  readonly #captures: Capture[] = [];
  #buffer = "";
  #bufferPlace: Place | null = null;
  #bufferLanguage = "";
  #main = 0;
  #aside = 0;
  #hasMain = false;

  /** Reads a text node. */
  read(text: string, place: Place | null, language: string): void {
    if (this.#bufferPlace === null && /\S/.test(text)) {
      this.#bufferPlace = place;
      this.#bufferLanguage = language;
    }
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
    if (capture && capture.spare.length < MAX_CAPTURE && text !== "") capture.spare += ` ${text}`;
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
        language: this.#bufferLanguage,
        inMain: this.#main > 0,
        // A footer inside main belongs to an article, so it is content.
        inAside: this.#aside > 0 && this.#main === 0,
      });
    }
    this.#buffer = "";
    this.#bufferPlace = null;
  }
}
