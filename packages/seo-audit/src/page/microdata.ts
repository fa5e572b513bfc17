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

/** Elements that are read through `itemref`, on the whole page. */
const MAX_REFERRED = 5_000;

/** Items that have the same one as a value: it is read again for each. */
const MAX_OWNERS = 20;

/** Without a prototype, a property may have any name. */
function itemOf(element: Element): Item {
  const item: Item = Object.assign(Object.create(null), {
    "@type": wordsIn(element, "itemtype"),
  });
  const id = trimmed(element, "itemid");
  if (id !== "") item["@id"] = id;
  return item;
}

function addTo(item: Item, properties: readonly string[], value: unknown): void {
  for (const property of properties) {
    if (property.startsWith("@")) continue;
    const values = (item[property] ?? []) as unknown[];
    values.push(value);
    item[property] = values;
  }
}

/** Collects microdata items, in the form of JSON-LD, while the walk enters and leaves elements. */
export class MicrodataReader {
  items: MicrodataMark[] = [];
  readonly #open: Item[] = [];
  readonly #byElement = new Map<Element, Item>();

  /** Whether the element begins an item, which `leave` has to end. */
  enter(element: Element): boolean {
    const isItem = hasAttribute(element, "itemscope");
    const parent = this.#open.at(-1);
    const properties = parent === undefined ? [] : wordsIn(element, "itemprop");
    if (!isItem && properties.length === 0) return false;
    const item = isItem ? itemOf(element) : {};
    if (parent) addTo(parent, properties, isItem ? item : itemValue(element));
    if (!isItem) return false;
    if (properties.length === 0) this.items.push({ entity: item, at: placeOf(element) });
    this.#open.push(item);
    this.#byElement.set(element, item);
    return true;
  }

  /** Gives items the properties that are elsewhere on the page (HTML, "itemref"). */
  join(find: (id: string) => Element | undefined): void {
    let left = MAX_REFERRED;
    /** How often each item became a value of another. */
    const joined = new Map<unknown, number>();
    const leading = leadingElements([...this.#byElement.keys()]);
    for (const [owner, item] of this.#byElement) {
      const pending = wordsIn(owner, "itemref").flatMap((id) => find(id) ?? []);
      for (let next = pending.pop(); next !== undefined && left > 0; next = pending.pop()) {
        left -= 1;
        const inner = this.#byElement.get(next);
        const properties = wordsIn(next, "itemprop");
        const owners = joined.get(inner) ?? 0;
        // Items that lead to each other would have no end.
        if (inner && (leading.has(next) || owners >= MAX_OWNERS)) continue;
        addTo(item, properties, inner ?? (properties.length > 0 ? itemValue(next) : ""));
        if (inner && properties.length > 0) joined.set(inner, owners + 1);
        else if (!inner) pending.push(...elementsIn(next));
      }
    }
    if (joined.size > 0) this.items = this.items.filter(({ entity }) => !joined.has(entity));
  }

  leave(): void {
    this.#open.pop();
  }
}

const elementsIn = ({ childNodes }: Element) =>
  childNodes.filter((node): node is Element => "tagName" in node).toReversed();

/** Elements with `itemref`, and all that they are in. */
function leadingElements(owners: readonly Element[]): ReadonlySet<unknown> {
  const leading = new Set<unknown>();
  for (const owner of owners) {
    if (!hasAttribute(owner, "itemref")) continue;
    for (
      let each: object | null = owner;
      each !== null && !leading.has(each);
      each = parentOf(each)
    ) {
      leading.add(each);
    }
  }
  return leading;
}

const parentOf = (node: object): object | null =>
  "parentNode" in node ? (node.parentNode as object | null) : null;

const wordsIn = (element: Element, name: string) =>
  trimmed(element, name).split(/\s+/).filter(Boolean);

function itemValue(element: Element): string {
  const name = valueAttributes.get(element.tagName);
  const value = attribute(element, "content") ?? (name && attribute(element, name));
  return (value ?? textOf(element)).trim();
}
