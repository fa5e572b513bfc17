import { Fragment, type ReactNode } from "react";
import { expect } from "storybook/test";

/**
 * What each section is designed for: the number of items, and the length of their texts relative to
 * the sample's.
 */
const variants = [
  { count: 1, length: 1.8 },
  { count: 2, length: 1 },
  { count: 3, length: 0.6 },
  { count: 3, length: 1.8 },
  { count: 5, length: 1 },
  { count: 12, length: 0.6 },
  { count: 12, length: 1.8 },
] as const;

type Variant = (typeof variants)[number];

/** The words of a section with a list. */
interface Listed {
  readonly title: string;
  readonly items: readonly unknown[];
}

/** Fields that are not words: their values stay unchanged. */
const codes: ReadonlySet<string> = new Set(["href", "id", "kind", "photo", "picture", "value"]);

/** Fields by which lists tell their items apart. */
const names = ["title", "name", "label", "what", "size", "question", "id"];

/** A text at a share of its length, in its own words. */
function scaled(text: string, length: number): string {
  const words = text.split(" ");
  const count = Math.max(1, Math.round(words.length * length));
  return Array.from({ length: count }, (_, index) => words[index % words.length]).join(" ");
}

function withLength<Value>(value: Value, length: number): Value {
  const change = (part: unknown): unknown => {
    if (typeof part === "string") return scaled(part, length);
    if (Array.isArray(part)) return part.map(change);
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).map(([name, of]) => [name, codes.has(name) ? of : change(of)]),
    );
  };
  return change(value) as Value;
}

/** An item with its own name. */
function named<Item>(item: Item, mark: string): Item {
  if (typeof item === "string") return `${item} ${mark}` as Item;
  const own = Object.entries(item as object).map(([name, value]) =>
    names.includes(name) ? [name, `${value}${name === "id" ? "-" : " "}${mark}`] : [name, value],
  );
  return Object.fromEntries(own) as Item;
}

/**
 * The words of a section with a given number of items like its own, if it has any, and a title that
 * says so.
 */
function vary<Words extends Listed>(words: Words, { count, length }: Variant): Words {
  const items = Array.from({ length: words.items.length && count }, (_, index) =>
    named(
      withLength(words.items[index % words.items.length], length),
      `${count}.${length * 10}.${index + 1}`,
    ),
  );
  const title = `${count} × ${length}: ${scaled(words.title, length)}`;
  return { ...withLength(words, length), title, items };
}

/**
 * Every row of a list of cards ends where the list ends; lists in a drawing are part of a picture.
 */
async function checkRows(canvas: HTMLElement): Promise<void> {
  for (const list of canvas.querySelectorAll("ul, ol")) {
    const { display, gridTemplateColumns } = getComputedStyle(list);
    if (
      list.closest("[role=img]") ||
      display !== "grid" ||
      gridTemplateColumns.split(" ").length < 2
    )
      continue;
    const cells = [...list.children].map((cell) => cell.getBoundingClientRect());
    const last = cells.at(-1);
    const { right } = list.getBoundingClientRect();
    await expect(Math.abs((last?.right ?? 0) - right)).toBeLessThan(2);
  }
}

/** A story with every variant of a section, one below the other. */
export function anyNumber<Words extends Listed>(words: Words, show: (words: Words) => ReactNode) {
  return {
    render: () =>
      variants.map((variant) => (
        <Fragment key={`${variant.count} ${variant.length}`}>{show(vary(words, variant))}</Fragment>
      )),
    play: ({ canvasElement }: { canvasElement: HTMLElement }) => checkRows(canvasElement),
  };
}
