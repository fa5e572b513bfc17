import type { ArticleHeading } from "@kolam/content/model/blog/article-schema";
import { missingFact } from "@kolam/content/model/blog/article-source";
import type { Token } from "markdown-it";
import { markdown } from "./markdown.ts";
import { type TagRules, tagChecker } from "./section-tags.ts";
import { slugOf } from "./slug.ts";

/** What the site needs to know about the body of an article. */
export interface ArticleBody {
  readonly headings: readonly ArticleHeading[];
  /** The targets of the Markdown links, in their order. */
  readonly links: readonly { readonly line: number; readonly target: string }[];
  /** Number of words, without code blocks. */
  readonly words: number;
  readonly problems: readonly { readonly line: number; readonly message: string }[];
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** The parser's names for what pages cannot show, with the fix. */
const refused: Readonly<Record<string, string>> = {
  image:
    "shows a picture as Markdown does. Pages show pictures in their own way: see docs/editing.md.",
  html_block: "contains HTML. Use Markdown, or put it between backticks.",
  html_inline: "contains HTML. Use Markdown, or put it between backticks.",
};

const footnote = (mark: string) => `has a footnote, [${mark}]. Say it in the text, or in brackets.`;

/** Why a text is not allowed. */
function textProblem(text: string): string | undefined {
  if (/[<{}]/.test(text)) {
    const missing = missingFact(text);
    if (missing) return missing;
    return "contains <, { or }, which stand for markup and facts. Use words, or put it between backticks.";
  }
  if (/\][([]/.test(text))
    return "looks like a link and is none. Write [words](/address), with an address that browsers open.";
  const [, mark] = /\[(\^[^\]\s]+)\]/.exec(text) ?? [];
  return mark && footnote(mark);
}

/** The text of a heading or of a paragraph, as it is read. */
const plainText = ({ children }: Token): string =>
  (children ?? [])
    .map(({ type, content }) => (/break$/.test(type) ? " " : content))
    .join("")
    .trim();

/** The numbers of the lines of code, counted from the first line of the body. */
function linesOfCode(tokens: readonly Token[]): ReadonlySet<number> {
  const blocks = tokens.filter(({ type }) => type === "fence" || type === "code_block");
  return new Set(
    blocks.flatMap(({ map }) => {
      const [from = 0, to = 0] = map ?? [];
      return Array.from({ length: to - from }, (_, at) => from + at);
    }),
  );
}

/**
 * Reads an article's Markdown as the build does: headings, links, number of words, and everything
 * that is not allowed in an article. `firstLine` is the number of the body's first line in its
 * file, `rules` what the page can show besides Markdown.
 */
export function readBody(source: string, firstLine: number, rules: TagRules): ArticleBody {
  const headings: ArticleHeading[] = [];
  const links: { line: number; target: string }[] = [];
  const problems: { line: number; message: string }[] = [];
  const lines = source.split(/\r?\n/);
  const tokens = markdown.parse(source, {});
  let words = 0;
  let level = 1;

  const readHeading = (depth: number, text: string, line: number) => {
    const id = slugOf(text);
    if (depth !== 2 && depth !== 3) {
      problems.push({
        line,
        message: `is a heading of level ${depth}. Use ## and ###; the page's title is level 1.`,
      });
      return;
    }
    if (depth > level + 1) {
      problems.push({ line, message: "is a ### heading before any ##. Start with a ## heading." });
    }
    if (id === "") {
      problems.push({ line, message: "is a heading without words. Add some." });
    }
    if (headings.some((other) => other.id === id)) {
      problems.push({ line, message: `repeats the heading “${text}”. Reword one of them.` });
    }
    level = depth;
    headings.push({ id, text, level: depth });
  };

  const readInline = (token: Token, from: number) => {
    let line = from;
    const children = token.children ?? [];
    for (const [at, { type, content, markup, attrs }] of children.entries()) {
      const report = (message: string | undefined) => message && problems.push({ line, message });
      if (/break$/.test(type)) line += 1;
      else if (type === "text") report(textProblem(content));
      else report(refused[type]);
      if (type !== "link_open") continue;
      const target = String(new Map(attrs).get("href") ?? "");
      const { content: text = "" } = children[at + 1] ?? {};
      if (text.startsWith("^")) report(footnote(text));
      // A bare address is no promise of ours that there is a page.
      else if (!["linkify", "autolink"].includes(markup)) links.push({ line, target });
    }
    words += countWords(plainText(token));
  };

  // Cells of a table have no line of their own.
  let line = firstLine;
  for (const [at, token] of tokens.entries()) {
    const { type, map, markup } = token;
    line = map ? firstLine + map[0] : line;
    const report = (message: string | undefined) => message && problems.push({ line, message });
    if (type === "inline") readInline(token, line);
    report(refused[type]);
    if (type === "heading_open" && !markup.startsWith("#"))
      report("underlines a heading. Use ## for headings.");
    else if (type === "heading_open") {
      const text = tokens[at + 1];
      readHeading(Number(token.tag.slice(1)), text ? plainText(text) : "", line);
    }
    if (type === "hr" && markup.startsWith("-"))
      report("is a horizontal rule, or underlines a heading. Use ## for headings.");
    const last = (map?.[1] ?? 0) - 1;
    const isClosed = last > (map?.[0] ?? 0) && lines[last]?.trim().startsWith(markup);
    if (type === "fence" && !isClosed)
      report("starts a code block that is never closed. Close it with the same characters.");
  }

  const tags = tagChecker(rules, (line, message) => problems.push({ line, message }));
  const isCode = linesOfCode(tokens);
  for (const [index, text] of lines.entries()) {
    if (isCode.has(index) || !tags.read(text, firstLine + index)) continue;
    const missing = missingFact(text);
    if (missing) problems.push({ line: firstLine + index, message: missing });
  }
  tags.end();
  // A tag that is written wrongly is HTML to the parser; the first word on a line is the best one.
  const inOrder = [...new Map(problems.toReversed().map((one) => [one.line, one])).values()];
  return { headings, links, words, problems: inOrder.sort((a, b) => a.line - b.line) };
}
