import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { scripts } from "@site/brand/scripts";
import { afterAll, expect, it } from "vitest";
import { misdrawnWords } from "./drawn-words.ts";

const dist = mkdtempSync(join(tmpdir(), "drawn-words-"));
afterAll(() => rmSync(dist, { recursive: true }));

it.skipIf(!scripts.hi)(
  "a word that a page puts together and its fonts cannot draw is found",
  async () => {
    writeFileSync(join(dist, "404.html"), "<p>404</p>");
    writeFileSync(join(dist, "about.html"), "<p>हि\u00adन्दी <b>ङ्क्ष्ण</b></p>");
    expect(await misdrawnWords("hi", dist, ["/about"])).toEqual(new Map([["ङ्क्ष्ण", "/about"]]));
  },
);

it("a language written in Latin letters has no such words", async () => {
  expect(await misdrawnWords("en", dist, ["/missing"])).toEqual(new Map());
});
