import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { paths } from "@kolam/content/model/pages/paths";
import { expect, it } from "vitest";
import { Checkout } from "../edit.ts";
import { content } from "../names.ts";
import { addressesIn, findRedirects, lookAt } from "./redirects.ts";

const [hepta = "", vijay = "", agro = ""] = readFileSync(
  join(import.meta.dirname, "sitemaps.xml"),
  "utf8",
).match(/<urlset.*?<\/urlset>/gs) as RegExpMatchArray;

/** An agency's site. */
const pages = Object.entries({
  "/": ["Home"],
  "/about": ["About", "About us: one team"],
  "/contact": ["Contact"],
  "/blog": ["Blog"],
  "/blog/how-to-choose-a-host": ["How to choose a host, and when"],
  "/portfolio": ["Work"],
  "/terms": ["Terms of Service"],
  "/services": ["Services"],
  "/services/search": ["SEO Services"],
  "/services/screen-design": ["UI/UX Design"],
  "/services/brands": ["Branding & Strategy"],
  "/services/websites": ["Web Development"],
  "/services/app-development": ["App Development"],
  "/thank-you": [],
}).map(([path, names]) => ({ path, names }));

/** Where addresses lead that are neither pages nor gone: proposals in brackets. */
const found = (text: string) =>
  Object.fromEntries(
    lookAt(addressesIn(text), pages).flatMap(({ path, leads, to, share }) =>
      leads === "page" || (leads === "nothing" && !to)
        ? []
        : [[path, share ? `(${to})` : (to ?? leads)]],
    ),
  );

it("moves three sites, and proposes nothing where two services are equally likely", () => {
  expect(found(hepta)).toEqual({
    "/design": "(/services/screen-design)",
    "/work": "(/portfolio)",
  });
  expect(found(vijay)).toEqual({
    "/services/brand-strategy": "(/services/brands)",
    "/services/seo-services": "(/services/search)",
    "/services/website-development": "(/services/websites)",
    "/blogs": "(/blog)",
  });
  expect(found(agro)).toEqual({
    "/blog/": "/blog",
    "/services/": "/services",
    "/contact/": "/contact",
    "/terms-conditions": "(/terms)",
    "/contact-2": "(/contact)",
    "/about-us": "(/about)",
  });
});

it("reads lists with addresses of any host, with queries, files and other scripts", () => {
  const list =
    "https://old.example/AboutUs.aspx?id=1\r\n/HOST-choose\n\n/%c3%bcber-uns/#team\n/thanks\n/a*b\n/%";
  expect(found(list)).toEqual({
    "/AboutUs.aspx": "(/about)",
    "/HOST-choose": "(/blog/how-to-choose-a-host)",
    "/a*b": "impossible",
    "/%": "impossible",
  });
  expect(() => addressesIn("<sitemapindex>")).toThrow("other sitemaps");
});

it("writes what it proposes, and the rest as gone, on request", () => {
  const root = mkdtempSync(join(tmpdir(), "redirects-"));
  const file = join(root, content, "facts/redirects.ts");
  const list = (entries: string) => `export const redirects = {${entries}} as const;\n`;
  const similar = `${paths.contact.path}-2`;
  const other = "/qqqq";
  const run = (options: { write?: boolean; gone?: boolean }) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, list(""));
    const told = findRedirects(new Checkout(root), `${similar}\n${other}`, options);
    return [readFileSync(file, "utf8"), told];
  };
  const proposed = `\n  "${similar}": "${paths.contact.path}",`;
  expect(run({})).toEqual([list(""), expect.stringMatching(/--write adds.*--gone:\n\/qqqq/s)]);
  expect(run({ write: true })).toEqual([
    list(`${proposed}\n`),
    expect.not.stringContaining("--write"),
  ]);
  expect(run({ write: true, gone: true })).toEqual([
    list(`${proposed}\n  "${other}": "gone",\n`),
    expect.not.stringContaining("--gone"),
  ]);
  rmSync(root, { recursive: true });
});
