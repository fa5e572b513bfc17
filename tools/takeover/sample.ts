/**
 * What of the sample is still in the content. `node tools/takeover/sample.ts` writes down anew what
 * the sample says.
 */
import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { content, texts, wordsFolder } from "../new/names.ts";

const inArticle = /(?:\S+\s+){4}\S/;
const inString = /["`>](?:[^\s"`]+\s+){4}[\p{L}\d$]/u;

/**
 * What an agency replaces, by the steps of docs/handover.md. With `lines`, each of these counts,
 * which for words are those of five words or more; else the file counts as a whole.
 */
const replaced = [
  {
    step: "facts",
    files: `${content}/facts/company.ts`,
    lines: /\b(?:name|domain|street|phones?|href)\b.*"/,
  },
  { step: "facts", files: `${content}/facts/services/*.ts` },
  { step: "facts", files: `${wordsFolder}/{claims,forms/budgets}.ts` },
  { step: "words", files: `${wordsFolder}/{articles,cases,landing}/*.mdx`, lines: inArticle },
  { step: "words", files: `{${wordsFolder},${texts}/en}/**/*.ts`, lines: inString },
  { step: "words", files: "sites/kolam/drawings/*/*.tsx" },
  { step: "look", files: `${content}/{pictures,films}/*` },
  { step: "look", files: "sites/kolam/brand/drawings.ts", lines: /drawing\("/ },
  { step: "look", files: "sites/kolam/brand/{mark,placeholders}.ts" },
  { step: "look", files: "packages/ui/src/tokens/brand.tokens.json" },
] as const;

/** A step of the takeover in which something of the sample is replaced. */
export type SampleStep = (typeof replaced)[number]["step"];

/** Something that the sample may have said: a line, or a whole file. */
export interface Saying {
  readonly step: SampleStep;
  readonly file: string;
  readonly line?: number;
  readonly text: string;
}

const isCode = (line: string) =>
  /^(?:import |export |(?:async )?function |const \w+ = \w+\(|\] as |\}\) as |(?:if .*)?throw |\/\/|\/?\*)/.test(
    line,
  );

function sayings(root: string): Saying[] {
  return replaced.flatMap(({ step, files, ...rule }) =>
    globSync(files, { cwd: root })
      .filter((file) => !/generated|\.(?:test|stories)\./.test(file))
      .sort()
      .flatMap((file): Saying[] => {
        const text = readFileSync(resolve(root, file), "utf8");
        if (!("lines" in rule)) return [{ step, file, text }];
        return text
          .split("\n")
          .map((line, index) => ({ step, file, line: index + 1, text: line.trim() }))
          .filter((saying) => rule.lines.test(saying.text) && !isCode(saying.text));
      }),
  );
}

const printOf = (text: string) => createHash("sha256").update(text).digest("base64").slice(0, 5);

const list = resolve(import.meta.dirname, "sample.generated.json");

/** The prints of what the content says, a line of them for each file. */
export function printsOf(root: string): Record<string, string> {
  const byFile = Object.groupBy(sayings(root), ({ file }) => file);
  return Object.fromEntries(
    Object.entries(byFile)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([file, all = []]) => [file, all.map(({ text }) => printOf(text)).join(" ")]),
  );
}

/** The prints of what the sample says, as they are written down. */
export const samplePrints: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(list, "utf8"),
);

/** What of the sample is still there in a checkout. */
export function sampleLeft(root: string, prints = samplePrints): Saying[] {
  const known = new Set(Object.values(prints).flatMap((ofFile) => ofFile.split(" ")));
  return sayings(root).filter(({ text }) => known.has(printOf(text)));
}

if (import.meta.main) {
  const prints = printsOf(resolve(import.meta.dirname, "../.."));
  writeFileSync(list, `${JSON.stringify(prints, null, 2)}\n`);
}
