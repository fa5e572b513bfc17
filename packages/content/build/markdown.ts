import markdownIt, { type MarkdownIt } from "markdown-it";
import { readTag } from "./section-tags.ts";

const nesting = { open: 1, alone: 0, close: -1 } as const;

/**
 * Teaches the parser the sections of a page: a tag alone on a line becomes a token of the type
 * `section`, and what is between `<Name>` and `</Name>` is Markdown or more sections.
 */
function sections(markdown: MarkdownIt): void {
  markdown.block.ruler.before(
    "html_block",
    "section",
    (state, line, _end, silent) => {
      const start = state.bMarks[line] ?? 0;
      // Not in quotes and lists, where a section would be open in one block and closed in another.
      if (start > 0 && state.src[start - 1] !== "\n") return false;
      const tag = readTag(state.src.slice(start, state.eMarks[line]));
      if (!tag || silent) return tag !== undefined;
      const token = state.push("section", tag.name, nesting[tag.kind]);
      token.map = [line, line + 1];
      token.attrs = Object.entries(tag.attributes);
      state.line = line + 1;
      return true;
    },
    { alt: ["paragraph", "reference", "blockquote", "list"] },
  );
}

/**
 * The one reader of our Markdown, for what checks it and for what shows it. HTML is enabled so that
 * it is reported and can be refused.
 */
export const markdown: MarkdownIt = markdownIt({ html: true, linkify: true }).use(sections);
markdown.linkify.set({ fuzzyLink: false });
// What is written with a backslash or as an entity is known as such.
markdown.core.ruler.disable("text_join");
