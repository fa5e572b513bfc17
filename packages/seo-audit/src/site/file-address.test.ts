import { expect, it } from "vitest";
import { readPage } from "../page/read-page.ts";
import { addressOf, siteOf } from "./file-address.ts";

const origin = "https://a.example";

it.each([
  ["index.html", "", "/"],
  ["about.html", "", "/about.html"],
  ["about.html", "/about", "/about"],
  ["about.html", "/about/", "/about/"],
  ["about.html", "/contact", "/about.html"],
  ["blog/index.html", "", "/blog/"],
  ["blog/index.html", "/blog", "/blog"],
  ["blog/a page.html", "/blog/a%20page", "/blog/a%20page"],
  ["a,b@c+d.html", "/a,b@c+d", "/a%2Cb%40c%2Bd"],
  ["straße.html", "/straße", "/stra%C3%9Fe"],
  [
    "साइकिल/index.html",
    "/%e0%a4%b8%e0%a4%be%e0%a4%87%e0%a4%95%e0%a4%bf%e0%a4%b2/",
    "/%E0%A4%B8%E0%A4%BE%E0%A4%87%E0%A4%95%E0%A4%BF%E0%A4%B2/",
  ],
])("%s with the canonical path “%s” is %s", (name, canonical, path) => {
  const html = canonical === "" ? "<p>x" : `<link rel=canonical href="${origin}${canonical}">`;
  expect(addressOf(name, origin, readPage(html, html.length, {}))).toBe(origin + path);
});

it.each([
  ["index.html", "https://a.example/project/", "https://a.example/project"],
  ["guide/index.html", "https://a.example/guide/", "https://a.example"],
  ["about.html", "https://a.example/project/about", "https://a.example/project"],
  ["about.html", "https://a.example/contact", undefined],
])("%s with the canonical address %s is in %s", (name, canonical, site) => {
  expect(siteOf(name, canonical)).toBe(site);
});
