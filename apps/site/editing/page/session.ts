import type { Span } from "../places/marks.ts";
import type { PageValue } from "../server/data/of-values.ts";
import type { ReadText } from "../server/editor.ts";
import { joined, type Part } from "../writing/parts.ts";
import { ask, type Unanswered } from "./ask.ts";
import { draftOf, dropDraft, keepDraft } from "./drafts.ts";
import { hydrated } from "./hydrated.ts";
import { editInPlace, type InPlace, isEditableInPlace } from "./in-place.ts";
import { openInEditor } from "./open-in-editor.ts";
import { boxOf, elementOf, isOutdated, nameOf, PageMap, type Target } from "./page-map.ts";
import { pathOf } from "./path.ts";
import { forget, isReloaded, remember, remembered } from "./reloads.ts";
import { partsOf } from "./text-box.ts";

/** A text that is being edited. */
export interface Editing {
  readonly target: Target;
  readonly read: ReadText;
  /** What is in it now: the file's text, or the draft. */
  readonly parts: readonly Part[];
  /** What the page says of it. */
  readonly shown: string;
  readonly inPlace: boolean;
}

/** What the bar shows. */
export interface State {
  readonly on: boolean;
  /** What is being done, while it lasts; empty else. */
  readonly work: string;
  /** How many texts of the page can be changed here, and of how many. */
  readonly known: number;
  readonly all: number;
  readonly pointed: Target | undefined;
  readonly editing: Editing | undefined;
  /** The text beside one without its own source: its file is where to look. */
  readonly nearby: ReadText | undefined;
  /** What is to be changed by its fields: what a text is made of, or its picture. */
  readonly value: PageValue | undefined;
  /** What was done, read out. */
  readonly message: string;
  /** What was not done, and why. */
  readonly problem: string;
}

const initial: State = {
  on: false,
  work: "",
  known: 0,
  all: 0,
  pointed: undefined,
  editing: undefined,
  nearby: undefined,
  value: undefined,
  message: "",
  problem: "",
};

const switchKey = "kolam:editing";

const isSame = (parts: readonly Part[], others: readonly Part[]) =>
  JSON.stringify(joined(parts)) === JSON.stringify(joined(others));

/** What the page shows of a text without facts. */
const plainOf = (parts: readonly Part[]) =>
  parts.map((part) => ("text" in part ? part.text : "")).join("");

/** Editing on this page, from switching it on to switching it off. */
export class Session {
  #state = initial;
  readonly #listeners = new Set<() => void>();
  readonly #own: Element;
  #map: PageMap | undefined;
  #path = "";
  /** Whether the page has changed since its texts were learnt. */
  #isOld = false;
  #inPlace: InPlace | undefined;
  /** What had the focus before a text was edited. */
  #before: Element | null = null;
  /** The text that was edited last. */
  #last: Target | undefined;

  constructor(own: Element) {
    this.#own = own;
    // A link from another language leads to the text to be changed.
    const isAsked = location.hash === "#edit";
    if (isAsked || sessionStorage.getItem(switchKey) === "on") void this.turn(true);
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

  /** Tells what was done elsewhere, or what was not and why. */
  say(message: string, problem = ""): void {
    this.#set({ message, problem });
  }

  async turn(on: boolean): Promise<void> {
    if (!(await this.settle())) return;
    sessionStorage.setItem(switchKey, on ? "on" : "off");
    this.#last = undefined;
    this.#set({ ...initial, on });
    if (!on) return;
    await this.load();
    await this.#recall();
  }

  /** Reports what was saved just before the page was reloaded. */
  async #recall(): Promise<void> {
    const text = remembered("text");
    forget("text");
    if (!text || !isReloaded()) return;
    // What was taken over from the machine is in another file than before, and has another number.
    const alike = this.#map?.targets.filter((target) => target.text === text.shown) ?? [];
    const ids = new Set([text.id, ...alike.flatMap(({ spans }) => spans.map(({ id }) => id))]);
    for (const id of ids) {
      const read = await ask("read", { id }).catch(() => undefined);
      if (!read || JSON.stringify(joined(read.parts)) !== text.said) continue;
      this.#set({ message: `Saved in ${read.place}.` });
      return;
    }
  }

  /** Learns where the texts of the page come from. */
  async load(): Promise<void> {
    this.#isOld = this.#state.editing !== undefined;
    if (this.#isOld) return;
    this.#path = location.pathname;
    this.#set({ work: "Reading where the texts come from …" });
    try {
      const [{ texts }] = await Promise.all([ask("texts", { path: pathOf(location) }), hydrated()]);
      if (this.#state.editing) {
        // Its node is not in the page now.
        this.#isOld = true;
        this.#set({ work: "" });
        return;
      }
      this.#map = new PageMap(texts, this.#own);
      const { targets } = this.#map;
      const known = targets.filter(({ spans }) => spans.length > 0).length;
      const { pointed } = this.#state;
      this.#set({
        work: "",
        known,
        all: targets.length,
        pointed: pointed && this.#map.again(pointed),
      });
    } catch (error) {
      this.#set({ work: "", problem: String((error as Error).message) });
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

  /** Edits the text at a position on the screen, after saving what was typed elsewhere. */
  async press(x: number, y: number): Promise<void> {
    const found = this.#at(x, y);
    const isLeft = this.#state.editing !== undefined;
    if (!found || !(await this.settle())) return;
    // As any press on a page does, so that the focus does not go back to the bar later.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await this.edit(found.target, found.offset, isLeft ? this.#state.message : "");
  }

  /** Edits the text of an element that has the focus. */
  async enter(element: Element): Promise<boolean> {
    const target = this.#map?.ofElement(element);
    if (target && (await this.settle())) await this.edit(target);
    return target !== undefined;
  }

  /** Goes to the next or previous text and edits it; what is being typed is saved. */
  async step(step: 1 | -1): Promise<void> {
    const isLeft = this.#state.editing !== undefined;
    if (await this.settle()) await this.#goOn(step, isLeft ? this.#state.message : "");
  }

  async #goOn(step: 1 | -1, message: string): Promise<void> {
    const target = this.#map?.after(this.#last ?? this.#state.pointed, step);
    if (!target) return;
    elementOf(target)?.scrollIntoView({ block: "nearest" });
    await this.edit(target, 0, message);
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

  /** @param message what was done before, which is told along with it */
  async edit(asked: Target, offset = 0, message = ""): Promise<void> {
    this.#drop("");
    if (isOutdated(asked)) await this.load();
    const target = this.#map?.again(asked) ?? asked;
    this.#last = target;
    this.#set({ pointed: target, nearby: undefined, value: undefined, problem: "", message });
    try {
      const span = await this.#spanOf(target, offset);
      if (!span) return await this.#tellMade(target);
      const read = await ask("read", { id: span.id });
      this.#resume(target, span, read);
    } catch (error) {
      this.#set({ problem: (error as Error).message });
    }
  }

  /**
   * Leads to the value that the machine has made a text of, such as a price.
   * @returns whether it is known
   */
  async #showValue(target: Target): Promise<boolean> {
    const text = target.text.trim();
    const near = this.#map?.near(target) ?? [];
    const { value } = await ask("find-value", { text, path: pathOf(location), near });
    if (!value) return false;
    this.#set({ value, problem: "", message: `“${text}” is made of these fields.` });
    return true;
  }

  /** Leads from an alt text to its picture. */
  async picture(): Promise<void> {
    const { editing } = this.#state;
    if (!editing || !(await this.settle())) return;
    const near = this.#map?.near(editing.target) ?? [];
    try {
      const { value } = await ask("find-picture", { id: editing.read.id, near });
      if (value) this.#set({ value });
      else
        this.#set({ problem: "This picture is in an article, case or landing page: see Write." });
    } catch (error) {
      this.#set({ problem: (error as Error).message });
    }
  }

  /** Reports what a text without its own source is made of, as far as this is known. */
  async #tellMade(target: Target): Promise<void> {
    if (await this.#showValue(target)) return;
    const text = target.text.trim();
    const near = this.#map?.near(target) ?? [];
    const problem = `“${text}” is made by the page, such as a count, or of several facts: it has no place of its own.`;
    const [id] = near;
    const nearby = id === undefined ? undefined : await ask("read", { id });
    this.#set({ problem, nearby });
  }

  /** Edits a text with what was typed for it before, if that was not kept. */
  #resume(target: Target, span: Span, read: ReadText): void {
    const draft = draftOf(read);
    this.#open(target, span, read, draft ?? read.parts);
    if (draft) this.#set({ message: "This is what you wrote before. It is not saved yet." });
  }

  #open(target: Target, span: Span, read: ReadText, parts: readonly Part[]): void {
    const inPlace = "node" in target && target.node.isConnected && isEditableInPlace(target.node);
    this.#before = document.activeElement;
    if (inPlace) {
      this.#inPlace = editInPlace(target.node, span, parts, nameOf(target), {
        keep: (now, step) => void this.keep(now, step),
        drop: () => this.drop(),
        follow: (fact) => void this.follow(fact),
      });
    }
    const shown = target.text.slice(span.start, span.end);
    this.#set({ editing: { target, read, parts, shown, inPlace } });
  }

  /** Puts the page back, and the focus to where it was. */
  #close(shown?: string): void {
    this.#inPlace?.end(shown);
    this.#inPlace = undefined;
    if (this.#before instanceof HTMLElement && this.#before !== document.body) {
      this.#before.focus({ preventScroll: true });
    }
    this.#before = null;
  }

  #drop(message: string): void {
    const { editing } = this.#state;
    if (!editing) return;
    this.#close();
    dropDraft(editing.read);
    this.#set({ editing: undefined, problem: "", message });
  }

  /** Leaves the text as it is in its file. */
  drop(): void {
    this.#drop("Nothing was changed.");
    if (this.#isOld) void this.load();
  }

  /** Writes the text into its file, and goes on to another. */
  async keep(parts: readonly Part[], step: 0 | 1 | -1): Promise<void> {
    const { editing } = this.#state;
    if (!editing) return;
    const { target, read } = editing;
    if (isSame(parts, read.parts)) {
      this.#drop("Nothing was changed.");
      if (step) await this.#goOn(step, "");
      else if (this.#isOld) void this.load();
      return;
    }
    const shown = this.#inPlace?.shown();
    this.#close(shown);
    // First, so that a crash does not lose it.
    keepDraft(read, parts);
    this.#set({ editing: undefined, work: "Saving …", message: "", problem: "" });
    remember("text", {
      id: read.id,
      said: JSON.stringify(joined(parts)),
      shown: shown ?? plainOf(parts),
    });
    try {
      const written = await ask("write", { id: read.id, version: read.version, parts });
      dropDraft(read);
      const isKept = !isSame(written.parts, read.parts);
      const message = isKept ? `Saved in ${written.place}.` : "Nothing was changed.";
      this.#set({ work: "", message });
      if (step) await this.#goOn(step, message);
      else if (this.#isOld) void this.load();
    } catch (error) {
      const { message, status } = error as Unanswered;
      forget("text");
      this.#set({ work: "" });
      const now = status === 409 ? await ask("read", { id: read.id }).catch(() => read) : read;
      if (status === 409) keepDraft(now, parts);
      if ("node" in target && target.node.data === shown) target.node.data = target.text;
      const span = target.spans.find(({ id }) => id === read.id);
      this.#open(target, span ?? { id: read.id, start: 0, end: target.text.length }, now, parts);
      this.#set({ problem: `Not saved: ${message} What you wrote stays as a draft.` });
    }
  }

  /** What is being typed; `undefined` if it is what the file says. */
  #typed(): readonly Part[] | undefined {
    const { editing } = this.#state;
    const box = document.querySelector("[contenteditable][role=textbox]");
    if (!editing || !box) return undefined;
    const parts = joined(partsOf(box));
    return isSame(parts, editing.read.parts) ? undefined : parts;
  }

  /** Stores what is being typed on this device before the page is unloaded. */
  readonly remember = (): void => {
    const typed = this.#typed();
    if (typed && this.#state.editing) keepDraft(this.#state.editing.read, typed);
  };

  /**
   * Saves what is being typed before something else changes the page.
   * @returns whether nothing is left to keep
   */
  async settle(): Promise<boolean> {
    const typed = this.#typed();
    if (typed) await this.keep(typed, 0);
    else this.#drop("");
    return this.#state.editing === undefined;
  }

  /** Goes to where a fact of the text is written: edits it, or opens its file. */
  async follow(fact: string): Promise<void> {
    const { editing } = this.#state;
    if (!editing || !(await this.settle())) return;
    this.#set({ value: undefined });
    try {
      const { id, value, place, open } = await ask("fact", { id: editing.read.id, fact });
      if (id === null && value) return this.#set({ value, problem: "", message: "" });
      if (id === null) {
        if (await this.#showValue(editing.target)) return;
        openInEditor(open);
        this.#set({ message: `${fact} is in ${place}, which your editor opens.`, problem: "" });
        return;
      }
      const read = await ask("read", { id });
      const text = joined(read.parts)
        .map((part) => ("text" in part ? part.text : part.fact))
        .join("");
      const node = document.createTextNode(text);
      const span = { id, start: 0, end: text.length };
      this.#set({ message: "", problem: "" });
      this.#resume({ node, text, spans: [span] }, span, read);
    } catch (error) {
      if ((error as Unanswered).status === 404 && (await this.#showValue(editing.target))) return;
      this.#set({ problem: (error as Error).message });
    }
  }

  /** The text that is being edited in its place. */
  editedBox(): HTMLElement | undefined {
    return this.#inPlace?.box;
  }

  /** Where the outline goes. */
  box(): DOMRect | undefined {
    const { pointed, editing, on } = this.#state;
    return on && pointed && !editing ? boxOf(pointed) : undefined;
  }
}
