import { expect, it } from "vitest";
import { bodyTexts } from "./entry-texts.ts";

it.each([
  ["an escaped character", String.raw`Not \*this\*, that`, "Not *this*, that"],
  ["an entity", "An e-&#x2060;mail &amp; a letter", "An e-\u2060mail & a letter"],
  ["a quotation of two lines", "said so\n> twice", "said so\ntwice"],
  ["a space that keeps words together", "10&nbsp;km", "10\u00a0km"],
])("finds a text that is written with %s", (_, written, text) => {
  const source = `---\ntitle: Not *this*, that\n---\n\n${written} and more.\n`;
  const [found] = bodyTexts(source, [text]);
  expect(found?.value).toBe(written);
  expect(source.slice(found?.start, found?.end)).toBe(written);
});

it("finds the same words a second time where they stand again", () => {
  const source = "---\n---\n\nTwice. And **Twice.**\n";
  const found = bodyTexts(source, ["Twice.", { tag: "strong", children: ["Twice."] }]);
  expect(found.map(({ start }) => start)).toEqual([9, 22]);
});
