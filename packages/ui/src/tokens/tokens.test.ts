import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrastProblems } from "../../build/tokens/contrast-problems.ts";
import { contrastPairs } from "./contrast-pairs.ts";
import { type ColorName, colors, tokens } from "./tokens.generated.ts";

const committed = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");
const css = committed("./tokens.generated.css");

describe("contrast", () => {
  it("is enough in every pair and theme", () => {
    expect(contrastProblems()).toEqual([]);
  });

  it("is declared for every foreground colour", () => {
    const decorative = new Set(["rule", "feature-rule", "overlay"]);
    const declared = new Set(contrastPairs.flatMap((p) => [p.foreground, p.background]));
    const missing = Object.keys(colors.light).filter(
      (name) => !decorative.has(name) && !declared.has(name as ColorName),
    );
    expect(missing).toEqual([]);
  });
});

describe("tokens.css", () => {
  const properties = (text: string) =>
    new Set([...text.matchAll(/(--k-[\w-]+):/g)].map((m) => m[1]));

  it("declares every documented token", () => {
    const documented = [
      ...Object.keys(colors.light).map((name) => `--k-color-${name}`),
      ...Object.entries(tokens).flatMap(([group, names]) =>
        Object.keys(names).map((name) => `--k-${group}-${name}`),
      ),
    ];
    expect([...properties(css)].sort()).toEqual(documented.sort());
  });

  it("contains only semantic colours, no pigments", () => {
    expect(css).not.toMatch(/--k-brand|--k-[\w-]*(?:indigo|turmeric|kumkum|paper)/);
  });

  it("has the same high-contrast values for the media query and the attribute", () => {
    const block = (start: string) => css.slice(css.indexOf(start)).split("}")[0] ?? "";
    const declarations = (start: string) => block(start).match(/--k-color[^;]+/g);
    expect(declarations("@media (prefers-contrast: more)")).toEqual(
      declarations('[data-contrast="more"]'),
    );
  });

  it("declares the colours on every themed subtree", () => {
    expect(css).toMatch(/:root,\s*\[data-theme\] \{\s*--k-color-surface:/);
  });
});

describe("tokens.json", () => {
  type Node = { $type?: string; $value?: unknown } & { [key: string]: unknown };
  const leaves = (node: Node): Node[] =>
    node.$value === undefined
      ? Object.values(node).flatMap((child) =>
          typeof child === "object" && child !== null ? leaves(child as Node) : [],
        )
      : [node];
  const all = leaves(JSON.parse(committed("./tokens.generated.json")));

  it("is fully typed and resolved", () => {
    expect(all.filter(({ $type }) => $type === undefined || $type === "")).toEqual([]);
    expect(JSON.stringify(all)).not.toMatch(/"\{[\w.-]+\}"/);
  });

  it("has every colour in every theme", () => {
    const colours = all.filter(({ $type }) => $type === "color");
    expect(colours.length).toBe(4 * Object.keys(colors.light).length);
  });
});
