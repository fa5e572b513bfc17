import { languages } from "@kolam/content/model/pages/languages";
import { paths } from "@kolam/content/model/pages/paths";
import { expect, it } from "vitest";
import { untold, untranslated, untranslatedFiles } from "../build/untranslated.ts";

const language = { tag: "xx", pages: [paths.contact.path, "/portfolio/mill"] };

it.each([
  ["the words of an absent page", "pages/about.ts"],
  ["those of a part of it", "analyzer/analyzer.ts"],
  ["those of an absent case", "services/mending/inn.ts"],
  ["names", "client-logos.ts"],
])("a language may lack %s", (_, file) => {
  expect(untold(file, language)).toBeUndefined();
});

it.each([
  ["a page that is there", "pages/contact.ts", "/contact would say"],
  ["a case that is there", "services/mending/mill.ts", "/portfolio/mill"],
  ["no known page", "jokes.ts", "which page shows them"],
])("a file of %s is reported where a language lacks it", (_, file, words) => {
  expect(untold(file, language)).toContain(words);
});

const imported = `import { claims as first } from "../${languages[0].tag}/claims.ts";\n\n`;

it("words taken from the first language by name are allowed, and missing ones are reported", () => {
  const named = 'export const claims = { ...first.home, label: "X" };\n';
  const all = "export const claims = {\n  ...first,\n};\n";
  expect(untranslated(imported + named)).toBeUndefined();
  expect(untranslated(imported + all)).toEqual({
    line: 4,
    message: expect.stringContaining("`first.reference`"),
  });
});

it.each(languages)("nothing that “$tag” shows is another language's in silence", (each) => {
  expect(untranslatedFiles(each)).toEqual([]);
});
