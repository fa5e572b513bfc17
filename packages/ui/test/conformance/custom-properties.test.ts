import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { componentProperties, readIn, stylesheets } from "../../build/api/component-properties.ts";
import { tokenReference } from "../../build/tokens/token-reference.ts";

const source = resolve(import.meta.dirname, "../../src");
const tokensCss = readFileSync(join(source, "tokens/tokens.generated.css"), "utf8");
const tokenNames = [...tokensCss.matchAll(/(--k-[\w-]+):/g)].map(([, name = ""]) => name);
const read = stylesheets().flatMap(readIn);

const { colours, groups } = tokenReference();
const tokens = [
  ...colours.map(({ name, doc, values }) => ({ name, doc, values: Object.values(values) })),
  ...groups.flatMap((group) =>
    group.tokens.map(({ name, doc, value }) => ({ name, doc, values: [value] })),
  ),
];
const own = componentProperties().map(({ name, doc, defaults }) => ({
  name,
  doc,
  values: defaults,
}));
const reference = [...tokens, ...own];

describe("the reference of custom properties", () => {
  it("has every property that a stylesheet reads, and every token", () => {
    const names = reference.map(({ name }) => name);
    const missing = new Set([...read, ...tokenNames].filter((name) => !names.includes(name)));
    expect([...missing], 'write a comment "--k-name: what it does" where it is read').toEqual([]);
  });

  it("has no property that is never read or declared", () => {
    expect(own.map(({ name }) => name).filter((name) => !read.includes(name))).toEqual([]);
    expect(tokens.map(({ name }) => name).sort()).toEqual([...new Set(tokenNames)].sort());
  });

  it.each(reference)("$name has a description and a value in each theme", ({ doc, values }) => {
    expect(doc).toMatch(/\.$/);
    expect(values).not.toEqual([]);
    expect(values.filter((value) => value === "")).toEqual([]);
  });
});
