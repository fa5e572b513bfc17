import { articles } from "@kolam/content/model/blog/articles";
import { describe, expect, it } from "vitest";
import { articleHtml } from "../../src/seo/article-html.tsx";
import { bodyOf, readArticleBody } from "./article-bodies.ts";

const html = (text: string) =>
  articleHtml(readArticleBody(text), (href) => `https://agency.example${href}`);

describe("readArticleBody", () => {
  it("keeps text, structure, links and the spaces between words", () => {
    expect(html("---\ntitle: x\n---\n\n## One\n\nA *b* [c](/quote) `d e` **f**.\n")).toBe(
      '<h2 id="one">One</h2><p>A <em>b</em> <a href="https://agency.example/quote">c</a> <code>d e</code> <strong>f</strong>.</p>',
    );
    expect(html("- `a`\n  *b*\n- c\n")).toBe(
      "<ul><li><code>a</code>\n<em>b</em></li><li>c</li></ul>",
    );
  });

  it("keeps tables, the first number of a list, and the text of code blocks", () => {
    expect(html("| a | b |\n|---|---|\n| 1 | 2 |\n")).toBe(
      "<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>",
    );
    expect(html("| a | b | c |\n|:--|:-:|--:|\n| 1 | 2 | 3 |\n")).toContain(
      '<td data-align="start">1</td><td data-align="center">2</td><td data-align="end">3</td>',
    );
    expect(html("3. c\n4. d\n")).toBe('<ol start="3"><li>c</li><li>d</li></ol>');
    const [block] = readArticleBody("```js\nif (a < b) {\n  c();\n}\n```\n");
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

  it("links bare URLs, but no javascript: URLs", () => {
    expect(html("See https://example.com/a?b now.\n")).toBe(
      '<p>See <a href="https://example.com/a?b">https://example.com/a?b</a> now.</p>',
    );
    expect(html("A file.name [b](javascript:alert(1)) &amp; c\\\nd ~~e~~.\n")).toBe(
      "<p>A file.name [b](javascript:alert(1)) &amp; c<br/>\nd <del>e</del>.</p>",
    );
  });

  it.each([
    ["an element", "A <Chart /> here.\n", "html_inline"],
    ["a section in a quote", '> <Film file="a.mp4" />\n', "html_block"],
    ["a block of HTML", "<div>\nx\n</div>\n", "html_block"],
    ["a comment", "<!-- later -->\n", "html_block"],
    ["a picture", "![a](/b.png)\n", "“image”"],
  ])("refuses %s, which pages cannot show", (_name, text, message) => {
    expect(() => readArticleBody(text)).toThrow(message);
  });

  it("makes sections of tags alone on their lines, wherever these are", () => {
    const picture = { tag: "Picture", attributes: { file: "a.png" }, children: [] };
    expect(
      readArticleBody(
        '- one\n<Pair caption="Two">\n<Picture file="a.png" />\n</Pair>\ntext\n<Picture file="a.png" />\n',
      ),
    ).toEqual([
      { tag: "ul", children: [{ tag: "li", children: ["one"] }] },
      { tag: "Pair", attributes: { caption: "Two" }, children: [picture] },
      { tag: "p", children: ["text"] },
      picture,
    ]);
    expect(readArticleBody("<Steps>\n1. **One.** Text.\n</Steps>\n")).toMatchObject([
      { tag: "Steps", children: [{ tag: "ol" }] },
    ]);
    expect(readArticleBody('```\n<Film file="a.mp4" />\n```\n')).toMatchObject([{ tag: "pre" }]);
  });

  it("returns plain data, with adjacent texts joined", () => {
    const body = readArticleBody("Some *words*\nand `more`.\n");
    expect(JSON.parse(JSON.stringify(body))).toEqual(body);
    expect(body).toEqual([
      {
        tag: "p",
        children: [
          "Some ",
          { tag: "em", children: ["words"] },
          "\nand ",
          { tag: "code", children: ["more"] },
          ".",
        ],
      },
    ]);
  });

  it.each(articles)(
    "finds the headings in $slug that its table of contents links to",
    async ({ slug, headings }) => {
      const body = await bodyOf("articles", slug);
      const found = body.flatMap((node) =>
        typeof node === "object" && /^h[23]$/.test(node.tag) ? [[node.tag, node.attributes]] : [],
      );
      expect(found).toEqual(headings.map(({ id, level }) => [`h${level}`, { id }]));
    },
  );
});
