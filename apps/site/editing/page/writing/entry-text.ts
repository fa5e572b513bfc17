import type { PictureChoice } from "../../server/data/pictures.ts";
import type { OpenEntry, WrittenEntry } from "../../server/entry-files.ts";
import {
  type EntryAction,
  type EntryParts,
  type FieldPath,
  joinedEntry,
  partsOfEntry,
  valuesIn,
  withEntry,
  withValue,
} from "../../writing/front-matter.ts";
import { addPicture } from "../add-picture.ts";
import { ask, type Unanswered } from "../ask.ts";

/** What is wrong with an entry, or could be better. */
export type EntryProblem = WrittenEntry["problems"][number];

/** An entry while it is written. */
export interface EntryState {
  readonly parts: EntryParts;
  /** Counts changes from outside the body's editor, which is then recreated. */
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
  /** Whether a change of the fields can be taken back. */
  readonly canUndo: boolean;
  /** The pictures of the site, with those that were added meanwhile. */
  readonly pictures: readonly PictureChoice[];
}

/** The fields as they were, and the field that was typed in then. */
interface Past {
  readonly yaml: string;
  readonly field: string | undefined;
}

/** What is read out once an entry of a list was changed. */
const done: Readonly<Record<EntryAction, string>> = {
  up: "Moved up.",
  down: "Moved down.",
  copy: "Copied. The copy comes after it.",
  delete: "Deleted.",
};

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
  /** The fields before each change; typing in one field counts as one change. */
  readonly #past: Past[] = [];
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
      canUndo: false,
      pictures: entry.pictures,
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

  #typed(parts: EntryParts, message = ""): void {
    clearTimeout(this.#timer);
    const isSaved = this.#textOf(parts) === this.#saved;
    const canUndo = this.#past.length > 0;
    this.#set({ parts, isSaved, message, refused: "", canUndo });
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

  /**
   * Changes the fields.
   * @param field the one that is typed in: each key begins again with what was there before the
   *   first, so that only what it says in the end counts, with its quotes
   */
  #change(edit: (yaml: string) => string, field?: string, message?: string): void {
    const { parts } = this.#state;
    const last = this.#past.at(-1);
    const isTyping = field !== undefined && last?.field === field;
    try {
      const yaml = edit(isTyping ? last.yaml : parts.yaml);
      if (!isTyping) this.#past.push({ yaml: parts.yaml, field });
      this.#typed({ ...parts, yaml }, message);
    } catch (error) {
      this.#set({ refused: (error as Error).message });
    }
  }

  /** Changes a field; `undefined` takes it away. */
  setField(path: FieldPath, value: unknown): void {
    const order = ["draft", ...Object.keys(this.entry.fields)];
    this.#change((yaml) => withValue(yaml, path, value, order), path.join("."));
  }

  /** Adds an entry to a list, which may not be there yet. */
  addEntry(path: FieldPath, value: unknown): void {
    const order = Object.keys(this.entry.fields);
    this.#change((yaml) => withValue(yaml, path, value, order), undefined, "Added at the end.");
  }

  /** Moves an entry of a list, copies it or deletes it. */
  changeEntry(path: FieldPath, action: EntryAction): void {
    this.#change((yaml) => withEntry(yaml, path, action), undefined, done[action]);
  }

  /** Puts a file among the pictures of the site. */
  async addPicture(file: File): Promise<PictureChoice> {
    const added = await addPicture(file);
    const others = this.#state.pictures.filter((each) => each.file !== added.file);
    this.#set({ pictures: [...others, added] });
    return added;
  }

  /** Takes back the last change of the fields. */
  undo(): void {
    const last = this.#past.pop();
    if (last) this.#typed({ ...this.#state.parts, yaml: last.yaml }, "Undone.");
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

  /** The current content of the file, which the next save replaces. */
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
    this.#past.length = 0;
    const parts = partsOfEntry(this.#saved);
    const revision = this.#state.revision + 1;
    this.#set({ parts, revision, isSaved: true, refused: "", theirs: undefined });
    this.keepDraft();
    this.#set({ message: "Discarded.", canUndo: false });
    void this.check();
  }
}
