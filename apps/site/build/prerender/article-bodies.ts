import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { splitArticle } from "@kolam/content/blog/article-source";
import markdownIt, { type Token } from "markdown-it";
import type { BodyElement, BodyNode } from "../../src/articles/article-body.tsx";

/** The folder of the articles' files. */
export const articlesFolder = resolve(
  import.meta.dirname,
  "../../../../packages/content/src/articles",
);

// HTML is recognised so that it can be refused.
const markdown = markdownIt({ html: true, linkify: true });
markdown.linkify.set({ fuzzyLink: false });

const footnote = /\[\^[^\]\s]+\]/;

/** The parser's name of an attribute: React's. What is not named here, pages do not show. */
const attributeNames: Readonly<Record<string, string>> = {
  href: "href",
  title: "title",
  class: "className",
  start: "start",
};
/** The parser's name of an element: the one of HTML that says more. */
const tagNames: Readonly<Record<string, string>> = { s: "del" };

function attributesOf({ attrs, tag }: Token): Pick<BodyElement, "attributes"> {
  if (!attrs) return {};
  const found = attrs.map(([name, value]) => {
    const known = attributeNames[name];
    // A column's alignment is the only style there is in Markdown.
    const shown = name === "style" ? "align" : name;
    if (!known) {
      throw new Error(`An article has a <${tag}> with “${shown}”, which pages do not show.`);
    }
    return [known, String(value)] as const;
  });
  return { attributes: Object.fromEntries(found) };
}

function code({ content }: Token, language?: string): BodyElement {
  const attributes = language ? { attributes: { className: `language-${language}` } } : {};
  return { tag: "code", ...attributes, children: [content] };
}

/** A token that is no beginning and no end of an element. */
function leafOf(token: Token): readonly BodyNode[] {
  switch (token.type) {
    case "text":
      return [token.content];
    case "softbreak":
      return ["\n"];
    case "hardbreak":
      return [{ tag: "br", children: [] }, "\n"];
    case "hr":
      return [{ tag: "hr", children: [] }];
    case "code_inline":
      return [code(token)];
    case "code_block":
    case "fence":
      return [{ tag: "pre", children: [code(token, token.info.split(/\s/)[0])] }];
    case "inline":
      return nodesOf(token.children ?? []);
    default:
      throw new Error(`An article has a “${token.type}”. Articles are plain Markdown.`);
  }
}

/** Adds a node; texts that follow each other are one, or React would write a mark between them. */
function append(nodes: BodyNode[], node: BodyNode): void {
  const last = nodes.at(-1);
  if (node === "") return;
  if (typeof node === "string" && typeof last === "string") nodes[nodes.length - 1] = last + node;
  else nodes.push(node);
}

/** The elements and texts of the parser's list of beginnings, ends and what is between them. */
function nodesOf(tokens: readonly Token[]): BodyNode[] {
  const root: BodyNode[] = [];
  const open = [root];
  for (const token of tokens) {
    const inside = open.at(-1) ?? root;
    // The paragraph of an item of a list without empty lines.
    if (token.hidden) continue;
    if (token.nesting > 0) {
      const children: BodyNode[] = [];
      const tag = tagNames[token.tag] ?? token.tag;
      inside.push({ tag, ...attributesOf(token), children });
      open.push(children);
    } else if (token.nesting < 0) open.pop();
    else for (const leaf of leafOf(token)) append(inside, leaf);
  }
  return root;
}

/**
 * The body of a Markdown text as data.
 * @throws when it is more than plain Markdown
 */
export function readArticleBody(text: string): BodyNode[] {
  const body = splitArticle(text)?.body ?? text;
  const [mark] = footnote.exec(body) ?? [];
  if (mark) throw new Error(`An article has a footnote, ${mark}. Articles are plain Markdown.`);
  return nodesOf(markdown.parse(body, {}));
}

/** The body of the article of this name. */
export async function articleBody(slug: string): Promise<BodyNode[]> {
  const file = resolve(articlesFolder, `${slug}.mdx`);
  return readArticleBody(await readFile(file, "utf8"));
}
