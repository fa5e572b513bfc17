import { company } from "@kolam/content/facts/company";
import { paths, serviceIds } from "@kolam/content/facts/paths";
import { pageWords } from "@kolam/content/meta";
import { contact } from "@kolam/content/pages/contact";
import { describe, expect, it } from "vitest";
import { feeds } from "../../../src/seo/site-files.ts";
import { type Damage, exampleSite } from "./example-site.tsx";
import { auditSite, pageProblems, siteProblems } from "./page-audit.ts";
import { auditReport } from "./report.ts";

/** The problems of the damaged page, and those between pages. */
function problemsOf(damage: Damage) {
  const site = exampleSite(damage);
  const [page] = site.pages.filter(({ match }) => match.id === (damage.page ?? "about"));
  return [...(page ? pageProblems(page, site) : []), ...siteProblems(site)];
}

const [{ question: asked }] = contact.faq.items;
const [service] = serviceIds;
const inMain = (extra: string) => (html: string) => html.replace("</main>", `${extra}</main>`);

type Case = readonly [what: string, damage: Damage, page: string, problem: RegExp];

const cases: readonly Case[] = [
  [
    "no title",
    { page: "about", html: (h) => h.replace(/<title>.*?<\/title>/, "") },
    "/about",
    /title/i,
  ],
  [
    "a title that is too long",
    { page: "about", html: (h) => h.replace(/<title>/, `<title>${"About us ".repeat(9)}`) },
    "/about",
    /Its title has \d+ characters/,
  ],
  [
    "another page's title",
    {
      page: "about",
      html: (h) => h.replace(/<title>.*?<\/title>/, `<title>${pageWords.contact.title}</title>`),
    },
    "/contact",
    /title “Contact .*also that of \/about/,
  ],
  [
    "no description",
    { page: "about", html: (h) => h.replace(/<meta[^>]* name="description"[^>]*>/, "") },
    "/about",
    /0 meta elements “description”/,
  ],
  [
    "a short description",
    {
      page: "about",
      html: (h) => h.replace(/(name="description" content=")[^"]*/, "$1Too short to say anything."),
    },
    "/about",
    /Its description has 26 characters/,
  ],
  [
    "words to replace",
    { page: "about", html: inMain("<p>[Replace] What we do.</p>") },
    "/about",
    /words that still have to be written/,
  ],
  [
    "another page's canonical address",
    {
      page: "about",
      html: (h) => h.replace(/(rel="canonical" href=")[^"]*/, "$1https://agency.example/contact"),
    },
    "/about",
    /Canonical address/,
  ],
  [
    "two canonical links",
    { page: "about", html: (h) => h.replace(/(<link[^>]*rel="canonical"[^>]*>)/, "$1$1") },
    "/about",
    /2 canonical links/,
  ],
  [
    "an indexable page that is hidden",
    { page: "about", html: (h) => h.replace(/index, follow[^"]*/, "noindex, follow") },
    "/about",
    /robots directive is “noindex, follow”/,
  ],
  [
    "a legal page that is not hidden",
    { page: "privacy", html: (h) => h.replace("noindex, follow", "index, follow") },
    "/privacy",
    /robots directive is “index, follow”/,
  ],
  [
    "a second h1",
    { page: "about", html: inMain("<h1>Again, and differently</h1>") },
    "/about",
    /2 main headings/,
  ],
  ["a skipped heading level", { page: "about", html: inMain("<h5>Deep</h5>") }, "/about", /skip/],
  [
    "a picture without an alt text",
    { page: "about", html: inMain('<img src="/art/frame.svg" width="4" height="3">') },
    "/about",
    /alt/i,
  ],
  [
    "a link to a missing page",
    { page: "about", html: inMain('<a href="/nowhere">On to nowhere</a>') },
    "/about",
    /\/nowhere leads to no page/,
  ],
  [
    "a link to a missing id",
    { page: "about", html: inMain('<a href="/contact#nope">Where to ask</a>') },
    "/about",
    /\/contact#nope leads to no place/,
  ],
  [
    "a link to a missing id on the same page",
    { page: "about", html: inMain('<a href="#nope">Further down</a>') },
    "/about",
    /#nope leads to no place/,
  ],
  [
    "a missing file",
    { without: "/favicon.svg" },
    "/about",
    /favicon\.svg, and there is no such file/,
  ],
  [
    "broken structured data",
    { page: "about", html: (h) => h.replace('{"@context"', '{"@context') },
    "/about",
    /JSON-LD|structured data/i,
  ],
  [
    "an organization without a name",
    { page: "about", html: (h) => h.replaceAll(`"name":${JSON.stringify(company.name)},`, "") },
    "/about",
    /ProfessionalService lacks name/,
  ],
  [
    "a reference to a missing node",
    { page: "about", html: (h) => h.replaceAll('about#breadcrumb","item', 'about#other","item') },
    "/about",
    /refers to https:\/\/agency\.example\/about#breadcrumb/,
  ],
  [
    "a rating of ourselves",
    {
      page: "about",
      html: (h) =>
        h.replace(
          '"@type":"WebSite"',
          '"@type":"WebSite","aggregateRating":{"@type":"AggregateRating","ratingValue":5,"reviewCount":9}',
        ),
    },
    "/about",
    /AggregateRating/,
  ],
  [
    "a question that is not on the page",
    { page: "contact", html: (h) => h.replaceAll(`>${asked}<`, ">How much?<") },
    "/contact",
    new RegExp(`answers “${asked.replace(/\W/g, ".")}”`),
  ],
  [
    "a class that no stylesheet has",
    { page: "about", html: inMain('<p class="lead undefined">Words.</p>') },
    "/about",
    /HTML \(class-pattern\)/,
  ],
  [
    "invalid HTML",
    { page: "about", html: inMain("<ul><p>No item</p></ul>") },
    "/about",
    /HTML \(element-permitted-content\)/,
  ],
  ["a duplicate id", { page: "about", html: inMain('<p id="more">Twice</p>') }, "/about", /id/],
  [
    "a style attribute",
    { page: "about", html: inMain('<p style="color:red">Loud</p>') },
    "/about",
    /style/i,
  ],
  [
    "a missing card",
    { without: "/cards/about.png" },
    "/about",
    /social card \/cards\/about\.png is missing/,
  ],
  [
    "no language",
    { page: "about", html: (h) => h.replace(/<html lang="[^"]*"/, "<html") },
    "/about",
    /language/i,
  ],
  [
    "a link to a redirect",
    { page: "about", html: inMain('<a href="/contact.html">Where to ask</a>') },
    "/about",
    /\/contact\.html leads to no page, but to a redirect/,
  ],
  [
    "structured data that refers to a missing page",
    {
      page: "about",
      html: (h) =>
        h.replace('"item":"https://agency.example/about"', '"item":"https://agency.example/abuot"'),
    },
    "/about",
    /agency\.example\/abuot leads to no page/,
  ],
  [
    "a service without its entity",
    { page: service, html: (h) => h.replace('"@type":"Service"', '"@type":"Thing"') },
    paths[service].path,
    /has no Service/,
  ],
  [
    "questions that are not in the structured data",
    { page: "contact", html: (h) => h.replace('["ContactPage","FAQPage"]', '"ContactPage"') },
    "/contact",
    /has no FAQPage/,
  ],
  ...feeds
    .slice(0, 1)
    .map(
      ({ path }): Case => [
        "no links to the feeds",
        { page: "about", html: (h) => h.replace(/<link rel="alternate"[^>]*>/, "") },
        "/about",
        new RegExp(`no link “alternate” to ${path}`),
      ],
    ),
  [
    "another page's card",
    { page: "about", html: (h) => h.replaceAll("cards/about.png", "cards/contact.png") },
    "/about",
    /Its og:image is “https:\/\/agency\.example\/cards\/contact\.png”/,
  ],
];

describe("auditSite", () => {
  it("finds no problems in the example site", () => {
    // On a build for this machine there may be words to replace.
    expect(auditSite({ ...exampleSite(), isLocalBuild: true }).problems).toEqual([]);
  });

  it.each(cases)("finds %s and suggests a fix", (_, damage, page, problem) => {
    const found = problemsOf(damage);
    expect(found.filter((each) => each.page === page).map((each) => each.problem)).toEqual(
      expect.arrayContaining([expect.stringMatching(problem)]),
    );
    for (const { fix } of found) expect(fix.length).toBeGreaterThan(10);
  });

  it("suggests the new address of a redirected link", () => {
    const html = inMain('<a href="/home">The first page</a>');
    expect(problemsOf({ page: "about", html })).toContainEqual(
      expect.objectContaining({ fix: "Link to /." }),
    );
  });

  it("finds pages that no other page links to", () => {
    const site = exampleSite();
    const pages = site.pages.map((page) => ({
      ...page,
      model: {
        ...page.model,
        anchors: page.model.anchors.filter(({ href }) => href !== "/about"),
      },
    }));
    expect(siteProblems({ ...site, pages })).toContainEqual(
      expect.objectContaining({ page: "/about", problem: "No other page links to it." }),
    );
  });
});

describe("auditReport", () => {
  const problem = { problem: "It is broken.", fix: "Repair it." };

  it("says when there are no problems", () => {
    expect(auditReport({ pages: 28, problems: [] })).toBe("Page audit: 28 pages, no problems.");
  });

  it("lists each problem once, with its pages and its fix", () => {
    const problems = ["/a", "/b"].map((page) => ({ page, ...problem }));
    expect(auditReport({ pages: 28, problems })).toBe(
      "/a, /b\n    It is broken.\n    Fix: Repair it.\n\nPage audit: 1 problem on 2 pages of 28.",
    );
  });

  it("shows the first place of a problem", () => {
    const problems = ["h1", "h2"].map((where) => ({ page: "/a", ...problem, where }));
    expect(auditReport({ pages: 28, problems })).toContain(
      "/a\n    It is broken.\n    At: h1\n    Fix: Repair it.\n\nPage audit: 1 problem",
    );
  });

  it("shortens long lists of pages", () => {
    const many = Array.from({ length: 9 }, (_, index) => ({ page: `/${index}`, ...problem }));
    expect(auditReport({ pages: 28, problems: many })).toContain("/0, /1, /2, /3 and 5 more\n");
    expect(auditReport({ pages: 9, problems: many })).toContain("every page\n");
  });
});
