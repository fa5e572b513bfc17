import { afterEach, describe, expect, it, vi } from "vitest";

const company = "@site/facts/company";

/** The functions for texts side by side in this language. */
async function listsIn(language: string) {
  vi.resetModules();
  vi.doMock(company, () => ({ company: { language } }));
  return import("@kolam/content/model/basics/lists");
}

afterEach(() => {
  vi.doUnmock(company);
  vi.resetModules();
});

describe("a list without an “and”", () => {
  it.each([
    ["en-IN", "a, b"],
    ["hi-IN", "a, b"],
    ["fr-TN", "a, b"],
    ["ar-TN", "a، b"],
    ["fa-IR", "a،\u200f b"],
    ["ur-PK", "a، b"],
    ["ps-AF", "a، b"],
    ["he-IL", "a, b"],
    ["ja-JP", "a、b"],
    ["zh-CN", "a、b"],
    ["am-ET", "a፣ b"],
    ["th-TH", "a b"],
  ])("has the comma of %s", async (language, text) => {
    const { listed } = await listsIn(language);
    expect(listed(["a", "b"])).toBe(text);
  });
});

it.each([
  ["en-IN", "Kolam: Blog"],
  ["hi-IN", "Kolam: Blog"],
  ["fr-TN", "Kolam\u00a0: Blog"],
  ["ar-TN", "Kolam: Blog"],
  ["he-IL", "Kolam: Blog"],
  ["ja-JP", "Kolam：Blog"],
])("a text after its label has the colon of %s", async (language, text) => {
  const { withLabel } = await listsIn(language);
  expect(withLabel("Kolam", "Blog")).toBe(text);
});
