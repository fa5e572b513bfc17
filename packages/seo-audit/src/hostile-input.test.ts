import { describe, expect, it, vi } from "vitest";
import { audit } from "./audit.ts";
import { AuditRefusal, inspectInput, MAX_BYTES, type RefusalCode } from "./input/input.ts";
import { auditJson, auditText } from "./report/report.ts";
import { runsInLinearTime } from "./testing/linear-time.ts";

const refusal = (code: RefusalCode, message: RegExp) =>
  expect.objectContaining({ code, message: expect.stringMatching(message) });

describe("input that is not a page", () => {
  it.each<[string, string, RefusalCode]>([
    ["nothing", "", "empty"],
    ["white space", " \n\t\u00a0".replace("\u00a0", " "), "empty"],
    ["a byte-order mark only", "\ufeff\n", "empty"],
    ["a PDF file", "%PDF-1.7 <a>", "binary"],
    ["an Office file", "PK\u0003\u0004<a>", "binary"],
    ["NUL characters", `<p>${"\0a".repeat(200)}`, "binary"],
    ["undecodable bytes", `<p>${"\ufffdab".repeat(200)}`, "binary"],
    ["plain text", "Just a sentence with 3 < 4 in it.", "not-html"],
    ["plain text with an address", "Written by Asha <asha@example.com>.", "not-html"],
    ["a comment", "<!-- made by hand -->", "comment"],
    ["several comments", "\ufeff<!-- a -->\n<!--><!-- b --!>\n", "comment"],
    ["a comment that never ends", "<!-- <p>Bells</p>", "comment"],
    ["declared XML", '<?xml version="1.0"?><note><to>Asha</to></note>', "xml"],
    ["XML", "<note><to>Asha</to><body>Come at six.</body></note>", "xml"],
    ["a sitemap", `<!-- x --><urlset xmlns="http://a.in"><url/></urlset>`, "xml"],
    ["a feed with HTML", "<rss><title>Bells</title><![CDATA[<p>A bell.</p>]]></rss>", "xml"],
    [
      "a drawing in a file",
      '<?xml version="1.0"?>\n<!DOCTYPE svg [ ]>\n<svg><text>x</text></svg>',
      "xml",
    ],
    ["JSON", '{"a": [1, 2]}', "json"],
    ["JSON with HTML", '\ufeff [{"html": "<h1>Bells</h1>"}] ', "json"],
    ["an empty element", "<div id=root></div>", "no-content"],
    ["white space", "<div>\n<p>&nbsp;</p><br></div>", "no-content"],
    ["a script alone", "<!-- x --><script>say('<p>Bells</p>')</script>", "no-content"],
    ["an address", "https://example.com/", "not-html"],
    ["Google's file", "google-site-verification: google0123456789abcdef.html", "verification"],
    ["Naver's file", "naver-site-verification: naver0123456789.html", "verification"],
    ["Yandex's file", "<html><body>Verification: 0123456789abcdef</body></html>", "verification"],
  ])("is refused with a reason: %s", (_name, html, code) => {
    expect(() => audit(html)).toThrow(refusal(code, /.{31}/));
  });

  it.each([
    ["text in a paragraph", "<!-- x --><p>Bells</p>"],
    ["text beside a comment", "<!-->Bells <b>of brass</b>"],
    ["a picture", "<img src=/bell.jpg>"],
    ["a drawing", "<svg><path/></svg>"],
    ["a dialog", "<dialog>Bells</dialog>"],
    ["an element of one's own", "<bell-tower>Bells</bell-tower>"],
    ["an unknown element around others", "<bells><p>Of brass</p></bells>"],
    ["a page whose content a script adds", "<title>Bells</title><div id=root></div>"],
    ["XHTML", '<?xml version="1.0"?><!DOCTYPE html PUBLIC "-//W3C//DTD" "a"><html><p>x</html>'],
    ["braces of a template", "{{ header }}<p>Bells</p>"],
  ])("is told from a page or a part of one: %s", (_name, html) => {
    expect(audit(html).score).toBeLessThan(100);
  });

  it("of 50 MB is refused before it is read", () => {
    const html = "\0".repeat(50_000_000);
    const looked = vi.spyOn(String.prototype, "charCodeAt");
    expect(() => audit(html)).toThrow(refusal("too-large", /48 MB/));
    expect(looked).not.toHaveBeenCalled();
    looked.mockRestore();
  });

  it("is measured in UTF-8 bytes", () => {
    const html = "<p>é₹😀</p>";
    expect(inspectInput(html)).toBe(new TextEncoder().encode(html).length);
    expect(() => inspectInput(`<p>${"₹".repeat(MAX_BYTES / 2)}`)).toThrow(AuditRefusal);
  });
});

const data = (source: string) => `<p>x</p><script type="application/ld+json">${source}</script>`;
const offer = (price: string) => data(`{"@type":"Offer","price":${price}}`);
/** A text with which structured data is compared. */
const quoted = (text: string) =>
  `<p>${text}</p>${data('{"@type":"Question","name":"y"}')}${offer("77")}`;

describe("hostile structure", () => {
  it.each([
    ["div", "<div>".repeat(100_000)],
    ["span with text", "<span>x".repeat(100_000)],
    ["formatting tags", "<b><i><u>".repeat(34_000)],
    ["lists", "<ul><li>".repeat(50_000)],
    ["svg", `<svg>${"<g>".repeat(100_000)}`],
    ["templates", "<template>".repeat(100_000)],
  ])("100,000 nested levels are refused: %s", (_name, html) => {
    expect(() => audit(html)).toThrow(refusal("too-deep", /nested/));
  });

  it("a thousand levels are audited and fail a check", () => {
    const report = audit(`${"<div>".repeat(1000)}deep${"</div>".repeat(1000)}`);
    expect(report.results.find(({ id }) => id === "dom-depth")).toMatchObject({
      status: "warning",
      found: expect.stringContaining("1000 levels"),
    });
  });

  it("formatting tags that multiply with each paragraph are refused", () => {
    const open = Array.from({ length: 1500 }, (_, index) => `<b id=${index}>`).join("");
    const html = `<p>${open}${"</p><p>x".repeat(2_000)}`;
    expect(() => audit(html)).toThrow(refusal("too-many-elements", /elements/));
  });

  it.each([
    ["unclosed everything", "<html><head><title>x<body><p><table><tr><td>a<li>b<h1>c"],
    ["stray end tags", "</p></div></html></body><p>x</b></i>"],
    ["broken attributes", `<p class="a" class='b' "=">x<a href=>y<img alt>`],
    ["a cut-off tag", "<p>text<a href='/x"],
    ["a cut-off comment", "<p>text<!-- never closed"],
    ["a frameset", "<frameset><frame src='/a'></frameset>"],
    ["a stray NUL", `<p>text\0more</p>${"words ".repeat(100)}`],
    ["a lone surrogate", "<p>\ud800 x</p>"],
  ])("malformed pages are audited: %s", (_name, html) => {
    const { score, results } = audit(html);
    expect(score).toBeGreaterThanOrEqual(0);
    expect(score).toBeLessThan(100);
    expect(results.every(({ found }) => found !== "")).toBe(true);
  });

  it("deeply nested JSON-LD is audited", () => {
    const deep = (inner: string) => `<p>x</p><script type="application/ld+json">${inner}</script>`;
    expect(() => audit(deep(`${"[".repeat(100_000)}${"]".repeat(100_000)}`))).not.toThrow();
    expect(() => audit(deep(`${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}`))).not.toThrow();
    const context = `{"@type":"Thing","@context":${"[".repeat(50_000)}${"]".repeat(50_000)}}`;
    expect(() => audit(deep(context))).not.toThrow();
    const list = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;
    expect(() => audit(deep(`{"@type":"Rating","ratingValue":${list}}`))).not.toThrow();
    const step = `{"@type":"ListItem","position":${list}}`;
    expect(() => audit(deep(`{"@type":"BreadcrumbList","itemListElement":${step}}`))).not.toThrow();
  });

  it.each([
    ["an object without a text", data('{"@type":"Rating","ratingValue":{"toString":1}}')],
    [
      "an item",
      "<div itemscope itemtype=https://schema.org/Rating><b itemprop=ratingValue itemscope>5</b></div>",
    ],
  ])("a value that is no number is none: %s", (_name, html) => {
    expect(() => audit(html)).not.toThrow();
  });

  it.each<[string, number, (size: number) => string]>([
    ["openings of comments", 60_000, (size) => `<!-- x -->${"<!--".repeat(size)}--><p>x</p>`],
    ["openings of scripts", 60_000, (size) => `x<i>${"<script ".repeat(size)}`],
    ["unknown tags", 60_000, (size) => `${"</x>".repeat(size)}<p>x</p>`],
    ["dots", 300_000, (size) => `<p>${".".repeat(size)}x</p>`],
    ["spaces", 300_000, (size) => `<p>x${" ".repeat(size)}x</p>`],
    ["apostrophes", 150_000, (size) => `<p>${"a'".repeat(size)}</p>`],
    ["url( openings", 60_000, (size) => `<style>//${"url( ".repeat(size)}</style><p>x</p>`],
    ["comments in a style", 60_000, (size) => `<style>//${"/*".repeat(size)}</style><p>x</p>`],
    ["namespaces", 60_000, (size) => `<style>//${"@namespace ".repeat(size)}</style><p>x</p>`],
    [
      "commas in a srcset",
      60_000,
      (size) => `<img srcset="a${",".repeat(size)}b ${"(,".repeat(size)}">`,
    ],
    ["hyphens in a title", 300_000, (size) => `<title>${"-".repeat(size)}x</title><p>x</p>`],
    [
      "attributes",
      40_000,
      (size) => `<p ${Array.from({ length: size }, (_, n) => `a${n}`).join(" ")}>x</p>`,
    ],
    [
      "language versions",
      5_000,
      (size) => "<link rel=alternate hreflang=en href=https://a.example/>".repeat(size),
    ],
    ["local hosts", 100_000, (size) => `<a href="//${"a.".repeat(size)}x">x</a>`],
    ["nested headings", 900, (size) => `${"<h1><div>".repeat(size)}x`],
    [
      "nested headings around a long title",
      900,
      (size) => `${"<h1><div>".repeat(size)}<i title="${"t ".repeat(size * 100)}"></i><img>`,
    ],
    [
      "links with one long name",
      3_000,
      (size) =>
        `${'<a href="/x" aria-labelledby="b">x</a>'.repeat(size)}<p id="b">${"word ".repeat(size)}</p>`,
    ],
    [
      "names of one link",
      8_000,
      (size) =>
        `<a href="/x" aria-labelledby="${"b ".repeat(size)}">x</a><p id="b">${"word ".repeat(size)}</p>`,
    ],
    [
      "names of one property",
      4_000,
      (size) =>
        `<div itemscope><p itemprop="${"p ".repeat(size)}">${"word ".repeat(size)}</p></div>`,
    ],
    [
      "items with one large item as a value",
      1_600,
      (size) =>
        `${'<p itemscope itemref="b">x</p>'.repeat(size)}<div id="b" itemprop="x" itemscope>${'<i itemprop="y" itemscope itemtype="https://schema.org/Thing"></i>'.repeat(size)}</div>`,
    ],
    [
      "nested properties",
      1_600,
      (size) => `<div itemscope>${"<b itemprop=a>".repeat(size)}${"word ".repeat(size * 40)}`,
    ],
    ["marks of two kinds", 20_000, (size) => quoted(`a${"\u0301\u0323".repeat(size)}`)],
    ["marks of half width", 20_000, (size) => quoted(`a${"\u0301\uFF9E".repeat(size)}`)],
    [
      "marks in an address",
      20_000,
      (size) => `<base href="https://a.in/"><a href="/${"\u0301\u0323".repeat(size)}#x">x</a>
        <link rel=canonical href="https://a.in/b">`,
    ],
    ["capital sigmas with marks", 30_000, (size) => quoted("Σ\u0301".repeat(size))],
    ["digits", 100_000, (size) => quoted("1".repeat(size))],
    ["digits of another script", 60_000, (size) => quoted("१".repeat(size))],
    ["separated digits", 30_000, (size) => quoted("1,".repeat(size))],
    ["zeros in a price", 60_000, (size) => offer(`"${"0".repeat(size)}1"`)],
    [
      "types of one kind",
      6_000,
      (size) =>
        `<p>${"x ".repeat(size)}</p>${data(`{"@type":[${'"Question",'.repeat(size)}""],"name":"y"}`)}`,
    ],
    [
      "faults of a long type",
      6_000,
      (size) =>
        data(
          `{"@type":["Offer","${"x".repeat(size)}"],"availability":[${Array.from({ length: size }, (_, n) => `"a${n}"`)}]}`,
        ),
    ],
    [
      "words of a viewport",
      50_000,
      (size) => `<meta name=viewport content="${"a ".repeat(size)}">`,
    ],
    [
      "settings of a viewport",
      20_000,
      (size) => `<meta name=viewport content="${"a = b ".repeat(size)}">`,
    ],
    [
      "closed crawlers",
      4_000,
      (size) =>
        Array.from({ length: size }, (_, n) => `<meta name=a${n}bot content=noindex>`).join(""),
    ],
    [
      "links below a long base",
      2_000,
      (size) =>
        `<base href="https://a.in/${"x".repeat(size * 10)}">${'<a href="y#z">x</a>'.repeat(size)}`,
    ],
    [
      "versions beside a long address",
      1_500,
      (size) =>
        `<link rel=alternate hreflang=en href="https://a.in/${"x".repeat(size * 10)}">${"<link rel=alternate hreflang=en href=https://a.in/>".repeat(size)}`,
    ],
  ])("is audited in linear time: many %s", (_name, size, page) => {
    expect(runsInLinearTime(audit, page, size)).toBe(true);
  });
});

describe("hostile text", () => {
  const page = `<title>x\u202e</title><img src="a.png" data-x='</script><script>alert(1)</script>
Score: 100 of 100\u001b[2J'><p>x</p>`;

  it("stays on its line in the text report, without control characters", () => {
    const text = auditText(audit(page), new Date(2024, 0, 15));
    expect(text).not.toMatch(/^Score: 100 of 100/m);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the test is for their absence
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f\u202a-\u202e]/);
    expect(text).toContain("</script><script>alert(1)</script> Score: 100");
  });

  it("is only ever a string in the JSON report", () => {
    const report = audit(page);
    const parsed = JSON.parse(auditJson(report, new Date(2024, 0, 15)));
    expect(parsed).toMatchObject({ format: 2, date: "2024-01-15", score: report.score });
    expect(parsed.results).toEqual(JSON.parse(JSON.stringify(report.results)));
  });

  it("cannot reach a prototype or a lookup table", () => {
    const html = `<p id="__proto__">x</p><constructor>y</constructor><p lang="toString">z</p>
      <script type="application/ld+json">{"@context":"https://schema.org","@type":"constructor","__proto__":{"@type":"toString"}}</script>
      <a href="#__proto__">constructor</a><meta name="__proto__" content="x">`;
    expect(() => audit(html)).not.toThrow();
    expect(Object.prototype).not.toHaveProperty("@type");
  });

  it("reaches the previews as an address only if that is a web address", () => {
    const html = `<meta property="og:image" content="javascript:alert(1)"><meta name="twitter:image" content="data:text/html,x"><p>x</p>`;
    const { social } = audit(html);
    expect(social.openGraph.image).toBe("");
    expect(social.twitter.image).toBe("");
  });
});
