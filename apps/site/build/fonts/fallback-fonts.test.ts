import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { fallbackFaces, fallbackFile } from "./fallback-fonts.ts";

it("the fallbacks on disk match the font: run pnpm generate if they do not", async () => {
  expect(readFileSync(fallbackFile, "utf8")).toBe(await fallbackFaces());
});
