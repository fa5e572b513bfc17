/** A change of a file. */
interface Change {
  readonly before: string;
  readonly after: string;
  /** The places that led to what was changed, before it was. */
  readonly places: readonly number[];
}

/** What files said before each change, for as long as nobody else has changed them. */
export class Past {
  readonly #changes = new Map<string, readonly Change[]>();

  add(file: string, change: Change): void {
    this.#changes.set(file, [...(this.#changes.get(file) ?? []), change]);
  }

  /** The last change of a file, if it still is what was written then. */
  last(file: string, now: string): Change | undefined {
    const last = this.#changes.get(file)?.at(-1);
    return last?.after === now ? last : undefined;
  }

  /** After the last change of a file was undone. */
  forget(file: string): void {
    this.#changes.set(file, this.#changes.get(file)?.slice(0, -1) ?? []);
  }
}
