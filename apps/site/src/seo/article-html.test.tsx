import { describe, expect, it } from "vitest";
import { articleHtml } from "./article-html.tsx";

describe("articleHtml", () => {
  it("makes links absolute and removes classes from code", () => {
    const link = (href: string, text: string) => ({
      tag: "a",
      attributes: { href },
      children: [text],
    });
    const code = { tag: "code", attributes: { className: "language-js" }, children: ["a < b"] };
    const body = [
      {
        tag: "p",
        children: [link("/quote", "ours"), " ", link("https://other.example/", "theirs"), code],
      },
    ];
    expect(articleHtml(body, (href) => `https://agency.example${href}`)).toBe(
      '<p><a href="https://agency.example/quote">ours</a> <a href="https://other.example/">theirs</a><code>a &lt; b</code></p>',
    );
  });
});
