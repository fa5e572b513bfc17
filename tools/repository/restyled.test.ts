import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");

/** The selectors of some styles, with `:is()` and `:where()` for what is in them. */
function selectorsOf(css: string): string[] {
  const blocks = css.replace(/\/\*.*?\*\//gs, "").matchAll(/([^{};]*)\{/g);
  const simple = (text: string): string => {
    const next = text.replace(/:(?:is|where)\([^()]*\)/g, ".listed").replace(/\([^()]*\)/g, "");
    return next === text ? text : simple(next);
  };
  return [...blocks]
    .map(([, selectors = ""]) => selectors.trim())
    .filter((selectors) => !selectors.startsWith("@"))
    .flatMap((selectors) => simple(selectors).split(","));
}

/**
 * Whether a selector asks with `:has()` for something above or before what it styles, and says of
 * that only where it is.
 */
function restylesAll(selector: string): boolean {
  const [last = "", ...before] = selector
    .trim()
    .split(/\s*[\s>+~]\s*/)
    .toReversed();
  return before.some((part) => part.includes(":has")) && !/^[\w.#[&]|[.#[]/.test(last);
}

it("no focus restyles a whole page", () => {
  // Whenever the focus moves, Chromium restyles whatever such a selector could mean: with
  // `.list:has(> li) > *` all of main, 70 ms at a quarter of the speed.
  const files = globSync(
    "{packages/ui/{src,bands},apps/site/{src,defaults},sites/*/{brand,drawings,pages}}/**/*.css",
    { cwd: root },
  );
  const found = files.flatMap((file) =>
    selectorsOf(readFileSync(resolve(root, file), "utf8"))
      .filter(restylesAll)
      .map((selector) => `${file}: ${selector.trim()}`),
  );
  expect(found).toEqual([]);
});

it.each([
  [".row:has(textarea) > * > * {", true],
  [".a, .list:has(> :nth-child(3n):last-child) > :nth-child(-n + 2) {", true],
  ["@media print { .split:has(.a) > :last-child {", true],
  [".list:has(> li:nth-child(2)) > li:nth-child(2) {", false],
  [".box:has(> .poster:empty) {", false],
  [".form:has(:checked) :is(.line, .group):not(:has(:checked)) {", false],
])("%s is found: %s", (css, isFound) => {
  expect(selectorsOf(css).some(restylesAll)).toBe(isFound);
});
