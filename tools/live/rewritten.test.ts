import { expect, it } from "vitest";
import { rewritingOf } from "./rewritten.ts";

const page =
  '<style>a { color: red }</style><body><script type="module" src="/a.js"></script><!--$--><a href="mailto:a@b.example">a</a><!--/$--></body>';

it.each([
  ["addresses are hidden", page.replace("mailto:a@b.example", "/cdn-cgi/l/email-protection#5a1b")],
  ["scripts are held back", page.replace('"module"', '"1a2b3c-module"')],
  ["comments are removed", page.replace(/<!--.*?-->/g, "")],
  [
    "replaced by copies",
    page.replace("<!--$-->", '<!--$--><img data-pagespeed-lazy-src="/a.png">'),
  ],
  ["styles or its first script", page.replace("a { color: red }", "a{color:red}")],
  ["script has been added", page.replace("</body>", '<script src="/beacon.js"></script></body>')],
])("%s: says so", (what, live) => {
  expect(rewritingOf(page, live)?.what).toContain(what);
});

it("says nothing of a page that differs in another way", () => {
  expect(rewritingOf(page, page.slice(0, 20))).toBeUndefined();
});
