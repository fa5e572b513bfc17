import type { Literal } from "./literals.ts";
import { mostMarks } from "./marks.ts";

/** Where a text is written. */
export interface Address extends Literal {
  readonly id: number;
  readonly file: string;
}

/** The addresses of all texts that were read since the start, by numbers that marks can hold. */
export class Addresses {
  readonly #all: Address[] = [];
  readonly #files = new Map<string, number[]>();
  readonly #versions = new Map<string, string>();

  /**
   * Gives the texts of a file their numbers. Those of its earlier version are used again.
   * @param version tells the state of the file in which these are its texts
   */
  number(file: string, literals: readonly Literal[], version = ""): readonly Address[] {
    this.#versions.set(file, version);
    const known = this.#files.get(file) ?? [];
    const addresses = literals.map((literal, index) => {
      const id = known[index] ?? this.#all.length;
      if (id > mostMarks) throw new Error("The site has more texts than can be numbered.");
      const address = { ...literal, id, file };
      this.#all[id] = address;
      return address;
    });
    this.#files.set(
      file,
      addresses.map(({ id }) => id),
    );
    return addresses;
  }

  /** The state of a file in which its texts were read. */
  versionOf(file: string): string | undefined {
    return this.#versions.get(file);
  }

  /** The texts of a file, in its order. */
  of(file: string): readonly Address[] {
    return (this.#files.get(file) ?? []).flatMap((id) => this.#all[id] ?? []);
  }

  at(id: number): Address | undefined {
    return this.#all[id];
  }

  /** The texts that come after one in its file. */
  after({ id, file }: Address, count: number): readonly Address[] {
    const ids = this.#files.get(file) ?? [];
    const at = ids.indexOf(id) + 1;
    return ids.slice(at, at + count).flatMap((each) => this.#all[each] ?? []);
  }

  /** The texts of all files as they were read last. */
  *all(): Generator<Address> {
    for (const id of [...this.#files.values()].flat()) {
      const address = this.#all[id];
      if (address) yield address;
    }
  }
}
