import { readFileSync } from "node:fs";
import { scripts } from "@site/brand/scripts";
import { expect, it } from "vitest";
import { truetype } from "./cut-script.ts";
import { wordOutline } from "./word-outline.ts";

it.skipIf(!scripts.hi)(
  "a word is an outline as wide as its letters, from top to bottom",
  async () => {
    const font = await truetype(readFileSync(scripts.hi?.file ?? ""));
    const { width, height, viewBox, path } = wordOutline(font, "hi", { wght: 500 }, "हिन्दी");
    const [, top = 0, across = 0, down = 0] = viewBox.split(" ").map(Number);
    expect(across / down).toBeCloseTo(width / height);
    // The signs over the letters are above the line that the letters stand on.
    expect(top).toBeLessThan(-100);
    expect(path).toMatch(/^M-?\d+ -?\d+/);
    expect(path.endsWith("Z")).toBe(true);
    const half = wordOutline(font, "hi", { wght: 500 }, "हि");
    expect(half.width).toBeLessThan(width);
  },
  120_000,
);
