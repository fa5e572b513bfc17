import type { ArticleHeading } from "@kolam/content/model/blog/article-schema";
import { missingFact } from "@kolam/content/model/blog/article-source";
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

const linkPattern = /\[([^[\]]*)\]\(([^)\s[]*)(?:\s[^)[]*)?\)/g;

/** A line of Markdown without its markup. */
function plainText(line: string): string {
  return line
    .replace(linkPattern, "$1")
    .replace(/[`*_]/g, "")
    .replace(/^\s*(?:#+|[-+>]|\d+\.)\s+/, "")
    .trim();
}

function countWords(text: string): number {
  return text.split(/[\s|]+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/**
 * Why a line is not allowed: MDX would read it as code, or it would break the outline of the page.
 */
function markupProblem(line: string): string | undefined {
  const prose = line.replace(/`[^`]*`/g, "");
  if (/^(?:import|export)\s/.test(prose)) {
    return "starts with “import” or “export”, which MDX reads as code. Start the line with another word.";
  }
  if (/[<{}]/.test(prose)) {
    const missing = missingFact(prose);
    if (missing) return missing;
    return "contains <, { or }, which MDX reads as code. Use words, or put it between backticks.";
  }
  if (/^(?:={3,}|-{3,})\s*$/.test(prose)) {
    return "is a horizontal rule or underlines a heading. Use ## for headings.";
  }
  return undefined;
}

/**
 * Reads an article's Markdown line by line: headings, links, number of words, and everything that
 * is not allowed in an article. `firstLine` is the number of the body's first line in its file,
 * `rules` what the page can show besides Markdown.
 */
export function readBody(source: string, firstLine: number, rules: TagRules): ArticleBody {
  const headings: ArticleHeading[] = [];
  const links: { line: number; target: string }[] = [];
  const problems: { line: number; message: string }[] = [];
  let words = 0;
  let fence: { marker: string; line: number } | undefined;
  let level = 1;

  const tags = tagChecker(rules, (line, message) => problems.push({ line, message }));

  const readHeading = (hashes: string, text: string, line: number) => {
    const depth = hashes.length;
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

  for (const [index, raw] of source.split(/\r?\n/).entries()) {
    const line = firstLine + index;
    const marker = /^\s*(`{3,}|~{3,})/.exec(raw)?.[1];
    if (fence) {
      if (marker?.startsWith(fence.marker)) fence = undefined;
      continue;
    }
    if (marker) {
      fence = { marker, line };
      continue;
    }
    const isTag = tags.read(raw, line);
    const problem = isTag ? missingFact(raw) : markupProblem(raw);
    if (problem) problems.push({ line, message: problem });
    if (isTag) continue;
    for (const [, , target] of raw.matchAll(linkPattern)) {
      links.push({ line, target: target ?? "" });
    }
    const text = plainText(raw);
    words += countWords(text);
    const hashes = /^(#{1,6})(?:\s|$)/.exec(raw)?.[1];
    if (hashes) readHeading(hashes, text, line);
  }
  tags.end();
  if (fence) {
    problems.push({
      line: fence.line,
      message: "starts a code block that is never closed. Close it with the same characters.",
    });
  }
  return { headings, links, words, problems };
}
