import { fromRoot } from "@kolam/resolve/sites";
import type { Address, Addresses } from "../places/addresses.ts";
import { ByValue } from "../places/by-value.ts";
import { joined, type Part } from "../writing/parts.ts";
import { Refused, readPart, writePart } from "../writing/write-text.ts";
import { Changed, type Store } from "./store.ts";

/** A text as it is in its file. */
export interface ReadText {
  readonly id: number;
  readonly parts: readonly Part[];
  /** Tells the state of the file; sent along with a change. */
  readonly version: string;
  /** From the root of the repository, with the line, for people. */
  readonly place: string;
  /** The file, line and column, for an editor. */
  readonly open: string;
  /** The file that a change would be written into, if it is another one: the site's own. */
  readonly into?: string;
}

/** What a request could not do, with the status of the answer. */
export class Answer extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** What the editor needs besides the files. */
export interface Tools {
  /** Reads the texts of a file again. */
  readonly reread: (file: string) => Promise<void>;
  readonly tidied: (file: string, before: string, after: string) => Promise<string>;
  /** The site's own file, if it overrides a shared one. */
  readonly ownFile: (file: string) => string | undefined;
  /** After files were added that stand for the machine's. */
  readonly onAdded: (...files: readonly string[]) => void;
  readonly problems: (file: string, text: string) => Promise<readonly string[]>;
}

/** What a request says, by name. */
export const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

function partsIn(value: unknown): readonly Part[] {
  if (!Array.isArray(value) || value.length > 100) throw new Answer(400, "There is no text.");
  const parts = value.map((each): Part => {
    const { text, fact } = objectOf(each);
    if (typeof text === "string" && text.length < 20_000) return { text: text.normalize("NFC") };
    if (typeof fact === "string") return { fact };
    throw new Answer(400, "A part is neither text nor fact.");
  });
  return joined(parts);
}

/** Reads and writes single texts. Requests name them by number, never by path. */
export class Editor {
  readonly #addresses: Addresses;
  readonly #store: Store;
  readonly #tools: Tools;

  constructor(addresses: Addresses, store: Store, tools: Tools) {
    this.#addresses = addresses;
    this.#store = store;
    this.#tools = tools;
  }

  #address(id: unknown): Address {
    const address = typeof id === "number" ? this.#addresses.at(id) : undefined;
    if (!address) throw new Answer(404, "There is no such text.");
    return address;
  }

  #answer(address: Address, source: string, version: string): ReadText {
    const before = source.slice(0, address.start).split("\n");
    const line = before.length;
    const column = (before.at(-1)?.length ?? 0) + 1;
    const own = this.#tools.ownFile(address.file);
    return {
      id: address.id,
      parts: readPart(source, address),
      version,
      place: `${fromRoot(address.file)}:${line}`,
      open: `${address.file}:${line}:${column}`,
      ...(own && { into: fromRoot(own) }),
    };
  }

  /** A text as its file has it now. */
  async read(request: unknown): Promise<ReadText> {
    const { file } = this.#address(objectOf(request).id);
    const { text, version } = this.#store.read(file);
    if (this.#addresses.versionOf(file) !== version) await this.#tools.reread(file);
    return this.#answer(this.#address(objectOf(request).id), text, version);
  }

  /** A text with a given content, if there is one near the texts with the given numbers. */
  find(request: unknown): { readonly id: number | null } {
    const { text, near } = objectOf(request);
    const files = (Array.isArray(near) ? near : []).flatMap(
      (id) => this.#addresses.at(Number(id))?.file ?? [],
    );
    const found = new ByValue(this.#addresses.all()).find(String(text).slice(0, 2_000), files);
    return { id: found?.id ?? null };
  }

  /** Adds the site's own version of one of the machine's files. */
  async #addOwn(own: string, text: string, { start, id }: Address): Promise<Address> {
    try {
      this.#store.add(own, text);
    } catch (error) {
      if (!(error instanceof Changed)) throw error;
      const reason = `${fromRoot(own)} has some of these texts already. Write this one there, beside them.`;
      throw new Answer(422, reason);
    }
    await this.#tools.reread(own);
    this.#tools.onAdded(own);
    const inOwn = [...this.#addresses.all()].find(
      (address) => address.file === own && address.start === start,
    );
    return inOwn ?? this.#address(id);
  }

  /**
   * Changes a file, unless it has changed meanwhile or would not compile.
   * @param request names a text of the file, and the state of the file
   * @param edit gives what the file may say then, the best first; the first that compiles is taken
   * @returns the address of the text: where it was in the file, or in the site's own
   */
  async change(
    request: unknown,
    edit: (source: string, address: Address) => readonly string[],
  ): Promise<Address> {
    const { id, version } = objectOf(request);
    const { file } = this.#address(id);
    const old = this.#store.read(file);
    if (old.version !== version) {
      throw new Answer(409, "The file was changed meanwhile. Here is what it says now.");
    }
    // What renders pages may have read it otherwise.
    if (this.#addresses.versionOf(file) !== version) await this.#tools.reread(file);
    const address = this.#address(id);
    try {
      let problems: readonly string[] = [];
      for (const written of edit(old.text, address)) {
        const text = await this.#tools.tidied(file, old.text, written);
        if (text === old.text) return address;
        const found = await this.#tools.problems(file, text);
        if (found.length > 0) {
          problems = found;
          continue;
        }
        const own = this.#tools.ownFile(file);
        if (own) return await this.#addOwn(own, text, address);
        this.#store.write(file, text, old.version);
        await this.#tools.reread(file);
        return address;
      }
      throw new Answer(422, problems.join(" "));
    } catch (error) {
      if (error instanceof Refused) throw new Answer(422, error.message);
      if (error instanceof Changed) throw new Answer(409, error.message);
      throw error;
    }
  }

  /** Writes a text, unless its file has changed or would not compile. */
  async write(request: unknown): Promise<ReadText> {
    const { parts } = objectOf(request);
    const { id } = await this.change(request, (source, address) => [
      writePart(source, address, partsIn(parts)),
    ]);
    const address = this.#address(id);
    const now = this.#store.read(address.file);
    return this.#answer(address, now.text, now.version);
  }
}
