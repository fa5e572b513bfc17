import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { sample } from "@site/facts/company";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { content, placeholder, wordsFolder } from "../new/names.ts";
import { root } from "../run/run.mjs";
import { owned } from "./catch-up.ts";
import { lastChanges } from "./languages.ts";
import { printsOf, samplePrints } from "./sample.ts";
import { leftToDo, report } from "./takeover.ts";

it.runIf(sample)("the list of what the sample says is that of the sample", () => {
  const advice =
    "Run `node tools/takeover/sample.ts`; in a site of your own set `sample` to false.";
  expect(printsOf(root), advice).toEqual(samplePrints);
});

it("docs/updates.md says of every place that it stays the owner's", () => {
  const told = readFileSync(join(root, "docs/updates.md"), "utf8");
  for (const place of owned) expect(told).toContain(`\`${place}\``);
});

describe("a checkout", () => {
  let folder = "";
  const write = (file: string, ...lines: readonly string[]) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), lines.join("\n"));
  };
  const company = `${content}/facts/company.ts`;
  const about = `${wordsFolder}/pages/about.ts`;
  const words = `${wordsFolder}/forms/words.ts`;
  const measuring = `${wordsFolder}/measuring.ts`;
  const careers = `${wordsFolder}/pages/careers.ts`;
  const article = `${wordsFolder}/articles/one.mdx`;
  const budgets = `${wordsFolder}/forms/budgets.ts`;
  const mark = "sites/kolam/brand/mark.ts";
  const drawings = "sites/kolam/brand/drawings.ts";
  const agency = { sample: false, language: "en-GB", without: [], untold: [], settings: [] };
  const todo = (changes: Partial<Parameters<typeof leftToDo>[1]> = {}) => {
    const left = Object.values(leftToDo(folder, { ...agency, ...changes }, prints));
    return left.flatMap((step) => step.todo);
  };
  let prints = {};

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "takeover-"));
    write(company, 'import { a } from "./a.ts";', 'name: "Kolam",', 'currency: "INR",');
    write(about, "const about = {", '  title: "We have done this for years",', "};");
    write(words, 'const busy = "Too many messages are arriving at once.";');
    write(
      measuring,
      'const told = withSection(words, "collected", (blocks) => [...blocks, collected]);',
      'more: "What is stored, and for how long",',
    );
    write(careers, 'const lead = "We look for somebody who can draw.";');
    write(article, "---", "title: One", "---", "It was a dark and stormy night.");
    write(budgets, "export const most = 5;");
    write(mark, "export const line = 1;");
    write(drawings, 'hero: drawing("hero"),', 'seo: drawing("steps"),');
    prints = printsOf(folder);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("names each place that still says what the sample says", () => {
    write("packages/content/test/sample/a.test.ts");
    write(drawings, 'hero: drawing("hero"),');
    expect(todo({ sample: true, settings: ["SITE_URL is missing."] })).toEqual([
      `${company}: \`sample\` is \`true\``,
      `${company}:2: 1 line of the sample`,
      `${budgets}: as in the sample`,
      "packages/content/test/sample: tests of the sample",
      `${article}:4: 1 line of the sample`,
      `${about}:2: 1 line of the sample`,
      `${careers}:1: 1 line of the sample`,
      `${drawings}:1: 1 line of the sample`,
      `${mark}: as in the sample`,
      "SITE_URL is missing.",
    ]);
  });

  it("lets general words stay in English, and in no other language", () => {
    const { mayStay } = leftToDo(folder, agency, prints).words;
    expect(mayStay).toEqual([
      `${words}:1: 1 line of the sample`,
      `${measuring}:2: 1 line of the sample`,
    ]);
    expect(todo({ language: "de-DE" })).toEqual(expect.arrayContaining([...mayStay]));
  });

  it("passes over the words of a setting that is not set, in any language", () => {
    expect(todo({ language: "pt-PT", without: ["TAG"] }).join()).not.toContain(measuring);
  });

  it("passes over the words of what is left out, and finds those that `pnpm new` wrote", () => {
    write(about, `title: "${placeholder} Say what you do.",`);
    write(article, "It was a bright and sunny morning.");
    write(company, 'name: "Lindenhof",');
    write(budgets, "export const most = 9;");
    write(mark, "export const line = 2;");
    write(drawings, 'hero: drawing("leaves"),');
    expect(todo({ without: ["careers"] })).toEqual([
      `${about}: words to replace, which begin with ${placeholder}`,
    ]);
  });

  it("says what is left of each step, and of many places the first few", () => {
    const left = { todo: ["a", "b", "c"], mayStay: ["no chat"] };
    expect(report({ facts: left, look: { todo: [], mayStay: [] } }, 2)).toBe(
      [
        "2. Facts: 3 left",
        "  a",
        "  b",
        "  … and 1 more: --all lists them",
        "  Well as it is, if it is true of you:",
        "    no chat",
        "",
        "4. Look: done",
      ].join("\n"),
    );
  });
});

it("a file that changed after its translation is told by git", () => {
  const log =
    "@300\n\nsrc/en/a.ts\n@200\n\nsrc/hi/a.ts\nsrc/hi/b.ts\n@100\n\nsrc/en/a.ts\nsrc/en/b.ts\n";
  const changes = lastChanges(log);
  expect(["a", "b"].map((name) => changes.get(`src/en/${name}.ts`))).toEqual([300, 100]);
  expect(changes.get("src/hi/a.ts")).toBe(200);
});
