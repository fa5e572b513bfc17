import { attribute, hasAttribute, placeOf, trimmed } from "./attributes.ts";
import type { MicrodataMark } from "./page-model.ts";
import type { Element } from "./parse-page.ts";
import { textOf } from "./text-of.ts";

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
    const properties =
      parent === undefined ? [] : trimmed(element, "itemprop").split(/\s+/).filter(Boolean);
    if (!isItem && properties.length === 0) return false;
    const types = trimmed(element, "itemtype").split(/\s+/).filter(Boolean);
    const value = isItem ? { "@type": types } : itemValue(element);
    for (const property of properties) {
      if (parent === undefined || property.startsWith("@")) continue;
      const values = Object.hasOwn(parent, property) ? parent[property] : [];
      (values as unknown[]).push(value);
      Object.defineProperty(parent, property, { value: values, enumerable: true });
    }
    if (!isItem) return false;
    const item = value as Item;
    if (properties.length === 0) this.items.push({ entity: item, at: placeOf(element) });
    this.#open.push(item);
    return true;
  }

  leave(): void {
    this.#open.pop();
  }
}

function itemValue(element: Element): string {
  const name = valueAttributes.get(element.tagName);
  const value = attribute(element, "content") ?? (name && attribute(element, name));
  return (value ?? textOf(element)).trim();
}
