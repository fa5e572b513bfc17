import type { Element } from "hast";
import { toMdast } from "hast-util-to-mdast";
import type { Html } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import { attribute, readContent } from "./content-tree.ts";
import { Rewriter, type Surroundings } from "./rewriter.ts";
import { tidyMarkdown } from "./tidy-markdown.ts";

/** Blocks that WordPress fills in when it shows a page, by what the block editor writes of them. */
const filledIn = /^wp:([\w/-]+)\b.*\/$/s;

/** Blocks without text. */
const silent = /^(?:spacer|separator|more|nextpage|post-title|post-date|post-featured-image)$/;

/** The text of an entry as the Markdown of an article. */
export function markdownOf(html: string, around: Surroundings): string {
  const { blocks, comments } = readContent(html);
  for (const { text, line } of comments) {
    const block = filledIn.exec(text)?.[1];
    if (block && !silent.test(block))
      around.leave(line, `the block “${block}”, which WordPress fills in`);
  }
  const children = new Rewriter(around).blocks(blocks);
  const tree = toMdast(
    { type: "root", children },
    {
      handlers: {
        "wp-section": (_state, node: Element): Html => ({
          type: "html",
          value: attribute(node, "value"),
        }),
      },
    },
  );
  if (tree.type === "root") tidyMarkdown(tree);
  return toMarkdown(tree, {
    bullet: "-",
    rule: "*",
    emphasis: "*",
    fence: "`",
    fences: true,
    listItemIndent: "one",
    extensions: [
      gfmToMarkdown(),
      // Braces stand for facts in articles, and what begins like a tag for a section.
      {
        unsafe: [
          { character: "{", inConstruct: "phrasing" },
          { character: "}", inConstruct: "phrasing" },
          { character: "<", inConstruct: "phrasing" },
        ],
      },
    ],
  }).trim();
}
