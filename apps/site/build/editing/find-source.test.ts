import { describe, expect, it } from "vitest";
import { findSource } from "./find-source.ts";

const sources = [
  { file: "meta.ts", text: 'title: "Send us a message",\n' },
  {
    file: "home.ts",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a file
    text: 'export const home = {\n  lead: `${name} draws software in one line.`,\n  send: "Send",\n};\n',
  },
  { file: "contact.ts", text: 'send: "Send message",\nmail: "Write an e-\\u2060mail",\n' },
  {
    file: "an-article.mdx",
    text: "---\ntitle: x\n---\n\nA form is a [conversation](/x) between two.\n",
  },
];

describe("the source of a text", () => {
  it.each([
    ["a text with a name put in", "Kolam draws software in one line.", "home.ts", 2, 18],
    ["a single word", "Send", "home.ts", 3, 10],
    ["the longer text", "Send message", "contact.ts", 1, 8],
    ["a text with a word joiner", "Write an e-\u2060mail", "contact.ts", 2, 8],
    ["an article, across its markup", "A form is a conversation", "an-article.mdx", 5, 1],
  ])("is found for %s", (_, text, file, line, column) => {
    expect(findSource(text, sources)).toEqual({ file, line, column });
  });

  it.each(["", "Something else entirely", "A form of"])("is not guessed for %j", (text) => {
    expect(findSource(text, sources)).toBeUndefined();
  });
});
