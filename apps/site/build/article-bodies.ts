import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import mdx from "@mdx-js/rollup";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import type { BodyElement, BodyNode } from "../src/navigation/article-body.tsx";

/** The folder of the articles' files. */
export const articlesFolder = resolve(
  import.meta.dirname,
  "../../../packages/content/src/articles",
);

/** An element or a text of the parsed Markdown, as far as it is looked at. */
interface ParsedNode {
  readonly type: string;
  readonly tagName?: string;
  readonly value?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  children?: ParsedNode[];
}

/** The attributes that Markdown makes, by the names React has for them. */
const attributes = ["href", "title", "className", "start"] as const;
/** Elements in which space between elements means nothing. */
const spaced = new Set(["ul", "ol", "table", "thead", "tbody", "tr", "blockquote"]);

function attributesOf(node: ParsedNode): Pick<BodyElement, "attributes"> {
  const found = Object.entries(node.properties ?? {}).map(([name, value]) => {
    if (!attributes.some((known) => known === name)) {
      throw new Error(
        `An article has a <${node.tagName}> with “${name}”, which pages do not show.`,
      );
    }
    return [name, Array.isArray(value) ? value.join(" ") : String(value)] as const;
  });
  return found.length === 0 ? {} : { attributes: Object.fromEntries(found) };
}

function nodesOf(children: readonly ParsedNode[], keepSpace: boolean): BodyNode[] {
  return children.flatMap((child): BodyNode[] => {
    if (child.type === "text") {
      const text = child.value ?? "";
      return keepSpace || text.trim() !== "" ? [text] : [];
    }
    if (child.type !== "element" || child.tagName === undefined) {
      throw new Error(`An article has a “${child.type}”. Articles are plain Markdown.`);
    }
    const children = nodesOf(child.children ?? [], !spaced.has(child.tagName));
    return [{ tag: child.tagName, ...attributesOf(child), children }];
  });
}

const parsed = new Map<string, readonly ParsedNode[]>();

/** Keeps what has been parsed; what would have become code of it is not wanted. */
function takeTree() {
  return (tree: ParsedNode, file: { readonly path: string }) => {
    parsed.set(file.path, tree.children ?? []);
    tree.children = [];
  };
}

const compiler = mdx({
  remarkPlugins: [remarkFrontmatter, remarkGfm],
  rehypePlugins: [takeTree],
});

/**
 * The body of a Markdown text as data.
 * @param file names the text in error messages; no two texts at a time may have the same
 * @throws when it is more than plain Markdown
 */
export async function readArticleBody(text: string, file: string): Promise<BodyNode[]> {
  await compiler.transform(text, file);
  const tree = parsed.get(file);
  parsed.delete(file);
  if (!tree) throw new Error(`${file} is no article.`);
  return nodesOf(tree, false);
}

/** The body of the article of this name. */
export async function articleBody(slug: string): Promise<BodyNode[]> {
  const file = resolve(articlesFolder, `${slug}.mdx`);
  return readArticleBody(await readFile(file, "utf8"), file);
}
