import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { markdown } from "@kolam/content/markdown";
import { splitArticle } from "@kolam/content/model/blog/article-source";
import { current } from "@kolam/content/model/pages/languages";
import { slugOf } from "@kolam/content/slug";
import { folders, language } from "@kolam/resolve/current";
import type { Token } from "markdown-it";
import type { BodyElement, BodyNode } from "../../src/articles/article-body.tsx";
import type { ReadBody } from "../../src/articles/data-of.ts";
import { frenchSpaces } from "./french-spaces.ts";
import { mediaAttributes } from "./media-attributes.ts";

/** The folder of the words. */
const words = folders.words(language);

/** The React prop of each supported attribute. */
const attributeNames: Readonly<Record<string, string>> = {
  href: "href",
  title: "title",
  class: "className",
  id: "id",
  start: "start",
};

/** The parser sets a style only for the alignment of a table's column. */
const alignments: Readonly<Record<string, string>> = {
  "text-align:left": "start",
  "text-align:center": "center",
  "text-align:right": "end",
};
/** Replacements for the parser's tag names. */
const tagNames: Readonly<Record<string, string>> = { s: "del" };

function attributesOf({ attrs, tag, type }: Token): Pick<BodyElement, "attributes"> {
  if (!attrs?.length) return {};
  if (type === "section") {
    const given = Object.fromEntries(attrs.map(([name, value]) => [name, String(value)]));
    return { attributes: mediaAttributes(tag, given) };
  }
  const entries = attrs.map(([name, value]) => {
    const aligned = name === "style" && alignments[String(value)];
    if (aligned) return ["data-align", aligned] as const;
    const prop = attributeNames[name];
    if (!prop)
      throw new Error(`An article has a <${tag}> with “${name}”, which pages cannot show.`);
    return [prop, String(value)] as const;
  });
  return { attributes: Object.fromEntries(entries) };
}

function code({ content }: Token, language?: string): BodyElement {
  const attributes = language ? { attributes: { className: `language-${language}` } } : {};
  return { tag: "code", ...attributes, children: [content] };
}

/** Texts with the spaces of their language. */
const spaced = frenchSpaces(current.language) ?? ((text: string) => text);

/** The nodes of a token that neither opens nor closes an element. */
function leafNodes(token: Token): readonly BodyNode[] {
  switch (token.type) {
    case "text":
    case "text_special":
      return [spaced(token.content)];
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
    case "section":
      return [{ tag: token.tag, ...attributesOf(token), children: [] }];
    case "inline":
      return nodesOf(token.children ?? []);
    default:
      throw new Error(`An article has a “${token.type}”. Articles are Markdown and sections.`);
  }
}

/** Appends a node. Adjacent texts are joined, because React would render a comment between them. */
function append(nodes: BodyNode[], node: BodyNode): void {
  const last = nodes.at(-1);
  if (node === "") return;
  if (typeof node === "string" && typeof last === "string") nodes[nodes.length - 1] = last + node;
  else nodes.push(node);
}

/** Builds the tree from the parser's flat list of tokens. */
function nodesOf(tokens: readonly Token[]): BodyNode[] {
  const root: BodyNode[] = [];
  /** The child lists of the open elements, the innermost last. */
  const open = [root];
  for (const token of tokens) {
    const parent = open.at(-1) ?? root;
    // Hidden tokens are the paragraphs in the items of a tight list.
    if (token.hidden) continue;
    if (token.nesting > 0) {
      const children: BodyNode[] = [];
      const tag = tagNames[token.tag] ?? token.tag;
      parent.push({ tag, ...attributesOf(token), children });
      open.push(children);
    } else if (token.nesting < 0) open.pop();
    else for (const leaf of leafNodes(token)) append(parent, leaf);
  }
  return root;
}

/** The anchor of a heading, from the token of its text. */
function anchorOf(text: Token | undefined): string {
  return slugOf((text?.children ?? []).map(({ content }) => content).join(""));
}

/**
 * Parses the body of a Markdown file, with or without front matter.
 * @throws if it contains more than plain Markdown and sections
 */
export function readArticleBody(text: string): BodyNode[] {
  const tokens = markdown.parse(splitArticle(text)?.body ?? text, {});
  for (const [at, token] of tokens.entries()) {
    if (token.type === "heading_open") token.attrSet("id", anchorOf(tokens[at + 1]));
  }
  return nodesOf(tokens);
}

/** Reads the text of an article or of a case. */
export const bodyOf: ReadBody = async (folder, slug) =>
  readArticleBody(await readFile(resolve(words, folder, `${slug}.mdx`), "utf8"));
