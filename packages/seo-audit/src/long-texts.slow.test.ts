import { expect, it } from "vitest";
import { audit } from "./audit.ts";

/** Characters; more than an expression can keep in mind at once, and fewer than are refused. */
const LENGTH = 10_000_000;

const long = (unit: string) => unit.repeat(LENGTH / Buffer.byteLength(unit));
const data = (source: string) => `<p>x</p><script type="application/ld+json">${source}</script>`;
const quoted = (text: string) => `<p>${text}</p>${data('{"@type":"Question","name":"y"}')}`;

/** Where a page may have a text that stops a program. */
const pages: Readonly<Record<string, () => string>> = {
  "a word": () => `<p>${long("a")}</p>`,
  "a word with points": () => `<p>${long("a.")}</p>`,
  "combining marks": () => quoted(`a${long("\u0301\u0323")}`),
  "dots in an answer": () => quoted(long(".")),
  "the digits of a price": () => data(`{"@type":"Offer","price":"${long("1")}"}`),
  "a comment in a style": () => `<style>a{background:url(//x)}/*${long("x")}*/</style><p>x</p>`,
  "a descriptor in a srcset": () => `<img srcset="a ${long("x")}">`,
  "parentheses in a srcset": () => `<img srcset="a ${long("(a)")}">`,
};

it.each(Object.entries(pages))(
  "a page is audited with millions of characters in %s",
  (_where, html) => {
    expect(audit(html()).score).toBeLessThan(100);
  },
);

it("a page is audited with hundreds of thousands of microdata items", () => {
  expect(audit("<i itemscope>x</i>".repeat(200_000)).score).toBeLessThan(100);
});
