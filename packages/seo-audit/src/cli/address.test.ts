import { expect, it } from "vitest";
import { readPage } from "../page/read-page.ts";
import { addressOf } from "./address.ts";

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
])("%s with the canonical path “%s” is %s", (name, canonical, path) => {
  const link = canonical === "" ? "" : `<link rel=canonical href="${origin}${canonical}">`;
  expect(addressOf(name, origin, readPage(link, link.length, {}))).toBe(origin + path);
});
