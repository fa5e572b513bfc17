/** What files said before each change, for as long as nobody else has changed them. */
export class Past {
  readonly #changes = new Map<string, { readonly before: string; readonly after: string }[]>();

  add(file: string, before: string, after: string): void {
    const changes = this.#changes.get(file) ?? [];
    this.#changes.set(file, [...changes, { before, after }]);
  }

  /** What a file said before its last change, if it still is what was written then. */
  before(file: string, now: string): string | undefined {
    const last = this.#changes.get(file)?.at(-1);
    return last?.after === now ? last.before : undefined;
  }

  has(file: string, now: string): boolean {
    return this.before(file, now) !== undefined;
  }

  /** After the last change of a file was undone. */
  forget(file: string): void {
    this.#changes.set(file, this.#changes.get(file)?.slice(0, -1) ?? []);
  }
}
