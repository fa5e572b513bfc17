import type { OpenEntry, WrittenEntry } from "../../server/entry-files.ts";
import {
  type EntryParts,
  type FieldPath,
  joinedEntry,
  partsOfEntry,
  valuesIn,
  withValue,
} from "../../writing/front-matter.ts";
import { ask, type Unanswered } from "../ask.ts";

/** What is wrong with an entry, or could be better. */
export type EntryProblem = WrittenEntry["problems"][number];

/** An entry while it is written. */
export interface EntryState {
  readonly parts: EntryParts;
  /** Counts what did not come from the editor of the body, which then begins anew. */
  readonly revision: number;
  readonly isSaved: boolean;
  readonly busy: boolean;
  readonly problems: readonly EntryProblem[];
  /** What was done, read out. */
  readonly message: string;
  /** What was not done, and why. */
  readonly refused: string;
  /** What the file says by now, if somebody else has changed it. */
  readonly theirs: string | undefined;
}

interface Draft {
  readonly text: string;
  /** The state of the file in which it was begun. */
  readonly version: string;
}

/** After the last key, in ms. */
const pause = 600;

/** The text of an entry: what was typed, its draft on this device, and its file. */
export class EntryText {
  readonly entry: OpenEntry;
  #state: EntryState;
  #saved: string;
  #version: string;
  #timer: number | undefined;
  /** The fields as they were read last. */
  #read: { readonly yaml: string; readonly values: unknown } = { yaml: "", values: {} };
  readonly #listeners = new Set<() => void>();

  constructor(entry: OpenEntry) {
    this.entry = entry;
    this.#saved = entry.text;
    this.#version = entry.version;
    const draft = this.#draft();
    const text = draft?.text ?? entry.text;
    const isOutdated = draft !== undefined && draft.version !== entry.version;
    this.#state = {
      parts: partsOfEntry(text),
      revision: 0,
      isSaved: text === entry.text,
      busy: false,
      problems: [],
      message: draft ? "This is what you wrote last time. It is not saved yet." : "",
      refused: isOutdated ? "The file was changed since you wrote this." : "",
      theirs: isOutdated ? entry.text : undefined,
    };
    void this.check();
  }

  readonly state = (): EntryState => this.#state;

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(change: Partial<EntryState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** The file of some parts, which ends with a line break if it did before. */
  #textOf(parts: EntryParts): string {
    const text = joinedEntry(parts);
    if (text.endsWith("\n") || !this.#saved.endsWith("\n")) return text;
    return text + (this.#saved.endsWith("\r\n") ? "\r\n" : "\n");
  }

  get #key(): string {
    return `kolam:writing:${this.entry.place}`;
  }

  #draft(): Draft | undefined {
    const kept = localStorage.getItem(this.#key);
    const draft: Draft | undefined = kept === null ? undefined : JSON.parse(kept);
    return draft && draft.text !== this.entry.text ? draft : undefined;
  }

  /** Keeps what was typed on this device. */
  readonly keepDraft = (): void => {
    clearTimeout(this.#timer);
    const text = this.#textOf(this.#state.parts);
    if (text === this.#saved) localStorage.removeItem(this.#key);
    else localStorage.setItem(this.#key, JSON.stringify({ text, version: this.#version }));
  };

  #typed(parts: EntryParts): void {
    clearTimeout(this.#timer);
    const isSaved = this.#textOf(parts) === this.#saved;
    this.#set({ parts, isSaved, message: "", refused: "" });
    this.#timer = window.setTimeout(() => {
      this.keepDraft();
      void this.check();
    }, pause);
  }

  setBody(body: string): void {
    if (body !== this.#state.parts.body) this.#typed({ ...this.#state.parts, body });
  }

  /** What a field says; nothing if it is not there. */
  value(path: FieldPath): unknown {
    const { yaml } = this.#state.parts;
    if (this.#read.yaml !== yaml) this.#read = { yaml, values: valuesIn(yaml) };
    return path.reduce<unknown>((values, name) => Object(values)[name], this.#read.values);
  }

  /** Changes a field; `undefined` takes it away. */
  setField(path: FieldPath, value: unknown): void {
    const { parts } = this.#state;
    try {
      const yaml = withValue(parts.yaml, path, value, ["draft", ...Object.keys(this.entry.fields)]);
      this.#typed({ ...parts, yaml });
    } catch (error) {
      this.#set({ refused: (error as Error).message });
    }
  }

  /** Asks what the build would say. */
  async check(): Promise<void> {
    const text = this.#textOf(this.#state.parts);
    const { problems } = await ask("entry-file-check", { id: this.entry.id, text }).catch(() => ({
      problems: this.#state.problems,
    }));
    if (text === this.#textOf(this.#state.parts)) this.#set({ problems });
  }

  /** Writes the entry into its file. */
  async save(): Promise<void> {
    const text = this.#textOf(this.#state.parts);
    // First, so that a crash does not lose it.
    this.keepDraft();
    if (text === this.#saved) return this.#set({ message: "Nothing was changed." });
    this.#set({ busy: true, message: "", refused: "", theirs: undefined });
    const { id } = this.entry;
    try {
      const written = await ask("entry-file-write", { id, version: this.#version, text });
      this.#saved = text;
      this.#version = written.version;
      const isSaved = this.#textOf(this.#state.parts) === text;
      this.keepDraft();
      const message = `Saved in ${this.entry.place}.`;
      this.#set({ busy: false, isSaved, message, problems: written.problems });
    } catch (error) {
      const { message, status } = error as Unanswered;
      const now = status === 409 ? await this.#now() : undefined;
      const refused = `Not saved: ${message} What you wrote stays as a draft on this device.`;
      this.#set({ busy: false, refused, theirs: now });
    }
  }

  /** What the file says now; what is saved next replaces that. */
  async #now(): Promise<string | undefined> {
    const { entry } = await ask("entry-file", { path: this.entry.path });
    if (entry) {
      this.#version = entry.version;
      this.#saved = entry.text;
    }
    return entry?.text;
  }

  /** Leaves the entry as it is in its file. */
  drop(): void {
    const parts = partsOfEntry(this.#saved);
    const revision = this.#state.revision + 1;
    this.#set({ parts, revision, isSaved: true, refused: "", theirs: undefined });
    this.keepDraft();
    this.#set({ message: "Left as it was." });
    void this.check();
  }
}
