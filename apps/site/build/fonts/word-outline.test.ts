import { readFileSync } from "node:fs";
import { scripts as ofSite } from "@site/brand/scripts";
import { expect, it } from "vitest";
import type { Script } from "../../src/brand/typeface.ts";
import { truetype } from "./cut-script.ts";
import { wordOutline } from "./word-outline.ts";

const scripts: Readonly<Record<string, Script>> = ofSite;
const words = [
  { tag: "hi", word: "हिन्दी", letters: "हि" },
  { tag: "ar", word: "العربية", letters: "ال" },
].filter(({ tag }) => scripts[tag]);

it.skipIf(words.length === 0)(
  "a word is an outline as wide as its letters, from top to bottom",
  async () => {
    for (const { tag, word, letters } of words) {
      const font = await truetype(readFileSync(scripts[tag]?.file ?? ""));
      const { width, height, viewBox, path } = wordOutline(font, tag, { wght: 500 }, word);
      const [, top = 0, across = 0, down = 0] = viewBox.split(" ").map(Number);
      expect(across / down).toBeCloseTo(width / height);
      // It stands on the line of the text, and reaches below it at most with a tail.
      expect(-top).toBeGreaterThan(down / 2);
      expect(path).toMatch(/^M-?\d+ -?\d+.*Z$/);
      expect(wordOutline(font, tag, { wght: 500 }, letters).width).toBeLessThan(width);
    }
  },
  120_000,
);
