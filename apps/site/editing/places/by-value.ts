import { formatDay } from "@kolam/content/model/basics/dates";
import type { Address } from "./addresses.ts";
import { isSharedText } from "./own-words-first.ts";
import { plain } from "./plain.ts";

const isDay = /^\d{4}-\d{2}-\d{2}$/;
const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/**
 * Looks up the few texts that marks do not reach, such as what the machine reads and a day that it
 * formats, by what they say.
 */
export class ByValue {
  readonly #known = new Map<string, Address[]>();
  readonly #templates: { readonly pattern: RegExp; readonly address: Address }[] = [];

  constructor(addresses: Iterable<Address>) {
    for (const address of addresses) {
      this.#add(address.value, address);
      if (isDay.test(address.value)) this.#add(formatDay(address.value), address);
      const parts = address.value.split("\0");
      if (parts.length === 1 || !/[\p{L}\p{N}].*[\p{L}\p{N}]/u.test(parts.join(""))) continue;
      const pattern = parts.map((part) => literally(plain(`x${part}x`).slice(1, -1)));
      this.#templates.push({ pattern: new RegExp(`^${pattern.join(".+")}$`, "u"), address });
    }
  }

  #add(text: string, address: Address): void {
    const key = plain(text);
    this.#known.set(key, [...(this.#known.get(key) ?? []), address]);
  }

  /**
   * The only place that says just this; of several, the only one in one of the files `near`. What
   * comes with the site has to be near, too: another page's “(optional)” is not this one's.
   * @returns `undefined` if it would be a guess
   */
  find(text: string, near: readonly string[]): Address | undefined {
    const said = plain(text);
    const same = this.#known.get(said) ?? [];
    const matching = () => this.#templates.filter(({ pattern }) => pattern.test(said));
    const found = same.length > 0 ? same : matching().map(({ address }) => address);
    const [only] = found;
    if (only && found.length === 1 && !isSharedText(only.file)) return only;
    const close = found.filter(({ file }) => near.includes(file));
    return close.length === 1 ? close[0] : undefined;
  }
}
