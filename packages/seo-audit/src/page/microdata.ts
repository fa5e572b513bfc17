import { attribute, hasAttribute, placeOf, trimmed } from "./attributes.ts";
import type { MicrodataMark } from "./page-model.ts";
import type { Element } from "./parse-page.ts";
import { textOf } from "./text-gatherer.ts";

/** Where an element has its value, if not in its text (HTML, "values" of microdata). */
const valueAttributes: ReadonlyMap<string, string> = new Map(
  (
    "a:href area:href audio:src data:value embed:src iframe:src img:src link:href meter:value object:data " +
    "source:src time:datetime track:src video:src"
  )
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
);

type Item = Record<string, unknown>;

/** Collects microdata items, in the form of JSON-LD, while the walk enters and leaves elements. */
export class MicrodataReader {
  readonly items: MicrodataMark[] = [];
  readonly #open: Item[] = [];

  /** Whether the element begins an item, which `leave` has to end. */
  enter(element: Element): boolean {
    const isItem = hasAttribute(element, "itemscope");
    const parent = this.#open.at(-1);
    const properties = parent === undefined ? [] : wordsIn(element, "itemprop");
    if (!isItem && properties.length === 0) return false;
    // Without a prototype, a property may have any name.
    const item: Item = Object.assign(Object.create(null), {
      "@type": wordsIn(element, "itemtype"),
    });
    const value = isItem || properties.length === 0 ? item : itemValue(element);
    for (const property of properties) {
      if (parent === undefined || property.startsWith("@")) continue;
      const values = (parent[property] ?? []) as unknown[];
      values.push(value);
      parent[property] = values;
    }
    if (!isItem) return false;
    if (properties.length === 0) this.items.push({ entity: item, at: placeOf(element) });
    this.#open.push(item);
    return true;
  }

  leave(): void {
    this.#open.pop();
  }
}

const wordsIn = (element: Element, name: string) =>
  trimmed(element, name).split(/\s+/).filter(Boolean);

function itemValue(element: Element): string {
  const name = valueAttributes.get(element.tagName);
  const value = attribute(element, "content") ?? (name && attribute(element, name));
  return (value ?? textOf(element)).trim();
}
