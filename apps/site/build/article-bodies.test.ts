import { articles } from "@kolam/content/articles";
import { describe, expect, it } from "vitest";
import { articleHtml } from "../src/seo/article-html.tsx";
import { articleBody, readArticleBody } from "./article-bodies.ts";

let texts = 0;
function read(text: string) {
  texts += 1;
  return readArticleBody(text, `/text-${texts}.mdx`);
}
const html = async (text: string) => articleHtml(await read(text), "https://agency.example");

describe("the body of an article as data", () => {
  it("keeps words, structure and links, and the space between words", async () => {
    expect(await html("---\ntitle: x\n---\n\n## One\n\nA *b* [c](/quote) `d e` **f**.\n")).toBe(
      '<h2>One</h2><p>A <em>b</em> <a href="https://agency.example/quote">c</a> <code>d e</code> <strong>f</strong>.</p>',
    );
    expect(await html("- `a`\n  *b*\n- c\n")).toBe(
      "<ul><li><code>a</code>\n<em>b</em></li><li>c</li></ul>",
    );
  });

  it("keeps tables, numbered lists that go on, and code as it is written", async () => {
    expect(await html("| a | b |\n|---|---|\n| 1 | 2 |\n")).toBe(
      "<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>",
    );
    expect(await html("3. c\n4. d\n")).toBe('<ol start="3"><li>c</li><li>d</li></ol>');
    const [block] = await read("```js\nif (a < b) {\n  c();\n}\n```\n");
    expect(block).toEqual({
      tag: "pre",
      children: [
        {
          tag: "code",
          attributes: { className: "language-js" },
          children: ["if (a < b) {\n  c();\n}\n"],
        },
      ],
    });
  });

  it("refuses what pages do not show instead of losing it", async () => {
    await expect(read("A <Chart /> here.\n")).rejects.toThrow("Articles are plain Markdown.");
    await expect(read("| a |\n|--:|\n| 1 |\n")).rejects.toThrow("“align”");
  });

  it("is no code: the same text twice gives the same data, at once", async () => {
    const [one, two] = await Promise.all([read("Some *words*.\n"), read("Some *words*.\n")]);
    expect(one).toEqual(two);
    expect(JSON.parse(JSON.stringify(one))).toEqual(one);
  });

  it.each(articles)(
    "of $slug has the headings that its table of contents links to",
    async (one) => {
      const body = await articleBody(one.slug);
      const titles = body.flatMap((node) =>
        typeof node === "object" && /^h[23]$/.test(node.tag) ? [node.tag] : [],
      );
      expect(titles).toEqual(one.headings.map(({ level }) => `h${level}`));
    },
  );
});
