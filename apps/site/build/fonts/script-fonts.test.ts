import { statSync } from "node:fs";
import { scripts } from "@site/brand/scripts";
import { expect, it } from "vitest";
import { misdrawnBy, scriptFonts } from "./script-fonts.ts";

it.each(Object.keys(scripts))(
  "the fonts for “%s” draw each of its words as the whole font does, and weigh 110 KB together",
  async (tag) => {
    const fonts = scriptFonts(tag);
    for (const font of fonts) expect(await misdrawnBy(font)).toEqual([]);
    const size = fonts.reduce((sum, { path }) => sum + statSync(path).size, 0);
    expect(size).toBeLessThan(110 * 1024);
  },
);
