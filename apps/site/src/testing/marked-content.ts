import { globSync } from "node:fs";
import { resolve } from "node:path";
import { weekdays } from "@kolam/content/facts/company-details";
import { vi } from "vitest";

const source = resolve(import.meta.dirname, "../../../../packages/content/src");
const files = globSync("{en/**/*,facts/company,facts/paths,facts/formats}.ts", { cwd: source });

/** The keys of what programs read: to mark their values would break addresses, fields, prices, dates and places. */
const codeKeys =
  /^(?:accept|autocomplete|countryCode|currency|domain|facts|href|id|kind|language|path|slug|tag|timeZone)$/;

/** The keys of what is always a text, even one that is a key elsewhere. */
const texts = /label$|^(?:answer|children|keywords|optional|question|text|title)$/i;

/** Addresses, days, times and offsets from UTC: no words. */
const code =
  /^(?:\/|https?:|mailto:|tel:|[\w.-]+@[\w.-]+$|[\w.-]+\.(?:png|jpe?g|webp|avif|svg|mp4)$|\d{4}-\d\d-\d\d|[+-]\d\d:\d\d$)/;

/** All keys and ids in the content, and its codes of days: a text that is one of them, or a list, refers to something. */
const keys = new Set<string>(weekdays);

function collectKeys(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    if (!Array.isArray(value)) keys.add(key);
    if (key === "id") keys.add(item);
    collectKeys(item);
  }
}

for (const file of files) collectKeys({ ...(await import(resolve(source, file))) });
vi.resetModules();

/** A text in letters of full width, which no other text has: what the content did not bring can be told from it. */
function marked(text: string): string {
  return text.replace(/[A-Za-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
}

const known = new Map<object, unknown>();

/** A value of the content with all its texts marked, what its functions return included. */
export function markedValue(value: unknown, key = ""): unknown {
  if (codeKeys.test(key) && typeof value !== "object") return value;
  if (typeof value === "string") {
    const refers = code.test(value) || value.split(", ").every((part) => keys.has(part));
    return texts.test(key) || !refers ? marked(value) : value;
  }
  if (typeof value === "function") {
    return (...values: unknown[]) => markedValue(value(...values));
  }
  if (typeof value !== "object" || value === null) return value;
  if (known.has(value)) return known.get(value);
  const copy = Array.isArray(value)
    ? value.map((item) => markedValue(item, key))
    : Object.fromEntries(
        Object.entries(value).map(([name, item]) => [name, markedValue(item, name)]),
      );
  known.set(value, copy);
  return copy;
}

/** Marks what the content says, for all modules that are imported afterwards. */
export function markContent(): void {
  for (const file of files) {
    vi.doMock(
      resolve(source, file),
      async (importOriginal) => markedValue(await importOriginal()) as object,
    );
  }
}
