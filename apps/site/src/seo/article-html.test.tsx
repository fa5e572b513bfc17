import { describe, expect, it } from "vitest";
import { articleHtml } from "./article-html.tsx";

type Body = Parameters<typeof articleHtml>[0];

describe("articleHtml", () => {
  it("gives links their full address and takes classes off code", () => {
    const body: Body = ({ components }) => {
      const { a: Link, code: Code } = components as {
        a: React.ComponentType<{ href: string; children: string }>;
        code: React.ComponentType<{ className: string; children: string }>;
      };
      return (
        <p>
          <Link href="/quote">ours</Link> <Link href="https://other.example/">theirs</Link>
          <Code className="language-js">{"a < b"}</Code>
        </p>
      );
    };
    expect(articleHtml(body, "https://agency.example")).toBe(
      '<p><a href="https://agency.example/quote">ours</a> <a href="https://other.example/">theirs</a><code>a &lt; b</code></p>',
    );
  });
});
