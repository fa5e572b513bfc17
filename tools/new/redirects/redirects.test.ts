import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { paths } from "@kolam/content/model/pages/paths";
import { expect, it } from "vitest";
import { Checkout } from "../edit.ts";
import { content } from "../names.ts";
import { addressesIn, textOf } from "./old-addresses.ts";
import { findRedirects, lookAt } from "./redirects.ts";

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
});

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

it("reads sitemaps and feeds as XML: entities, comments, CDATA, prefixes, packed", () => {
  const sitemap = `<?xml version="1.0"?>
    <urlset ${namespace}>
    <url><loc>https://old.example/r&amp;d-services/</loc></url>
    <url><loc>https://old.example/q&#38;a/</loc></url>
    <!-- <url><loc>https://old.example/commented-out/</loc></url> -->
    <url><loc><![CDATA[https://old.example/a&b]]></loc></url>
    <url><loc>https://old.example/हमारे</loc></url>
    <url><loc>https://old.example/?p=123</loc></url>
    </urlset>`;
  const read = ["/r&d-services/", "/q&a/", "/a&b", encodeURI("/हमारे"), "/?p=123"];
  const pathsIn = (text: string) => addressesIn(text).map(({ path }) => path);
  expect(pathsIn(sitemap)).toEqual(read);
  const prefixed = sitemap
    .replace(namespace, namespace.replace("xmlns", "xmlns:sm"))
    .replace(/<(\/?)(url|loc)/g, "<$1sm:$2");
  expect(pathsIn(textOf(gzipSync(`\uFEFF${prefixed}`)))).toEqual(read);
  const rss =
    "<rss><channel><link>https://o.example</link><item><link>/one</link></item></channel></rss>";
  expect(pathsIn(rss)).toEqual(["/one"]);
  const atom = '<feed><entry><link href="/two"/><link rel="edit" href="/no"/></entry></feed>';
  expect(pathsIn(atom)).toEqual(["/two"]);
  expect(found(sitemap)["/?p=123"]).toBe("impossible");
});

it("says what is wrong with a file, and where", () => {
  expect(() => addressesIn("<sitemapindex><sitemap/></sitemapindex>")).toThrow("other sitemaps");
  expect(() => addressesIn("<urlset>\n<url>\n</urlset>")).toThrow(/^Line \d/);
  expect(() => addressesIn("<html><body/></html>")).toThrow("neither a sitemap nor a feed");
  expect(() => addressesIn('source,target\n/a,/b\n"/c,/d\n')).toThrow(/^Line \d/);
});

it.each([
  ['from,to\r\n/team/,/about/\r\n"/offers, 2021/",/services/search\r\n'],
  ["\uFEFFSource URL;Type;Target URL\n/team/;301;/about/\n/offers, 2021/;301;/services/search\n"],
  ["id\tsource\tdestination\n1\t/team/\t/about/\n2\t/offers, 2021/\t/services/search\n"],
  ['/team/,https://old.example/about/\n"/offers, 2021/",/services/search\n'],
])("reads the table of a plugin: %j", (table) => {
  expect(addressesIn(textOf(Buffer.from(table)))).toEqual([
    { path: "/team/", target: "/about/" },
    { path: "/offers,%202021/", target: "/services/search" },
  ]);
});

it("leads where the old site led, also in two steps, and else to the likeliest page", () => {
  const table = "source,target\n/x1,/x2\n/x2,/about/\n/x3,/contact-us\n/y1,/y2\n/y2,/y1\n/,/x1\n";
  expect(found(table)).toEqual({ "/x1": "/about", "/x2": "/about", "/x3": "(/contact)" });
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
