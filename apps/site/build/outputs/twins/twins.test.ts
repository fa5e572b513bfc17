import { humansWords } from "@site/texts/files";
import { describe, expect, it } from "vitest";
import { config } from "../../../src/config.ts";
import { allPages, pageMeta } from "../../../src/seo/page-meta.ts";
import { twinPath } from "../../../src/seo/twin-path.ts";
import { pageRenderer } from "../../../src/testing/rendered-site.ts";
import { twinDifferences } from "../../../src/testing/twin-differences.ts";
import { bodyOf } from "../../prerender/article-bodies.ts";
import { readPage, toMarkdown } from "./to-markdown.ts";
import { twinOf } from "./twins.ts";

const render = pageRenderer(bodyOf);
const pages = allPages().map((ref) => pageMeta(ref));

/** A page's main part as Markdown, without what Markdown ends with. */
const twin = (main: string, url = "https://agency.example/base/contact") =>
  toMarkdown(readPage(`<html><body><nav>Menu</nav><main>${main}</main></body></html>`, url)).trim();

describe("the twins of the site", () => {
  it("are those of the pages that search engines may show", () => {
    const withTwins = pages.filter((meta) => twinPath(meta) !== undefined);
    expect(withTwins.map(({ path }) => path)).toEqual(
      pages.filter(({ indexable }) => indexable).map(({ path }) => path),
    );
    expect(withTwins.length).toBeLessThan(pages.length);
    expect(twinPath({ path: "/", indexable: true })).toBe("/index.md");
    expect(twinPath({ path: null, indexable: false })).toBeUndefined();
  });

  it.each(pages.filter(({ indexable }) => indexable).map(({ path }) => path ?? ""))(
    "%s says the same as its twin, which its head names",
    async (path) => {
      const html = await render(path);
      const made = twinOf(path, html, config.siteUrl)?.markdown ?? "";
      expect(twinDifferences(html, made)).toEqual({ onlyInPage: [], onlyInTwin: [] });
      const file = twinPath({ path, indexable: true });
      const [link] = /<link[^>]* type="text\/markdown"[^>]*>/.exec(html) ?? [];
      expect(link).toContain(`rel="alternate"`);
      expect(link).toContain(`href="${config.siteUrl}${file}"`);
      expect(made).not.toMatch(/<\/?(?:div|span|svg|button)\b|\\@/);
    },
  );

  it("are none for pages that search engines leave out and for unknown paths", async () => {
    const left = pages.filter(({ indexable }) => !indexable).map(({ path }) => path ?? "");
    for (const path of [...left, "/nowhere"]) {
      const html = await render(path);
      expect(twinOf(path, html, config.siteUrl)).toBeUndefined();
      expect(html).not.toContain("text/markdown");
    }
  });
});

describe("a page's Markdown", () => {
  it("has closed answers below their questions", () => {
    const answer = `<div data-accordion-item="" id="why"><h3><button type="button">Why?<span aria-hidden="true">+</span></button></h3><div hidden="until-found"><p>Be\u00adcause.</p></div></div>`;
    expect(twin(answer)).toBe("### Why?\n\nBecause.");
  });

  it("has a drawing in its words, and a decoration not at all", () => {
    expect(
      twin(`<div role="img" aria-label="A plan."><b>x</b></div><svg aria-hidden="true"/>`),
    ).toBe("*A plan.*");
    expect(twin(`<img src="/a.jpg" alt="A desk"/><img src="/b.jpg" alt=""/>`)).toBe(
      "![A desk](https://agency.example/a.jpg)",
    );
  });

  it("has absolute addresses, readable ones too", () => {
    const links = `<p><a href="/base/about">Us</a> <a href="#ways">Ways</a> <a href="https://x.example/?a=1&amp;b=2">X</a> a@b.example</p>`;
    expect(twin(links)).toBe(
      "[Us](https://agency.example/base/about) [Ways](https://agency.example/base/contact#ways) [X](https://x.example/?a=1&b=2) <a@b.example>",
    );
  });

  it("has a table, and code as it is", () => {
    const table = `<table><caption>Plans</caption><thead><tr><th>Plan</th><th>Price</th></tr></thead><tbody><tr><td>One</td><td>₹5</td></tr></tbody></table>`;
    expect(twin(table)).toBe("Plans\n\n| Plan | Price |\n| ---- | ----- |\n| One  | ₹5    |");
    expect(twin("<p><code>a</code><code>b</code></p>")).toBe("`a` `b`");
    expect(twin(`<pre><code class="language-html">&lt;p&gt; a@b.example</code></pre>`)).toBe(
      "```html\n<p> a@b.example\n```",
    );
  });

  it("has what only styles keep apart on lines of its own", () => {
    expect(twin(`<p><span>Asha</span>Founder</p>`)).toBe("Asha\\\nFounder");
    expect(twin(`<p>Native or <span>cross-platform?</span></p>`)).toBe("Native or cross-platform?");
  });

  it("has a form as the list of its questions, and where to send the answers", () => {
    const form = `<form action="https://mail.example/submit"><input type="hidden" name="to_email" value="hello@agency.example"/>
      <div hidden=""><label><input type="checkbox" name="botcheck"/>Leave this empty</label></div>
      <label for="name">Your name</label><input id="name"/>
      <label for="budget">Budget</label><p id="hint">Roughly.</p><select id="budget" aria-describedby="hint"><option value="">None</option><option value="1">Small</option></select>
      <fieldset><legend>Services</legend><label><input type="checkbox"/>Sites</label></fieldset>
      <button type="submit">Send</button><div role="status">Kept</div></form>`;
    expect(twin(form)).toBe(
      [
        "- Your name",
        "- Budget\n\n  Roughly.\n\n  - Small",
        "- Services\n\n  - Sites",
        humansWords.writeTo("<hello@agency.example>"),
      ].join("\n\n"),
    );
  });
});
