import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseAst } from "vite";
import { expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const sources = globSync(
  "{apps/{site,mailbox},packages/{ui,seo-audit}}/{src,build/outputs/{crawl-files,feeds}}/**/*.{ts,tsx}",
  {
    cwd: root,
    exclude: ["**/*.{test,stories,docs,fixture,definition,generated}.*", "**/{test,testing}/**"],
  },
);

/** Several words, a word beside a gap, or one with a capital letter. */
const words = /\p{L}{2,} \p{L}|^ \p{L}{2,}|^\p{Lu}\p{Ll}{2,}$/u;

/** Attributes that are read or heard. */
const spoken =
  /^(?:alt|aria-(?:description|roledescription|valuetext)|placeholder)$|label$|title$|text$/i;

/** The texts in a syntax tree that read as words, without what is imported, thrown or logged. */
function textsIn(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  if (Array.isArray(node)) return node.flatMap(textsIn);
  const { type = "", name, value, callee, ...others } = node as Record<string, unknown>;
  const called = callee as { name?: string; object?: { name?: string } } | undefined;
  if (/^(?:Import|ExportAll|Throw|TS(?!As|Satisfies|NonNull))/.test(String(type))) return [];
  if (
    /^warn(?:Once|OfFormerName)$|Error$/.test(called?.name ?? "") ||
    called?.object?.name === "console"
  )
    return [];
  const said = (value as { value?: unknown } | null | undefined)?.value;
  if (type === "JSXAttribute" && typeof said === "string")
    return spoken.test((name as { name: string }).name) || words.test(said) ? [said] : [];
  const text = type === "TemplateElement" ? (value as { cooked: string }).cooked : value;
  if (typeof text !== "string")
    return [name, value, callee, ...Object.values(others)].flatMap(textsIn);
  return words.test(text) || (type === "JSXText" && /\p{L}/u.test(text)) ? [text] : [];
}

interface Said {
  readonly at: string;
  readonly text: string;
}

interface Exemption {
  readonly why: string;
  /** Where. Default: everywhere. */
  readonly at?: RegExp;
  /** What. Default: the whole text. */
  readonly text?: RegExp;
}

/** Words that may stand in code, and why. */
const exemptions: readonly Exemption[] = [
  { why: "Names of formats.", text: /\((?:RSS|Atom|JSON Feed)\)/ },
  {
    why: "llmstxt.org reserves this heading.",
    at: /llms\.(?:txt|ts)$/,
    text: /^(?:## )?Optional$/,
  },
  { why: "The mailbox’s pages follow in “Mail that arrives”.", at: /^apps\/mailbox\// },
  {
    why: "The audit’s texts follow in “The real audit”.",
    at: /^packages\/seo-audit\/|\/analyzer\/audit-|\/seo-analyzer\/audit\//,
  },
  {
    why: "Said to the owner who builds, or to designers in Storybook.",
    at: /measuring\/tag-config\.ts$|\/vite\/|\/storybook\/|sending\/send\.ts$/,
  },
  { why: "Names of events in the owner’s statistics.", at: /measuring\/plausible\.ts$/ },
  { why: "Said in the console.", at: /use-mail-form\.ts$/, text: / form was not sent:/ },
  { why: "What browsers say.", at: /reload-once\.ts$/ },
  { why: "Names of companies.", at: /privacy\/recipients\.ts$/, text: /^Unsplash Inc\.$/ },
  { why: "Types of schema.org.", at: /structured-data\//, text: /^[A-Z][A-Za-z]+$/ },
  { why: "Names of typefaces and drawings.", at: /brand\/(?:fonts|scripts|drawings)\.ts$/ },
  {
    why: "Markup, styles and scripts.",
    text: /<[\s\S]*|^"[\s\S]*|^use client$|^not all$|^main h1$|^nofollow noopener$|^xMidYMin slice$|^try\{[\s\S]*/,
  },
  {
    why: "Keys, headers and states in code.",
    text: /^(?:Escape|Home|End|Tab|Location|Missing|Drawing|Ask|Quotation|on request)$/,
  },
];

/** The texts that no exemption accounts for, each with its place. */
const unaccounted = (texts: readonly Said[]): string[] =>
  texts
    .filter(({ at, text }) => {
      const rest = exemptions
        .filter((each) => each.at?.test(at) ?? true)
        .reduce((left, each) => (each.text ? left.replace(each.text, "") : ""), text);
      return /[A-Za-z]/.test(rest);
    })
    .map(({ at, text }) => `${at}: ${text}`);

it("no word is in the code of a page, in any of its states", () => {
  const said = sources.flatMap((file): Said[] => {
    const lang = file.endsWith("x") ? "tsx" : "ts";
    const tree = parseAst(readFileSync(resolve(root, file), "utf8"), { lang });
    return textsIn(tree.body).map((text) => ({ at: file, text }));
  });
  expect(unaccounted(said)).toEqual([]);
});
