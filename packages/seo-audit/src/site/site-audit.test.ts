import { describe, expect, it } from "vitest";
import { readPage } from "../page/read-page.ts";
import type { SiteCheckId } from "../texts/texts.ts";
import { addressOf } from "./file-address.ts";
import { SiteAudit } from "./site-audit.ts";

type Files = Readonly<Record<string, string>>;

const site = "https://a.example/shop";
const at = (path: string) => `${site}/${path}`;
const link = (path: string) => `<a href="${path}">x</a>`;
const canonical = (path: string) => `<link rel=canonical href="${at(path)}">`;
const version = (path: string) => `<link rel=alternate hreflang=de href="${at(path)}">`;
const refresh = (path: string) => `<meta http-equiv=refresh content="0;url=${at(path)}">`;

/** Two pages that link to each other, and to a file. */
const clean: Files = {
  "index.html": `<title>Home</title>${canonical("")}${link("about")}<a href="/elsewhere">x</a>`,
  "about.html": `<title>About</title><h2 id=us>Us</h2>${link("./")}<img src="/shop/a.png">`,
  "a.png": "",
};

/** @param name of a case, which begins with the id of the check */
function resultOf(files: Files, name: string) {
  const names = new Set(Object.keys(files));
  const audit = new SiteAudit({ address: site, files: names, text: (file) => files[file] ?? "" });
  for (const [file, html] of Object.entries(files)) {
    if (!file.endsWith(".html")) continue;
    const page = readPage(`<!doctype html>${html}`, 1, {});
    audit.add(file, { ...page, url: new URL(addressOf(file, site, page)) });
  }
  return audit.results().find(({ id }) => name.startsWith(`${id}:`));
}

/** A site with other files in place of some. */
const changed = (files: Files): Files => ({ ...clean, ...files });
const about = (more: string) => changed({ "about.html": `${clean["about.html"]}${more}` });
const cyrillic = "%D0%BE";

const sitemap = (...addresses: string[]) =>
  `<urlset>${addresses.map((one) => `<url><loc>${one}</loc></url>`).join("")}</urlset>`;

const faulty: Record<`${SiteCheckId}: ${string}`, [Files, places: string[]]> = {
  "broken-link: a page that is not there": [about(link("gone")), ["about.html gone"]],
  "broken-link: a redirect to nowhere": [
    changed({ "old.html": refresh("gone") }),
    [`old.html ${at("gone")}`],
  ],
  "broken-fragment: an id that is not there": [
    changed({ "index.html": `${clean["index.html"]}${link("about#no")}` }),
    ["index.html about#no"],
  ],
  "missing-file: a picture that is not there": [
    about('<img srcset="b.png 1x, a.png 2x">'),
    ["about.html b.png"],
  ],
  "missing-file: a card that is not there": [
    about(`<meta property=og:image content="${at("c.png")}">`),
    [`about.html ${at("c.png")}`],
  ],
  "duplicate-title: two pages of a title": [
    changed({ "b.html": "<title>Home</title>" }),
    ["index.html Home", "b.html Home"],
  ],
  "duplicate-description: two pages of a description": [
    changed({
      "b.html": "<meta name=description content=Same><title>B</title>",
      "c.html": "<meta name=description content=Same><title>C</title>",
    }),
    ["b.html Same", "c.html Same"],
  ],
  "canonical-target: one that is not there": [
    changed({ "about.html": `${canonical("gone")}${clean["about.html"]}` }),
    [`about.html ${at("gone")} does not exist`],
  ],
  "canonical-target: one that is closed": [
    changed({ "b.html": canonical("about"), "about.html": "<meta name=robots content=noindex>" }),
    [`b.html ${at("about")} may not be indexed`],
  ],
  "canonical-target: one that redirects": [
    changed({ "b.html": canonical("about"), "about.html": refresh("") }),
    [`b.html ${at("about")} only redirects`],
  ],
  "canonical-target: a copy of a copy": [
    changed({ "b.html": canonical("about"), "about.html": canonical("") }),
    [`b.html ${at("about")} names another page as its original`],
  ],
  "hreflang-return: a version that does not link back": [
    about(version("")),
    [`about.html ${at("")}`],
  ],
  "hreflang-return: a version that is not there": [
    about(version("de")),
    [`about.html ${at("de")}`],
  ],
  "orphan: a page without a link to it": [
    changed({ "b.html": "<title>B</title>" }),
    [`b.html ${at("b.html")}`],
  ],
  "redirect-chain: a redirect to a redirect": [
    changed({ "b.html": refresh("c"), "c.html": refresh("") }),
    [`b.html ${at("c")} redirects to ${at("")}`],
  ],
  "sitemap-target: addresses that are no pages": [
    changed({
      "sitemap.xml": sitemap(at("about"), at("gone"), "https://b.example/"),
    }),
    [
      `sitemap.xml ${at("gone")} does not exist`,
      "sitemap.xml https://b.example/ is not on this site",
    ],
  ],
};

const faultless: Record<`${SiteCheckId}: ${string}`, Files> = {
  "broken-link: pages, files, other hosts and what is outside the folder": about(
    `${link("a.png")}${link("https://b.example/x")}${link("/")}${link("mailto:a@b.example")}`,
  ),
  "broken-link: every spelling of a page": changed({
    "о/index.html": link("../about/"),
    "index.html": `${link(cyrillic)}${link("о/index.html")}${link("о/")}${link("о?x=1")}`,
  }),
  "broken-link: an address that the host redirects": changed({
    _redirects: "/shop/old/* /shop/:splat 301\n/shop/one /shop/ 301",
    "about.html": `${link("old/x")}${link("one")}`,
  }),
  "broken-fragment: an id with a percent sign": changed({
    "about.html": `${clean["about.html"]}<p id="a%3F">`,
    "index.html": `${clean["index.html"]}${link("about#a%3F")}`,
  }),
  "broken-fragment: an id, a name and the top": changed({
    "index.html": `${link("about#us")}${link("about#top")}${link("about#:~:text=x")}`,
  }),
  "missing-file: data, other hosts and pages": about(
    '<img src="data:,"><img src="//b.example/x.png"><link rel=next href=/shop/about>',
  ),
  "duplicate-title: a copy that names its original": changed({
    "b.html": `<title>Home</title>${canonical("")}`,
  }),
  "duplicate-title: a page that is not listed": changed({
    "b.html": "<title>Home</title><meta name=robots content=noindex>",
  }),
  "canonical-target: another host": changed({
    "about.html": `<link rel=canonical href="https://b.example/">${clean["about.html"]}`,
  }),
  "hreflang-return: versions that link back": changed({
    "index.html": version("about"),
    "about.html": version(""),
  }),
  "orphan: a redirect's target": changed({
    "b.html": "<title>B</title>",
    "old.html": refresh("b"),
    "index.html": link("about"),
  }),
  "redirect-chain: a redirect to a page": changed({ "b.html": refresh("about") }),
  "sitemap-target: every page": changed({
    "sitemap.xml": sitemap(` ${at("")} `, at("about")),
  }),
  "sitemap-target: as XML means it": changed({
    "r&d.html": "<title>R</title>",
    "index.html": link("r&amp;d"),
    "sitemap.xml": `<s:urlset xmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9">
      <!-- <s:url><s:loc>${at("gone")}</s:loc></s:url> --><s:url><s:loc><![CDATA[${at("r&d")}]]></s:loc>
      <image:image><image:loc>https://cdn.example/x.jpg</image:loc></image:image></s:url>
      <s:url><s:loc>${at("r&#38;d")}</s:loc></s:url></s:urlset>`,
  }),
};

describe("each check across pages", () => {
  it.each(Object.entries(faulty))("%s", (name, [files, places]) => {
    const result = resultOf(files, name);
    expect(result?.status).toMatch(/error|warning/);
    expect(result?.locations.map(({ file, snippet }) => `${file} ${snippet}`)).toEqual(places);
  });

  it.each(Object.entries(faultless))("accepts %s", (name, files) => {
    expect(resultOf(files, name)).toMatchObject({ status: "good", locations: [] });
  });

  it("robots-closed: a page that robots.txt forbids, at the root of a host only", () => {
    const files = new Set(["robots.txt", "index.html"]);
    const rules = "User-agent: *\nDisallow: /";
    const statusAt = (address: string) => {
      const audit = new SiteAudit({ address, files, text: () => rules });
      const page = readPage("<!doctype html><title>Home</title>", 1, {});
      audit.add("index.html", { ...page, url: new URL(`${address}/`) });
      return audit.results().find(({ id }) => id === "robots-closed")?.status;
    };
    expect(statusAt("https://a.example")).toBe("error");
    expect(statusAt(site)).toBe("not-applicable");
  });
});
