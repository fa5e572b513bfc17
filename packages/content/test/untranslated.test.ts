import { languages } from "@kolam/content/model/pages/languages";
import { paths } from "@kolam/content/model/pages/paths";
import { expect, it } from "vitest";
import { untranslated, untranslatedFiles } from "../build/untranslated.ts";

const language = { tag: "xx", pages: [paths.contact.path, "/portfolio/mill"] };
const whole = (file: string) => `export * from "../../${languages[0].tag}/${file}";\n`;

it.each([
  ["the words of an absent page", "pages/about.ts", whole("pages/about.ts")],
  ["those of a part of it", "analyzer/analyzer.ts", whole("analyzer/analyzer.ts")],
  ["those of an absent case", "services/mending/inn.ts", whole("services/mending/inn.ts")],
  ["names", "client-logos.ts", whole("client-logos.ts")],
  [
    "what is taken by its name",
    "claims.ts",
    `import { claims as first } from "../${languages[0].tag}/claims.ts";\nexport const claims = { ...first.home, label: "X" };\n`,
  ],
])("%s may be the first language's", (_, file, source) => {
  expect(untranslated(file, source, language)).toBeUndefined();
});

it.each([
  ["a page that is there", "pages/contact.ts", whole("pages/contact.ts"), 1, "/contact would say"],
  [
    "a case that is there",
    "services/mending/mill.ts",
    whole("services/mending/mill.ts"),
    1,
    "/portfolio/mill",
  ],
  ["a file of no known page", "jokes.ts", whole("jokes.ts"), 1, "which page shows them"],
  [
    "whatever is missing",
    "claims.ts",
    `import { claims as first } from "../${languages[0].tag}/claims.ts";\n\nexport const claims = {\n  ...first,\n};\n`,
    4,
    "`first.reference`",
  ],
])("%s is told with its line", (_, file, source, line, words) => {
  const found = untranslated(file, source, language);
  expect(found).toEqual({ line, message: expect.stringContaining(words) });
});

it.each(languages)("nothing that “$tag” shows is another language's in silence", (each) => {
  expect(untranslatedFiles(each)).toEqual([]);
});
