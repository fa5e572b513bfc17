import type { Span } from "../places/marks.ts";
import type { ReadText } from "../server/editor.ts";
import { joined, type Part } from "../writing/parts.ts";
import { ask, type Unanswered } from "./ask.ts";
import { draftOf, dropDraft, keepDraft } from "./drafts.ts";
import { hydrated } from "./hydrated.ts";
import { editInPlace, isEditableInPlace } from "./in-place.ts";
import { boxOf, elementOf, PageMap, type Target } from "./page-map.ts";
import { partsOf } from "./text-box.ts";

/** A text that is being edited. */
export interface Editing {
  readonly target: Target;
  readonly read: ReadText;
  /** What is in it now: the file's text, or the draft. */
  readonly parts: readonly Part[];
  readonly inPlace: boolean;
}

/** What the bar shows. */
export interface State {
  readonly on: boolean;
  readonly busy: boolean;
  /** How many texts of the page can be changed here, and of how many. */
  readonly known: number;
  readonly all: number;
  readonly pointed: Target | undefined;
  readonly editing: Editing | undefined;
  /** What was done, read out. */
  readonly message: string;
  /** What was not done, and why. */
  readonly problem: string;
}

const initial: State = {
  on: false,
  busy: false,
  known: 0,
  all: 0,
  pointed: undefined,
  editing: undefined,
  message: "",
  problem: "",
};

/** The path of a page within the site, which may be in a folder of its host. */
const pathOf = ({ pathname }: Location) =>
  decodeURI(pathname.slice(import.meta.env.BASE_URL.length - 1)) || "/";

const switchKey = "kolam:editing";

const kindOf = (target: Target) =>
  "attribute" in target ? `The ${target.attribute} of a ${target.element.localName}` : "A text";

/** Editing on this page, from switching it on to switching it off. */
export class Session {
  #state = initial;
  readonly #listeners = new Set<() => void>();
  readonly #own: Element;
  #map: PageMap | undefined;
  #path = "";
  #end: (() => void) | undefined;

  constructor(own: Element) {
    this.#own = own;
    if (sessionStorage.getItem(switchKey) === "on") void this.turn(true);
  }

  readonly state = (): State => this.#state;

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(change: Partial<State>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  async turn(on: boolean): Promise<void> {
    sessionStorage.setItem(switchKey, on ? "on" : "off");
    this.drop();
    this.#set({ ...initial, on });
    if (on) await this.load();
  }

  /** Learns where the texts of the page come from. */
  async load(): Promise<void> {
    if (this.#state.editing) return;
    this.#path = location.pathname;
    this.#set({ busy: true });
    try {
      const [{ texts }] = await Promise.all([ask("texts", { path: pathOf(location) }), hydrated()]);
      this.#map = new PageMap(texts, this.#own);
      const { targets } = this.#map;
      const known = targets.filter(({ spans }) => spans.length > 0).length;
      this.#set({ busy: false, known, all: targets.length, pointed: undefined });
    } catch (error) {
      this.#set({ busy: false, problem: String((error as Error).message) });
    }
  }

  /** The text at a place of the screen. */
  #at(x: number, y: number): { target: Target; offset: number } | undefined {
    const element = document.elementFromPoint(x, y);
    if (!element || this.#own.contains(element) || !this.#map) return undefined;
    const caret = document.caretPositionFromPoint?.(x, y);
    const node = caret?.offsetNode;
    const known = node && element.contains(node) ? this.#map.ofNode(node) : undefined;
    const target = known ?? this.#map.ofElement(element);
    return target && { target, offset: known && caret ? caret.offset : 0 };
  }

  point(x: number, y: number): void {
    if (this.#state.editing) return;
    if (location.pathname !== this.#path) void this.load();
    const found = this.#at(x, y);
    if (found?.target !== this.#state.pointed) this.#set({ pointed: found?.target });
  }

  /** Edits the text at a place of the screen. */
  async press(x: number, y: number): Promise<void> {
    const found = this.#at(x, y);
    if (found) await this.edit(found.target, found.offset);
  }

  /** Edits the text of an element that has the focus. */
  async enter(element: Element): Promise<boolean> {
    const target = this.#map?.ofElement(element);
    if (target) await this.edit(target);
    return target !== undefined;
  }

  /** Goes to the next text, or the one before, and edits it. */
  async step(step: 1 | -1, from = this.#state.pointed): Promise<void> {
    const target = this.#map?.after(from, step);
    if (!target) return;
    elementOf(target)?.scrollIntoView({ block: "nearest" });
    await this.edit(target);
  }

  /** Edits what search results show of the page. */
  async head(element: "title" | 'meta[name="description"]'): Promise<void> {
    const found = document.querySelector(element);
    if (found) await this.enter(found);
  }

  async #spanOf(target: Target, offset: number): Promise<Span | undefined> {
    const span =
      target.spans.find(({ start, end }) => start <= offset && offset <= end) ?? target.spans[0];
    if (span) return span;
    const { id } = await ask("find", { text: target.text, near: this.#map?.near(target) ?? [] });
    return id === null ? undefined : { id, start: 0, end: target.text.length };
  }

  async edit(target: Target, offset = 0): Promise<void> {
    this.drop();
    this.#set({ pointed: target, problem: "", message: "" });
    try {
      const span = await this.#spanOf(target, offset);
      if (!span) {
        const problem = `“${target.text.trim()}” is made by the page, such as a count, or of several facts: it has no place of its own.`;
        this.#set({ problem });
        return;
      }
      const read = await ask("read", { id: span.id });
      this.#open(target, span, read, draftOf(read) ?? read.parts);
    } catch (error) {
      this.#set({ problem: (error as Error).message });
    }
  }

  #open(target: Target, span: Span, read: ReadText, parts: readonly Part[]): void {
    const inPlace = "node" in target && target.node.isConnected && isEditableInPlace(target.node);
    if (inPlace) {
      const { end } = editInPlace(target.node, span, parts, `${kindOf(target)}, ${read.place}`, {
        keep: (now, step) => void this.keep(now, step),
        drop: () => this.drop(),
      });
      this.#end = end;
    }
    this.#set({ editing: { target, read, parts, inPlace } });
  }

  /** Leaves the text as it is in its file. */
  drop(): void {
    this.#end?.();
    this.#end = undefined;
    const { editing } = this.#state;
    if (editing) {
      dropDraft(editing.read);
      this.#set({ editing: undefined, problem: "", message: "Left as it was." });
    }
  }

  /** Writes the text into its file, and goes on to another. */
  async keep(parts: readonly Part[], step: 0 | 1 | -1): Promise<void> {
    const { editing } = this.#state;
    if (!editing) return;
    const { target, read } = editing;
    this.#end?.();
    this.#end = undefined;
    // First, so that a crash does not lose it.
    keepDraft(read, parts);
    this.#set({ editing: undefined, pointed: undefined, busy: true, message: "", problem: "" });
    try {
      const written = await ask("write", { id: read.id, version: read.version, parts });
      dropDraft(read);
      const same = JSON.stringify(written.parts) === JSON.stringify(read.parts);
      const message = same ? "Nothing was changed." : `Kept in ${written.place}.`;
      this.#set({ busy: false, message });
      if (step) await this.step(step, target);
    } catch (error) {
      const { message, status } = error as Unanswered;
      this.#set({ busy: false });
      const now = status === 409 ? await ask("read", { id: read.id }).catch(() => read) : read;
      if (status === 409) keepDraft(now, parts);
      const span = target.spans.find(({ id }) => id === read.id);
      this.#open(target, span ?? { id: read.id, start: 0, end: target.text.length }, now, parts);
      this.#set({ problem: `Not kept: ${message} What you wrote stays as a draft.` });
    }
  }

  /**
   * Keeps what is being typed, before something else changes the page.
   * @returns whether nothing is left to keep
   */
  async settle(): Promise<boolean> {
    const { editing } = this.#state;
    const box = document.querySelector("[contenteditable][role=textbox]");
    if (!editing || !box) return true;
    const parts = joined(partsOf(box));
    if (JSON.stringify(parts) === JSON.stringify(joined(editing.read.parts))) this.drop();
    else await this.keep(parts, 0);
    return this.#state.editing === undefined;
  }

  /** Where the outline goes. */
  box(): DOMRect | undefined {
    const { pointed, editing, on } = this.#state;
    return on && pointed && !editing ? boxOf(pointed) : undefined;
  }
}
