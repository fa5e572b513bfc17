import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Site } from "@kolam/resolve/sites";
import { afterAll, expect, it } from "vitest";
import { markedPlaces } from "./marked-places.ts";

const folder = mkdtempSync(join(tmpdir(), "kolam-marked-"));
const site: Site = { name: "tryout", folder, settings: { languages: ["en"] } };
afterAll(() => rmSync(folder, { recursive: true }));

const files = {
  "facts/company.ts": 'export const company = {\n  tax: "VAT", // [Replace] Your tax.\n};\n',
  "en/pages/home.ts": `export const home = ["[Replace] One", \`[Replace] \${two}\`];\n`,
  "en/pages/about.ts": "// [Replace] in English: translate this file.\nexport {};\n",
  "en/cases/one.mdx": "---\ntitle: One\n---\n\n[Replace] What was wrong.\n",
  "en/articles/draft.mdx": "---\ntitle: A draft\ndraft: true\n---\n\n[Replace] Something.\n",
  "en/pages/terms.ts": 'export const terms = "All of it";\n',
  ".generated/lists/en/titles.ts": 'export const titles = ["[Replace] Service"];\n',
  "dist/index.html": "[Replace]",
  "dist/assets/app.css": "[Replace]",
};
for (const [file, text] of Object.entries(files)) {
  mkdirSync(join(folder, dirname(file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

it("finds each marked place with its line, in what is the site's own and will be online", () => {
  const found = markedPlaces(site).map(({ file, line, text, isTranslation }) => ({
    place: `${file.slice(file.indexOf("kolam-marked-")).replace(/^[^/]*\//, "")}:${line}`,
    text,
    isTranslation,
  }));
  expect(found).toEqual([
    { place: "en/cases/one.mdx:5", text: "[Replace] What was wrong.", isTranslation: false },
    {
      place: "en/pages/about.ts:1",
      text: "[Replace] in English: translate this file.",
      isTranslation: true,
    },
    { place: "en/pages/home.ts:1", text: "[Replace] One", isTranslation: false },
    { place: "en/pages/home.ts:1", text: `[Replace] \${two}`, isTranslation: false },
    { place: "facts/company.ts:2", text: "[Replace] Your tax.", isTranslation: false },
  ]);
});
