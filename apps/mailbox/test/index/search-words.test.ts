import { expect, it } from "vitest";
import { indexedWords, matchOf } from "../../src/index/search-words.ts";
import { maxTextBytes } from "../../src/submission/posted-form.ts";

const ordinary = indexedWords("We would like a new shop by spring. ".repeat(maxTextBytes / 36));

it.each(["7", "7 ", "a'", "\u0301", "\u0301\u0323", "漢", "1234567 ", "+(1)"])(
  "no text of %j makes the index many times as large as its own words do",
  (unit) => {
    const text = `a${unit.repeat(maxTextBytes / unit.length)}`;
    expect(indexedWords(text).length).toBeLessThan(ordinary.length * 3);
  },
);

it("numbers of telephones are found by their ends in a list of a hundred", () => {
  const list = Array.from({ length: 100 }, (_, at) => `+91 98220 ${10_000 + at}`).join("\n");
  const words = indexedWords(list).split("\n");
  for (const typed of ["98220 10000", "98220-10099"]) {
    const [, digits = ""] = /"(\d+)"\*/.exec(matchOf(typed)) ?? [];
    expect(words.some((word) => word.startsWith(digits))).toBe(true);
  }
});
