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

  it("shows a picture as a picture, with an absolute address", () => {
    const facts = { name: "shop-12345678", width: 2400, height: 1800, type: "photo", colours: "" };
    const attributes = { file: "shop.jpg", alt: "A shop", facts: JSON.stringify(facts) };
    expect(
      articleHtml(
        [{ tag: "Picture", attributes, children: [] }],
        (path) => `https://a.example${path}`,
      ),
    ).toBe(
      '<p><img src="https://a.example/pictures/shop-12345678-1200x900.jpg" alt="A shop" loading="lazy"/></p>',
    );
  });
});
