import { randomUUID } from "node:crypto";
import { fromRoot } from "@kolam/resolve/sites";
import type { Store, StoredBytes, StoredFile } from "../store.ts";
import type { Content, Journal } from "./journal.ts";

/** A store that logs its changes in a journal, so that they can be undone. */
export class RecordedStore implements Store {
  readonly #store: Store;
  readonly #journal: Journal;
  #group: string | undefined;

  constructor(store: Store, journal: Journal) {
    this.#store = store;
    this.#journal = journal;
  }

  /** Takes it down first: after a crash in between, the file still is what it was before. */
  #recorded<Written>(file: string, after: Content, write: () => Written): Written {
    const before = this.#store.bytes(file)?.content;
    const number = this.#journal.record(fromRoot(file), before, after, this.#group);
    try {
      return write();
    } catch (error) {
      this.#journal.forget(number);
      throw error;
    }
  }

  /** Lets all that is written meanwhile be undone together. */
  asOne(write: () => void): void {
    this.#group = randomUUID();
    try {
      write();
    } finally {
      this.#group = undefined;
    }
  }

  read(file: string): StoredFile {
    return this.#store.read(file);
  }

  bytes(file: string): StoredBytes | undefined {
    return this.#store.bytes(file);
  }

  write(file: string, text: string, version: string): StoredFile {
    return this.#recorded(file, Buffer.from(text), () => this.#store.write(file, text, version));
  }

  add(file: string, text: string): StoredFile {
    return this.#recorded(file, Buffer.from(text), () => this.#store.add(file, text));
  }

  put(file: string, content: Content, version: string | undefined): void {
    this.#recorded(file, content, () => this.#store.put(file, content, version));
  }
}
