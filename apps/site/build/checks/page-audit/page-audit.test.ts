import { paths, serviceIds } from "@kolam/content/model/pages/paths";
import { company } from "@site/facts/company";
import { pageWords } from "@site/lists/words/meta";
import { contact } from "@site/words/pages/contact";
import { describe, expect, it } from "vitest";
import { feeds } from "../../../src/seo/site-files.ts";
import type { BuiltSite } from "./built-site.ts";
import { BetweenPages } from "./checks/between-pages.ts";
import { type Damage, exampleSite, siteUrl } from "./example-site.tsx";
import { auditSite, pageProblems } from "./page-audit.ts";
import { auditReport } from "./report.ts";

function siteProblems(site: BuiltSite) {
  const between = new BetweenPages(site);
  for (const page of site.pages) between.add(page);
  return between.problems();
}

/** The problems of the damaged page, and those between pages. */
function problemsOf(damage: Damage) {
  const site = exampleSite(damage);
  const [page] = site.pages.filter(({ match }) => match.id === (damage.page ?? "about"));
  return [...(page ? pageProblems(page, site) : []), ...siteProblems(site)];
}

const [{ question: asked }] = contact.faq.items;
const [service] = serviceIds;

type Change = (text: string) => string;

const swap =
  (from: string | RegExp, to = ""): Change =>
  (text) =>
    text.replace(from, to);
const swapAll =
  (from: string, to = ""): Change =>
  (text) =>
    text.replaceAll(from, to);
const inMain = (extra: string) => swap("</main>", `${extra}</main>`);
const on = (page: NonNullable<Damage["page"]>, html: Change): Damage => ({ page, html });
const inFile = (path: string, from: string | RegExp, to?: string): Damage => ({
  file: [path, swap(from, to)],
});

/**
 * How the page “about”, another page or a file is damaged, the problem that is found, and where.
 */
type Case = readonly [damage: Change | Damage, problem: RegExp, page?: string];

const title = /<title>.*?<\/title>/;

const ofPages: readonly Case[] = [
  [swap(title), /title/i],
  [swap(title, `<title>${pageWords.contact.title}</title>`), /Titles are unique, but not this/],
  [swap(/<meta[^>]* name="description"[^>]*>/), /0 meta elements “description”/],
  [inMain("<p>[Replace] What we do.</p>"), /words that still have/],
  [swap(/(<link[^>]*rel="canonical"[^>]*>)/, "$1$1"), /2 canonical links/],
  [swap(/index, follow[^"]*/, "noindex, follow"), /robots directive is “noindex, follow”/],
  [
    on("privacy", swap("noindex, follow", "index, follow")),
    /robots directive is “index, follow”/,
    "/privacy",
  ],
  [inMain('<a href="/no">On to no</a>'), /Links lead to pages, but not this: \/no/],
  [
    inMain('<a href="/contact#nope">Where to ask</a>'),
    /places on pages, but not this: \/contact#nope/,
  ],
  [{ without: "/favicon.svg" }, /exist, but not this: \/favicon\.svg/],
  [swapAll(`"name":${JSON.stringify(company.name)},`), /LocalBusiness lacks name/],
  [
    swapAll('about#breadcrumb","item', 'about#other","item'),
    /refers to https:\/\/agency\.example\/about#breadcrumb/,
  ],
  [
    swap('"WebSite"', '"WebSite","aggregateRating":{"@type":"AggregateRating","ratingValue":5}'),
    /has a AggregateRating/,
  ],
  [
    on("contact", swapAll(`>${asked}<`, ">How much?<")),
    new RegExp(`answers “${asked.replace(/\W/g, ".")}”`),
    "/contact",
  ],
  [inMain('<p class="lead undefined">Words.</p>'), /HTML \(class-pattern\)/],
  [inMain("<ul><p>No item</p></ul>"), /HTML \(element-permitted-content\)/],
  [inMain('<iframe title="Map" src="https://maps.example/1"></iframe>'), /blocks https:\/\/maps/],
  [inMain('<video src="/tour.mp4"></video>'), /blocks \/tour\.mp4/],
  [inMain('<script src="https://chat.example/a.js"></script>'), /blocks https:\/\/chat\.example/],
  [inMain("<script>track()</script>"), /blocks an inline script/],
  [swap(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ""), /no policy right after/],
  [
    swap("<style>", "<style>@font-face{src:url(https://fonts.example/a.woff2)}"),
    /blocks https:\/\/fonts/,
  ],
  [inMain('<p data-embed-host="https://player.vimeo.com">x</p>'), /does not name \S+vimeo/],
  [{ without: "/cards/about.png" }, /exist, but not this: \S+\/cards\/about\.png/],
  [swap(/<html lang="[^"]*"/, "<html"), /language/i],
  [inMain('<a href="/contact.html">Where to ask</a>'), /leads to no page, but to a redirect/],
  [swap(`"item":"${siteUrl}/about"`, `"item":"${siteUrl}/abuot"`), /\/abuot leads to no page/],
  [on(service, swap('"@type":"Service"', '"@type":"Thing"')), /no Service/, paths[service].path],
  [on("contact", swap('"FAQPage"', '"CreativeWork"')), /no FAQPage/, "/contact"],
  [
    swapAll("cards/about.png", "cards/contact.png"),
    /Its og:image is “https:\/\/agency\.example\/cards\/contact\.png”/,
  ],
];

const sitemap = "/sitemap.xml";
const robots = "/robots.txt";
const manifest = "/site.webmanifest";

const ofFiles: readonly Case[] = [
  [inFile(sitemap, / {2}<url><loc>[^<]*about.*\n/), /does not list \S+\/about/, sitemap],
  [inFile(sitemap, "example/about<", "example/privacy<"), /\/privacy may not be indexed/, sitemap],
  [{ without: sitemap }, /missing/, sitemap],
  [
    inFile(sitemap, /<lastmod>[^<]*/, "<lastmod>2020-02-02"),
    /example\/ changed on 2020-02-02, and its content says 2/,
    sitemap,
  ],
  [inFile(sitemap, "</urlset>"), /cannot be read: line \d/, sitemap],
  [inFile(robots, "Allow: /", "Disallow: /"), /robots\.txt lets crawlers in, but not/],
  [inFile(robots, /Sitemap:.*/), /does not name the sitemap/, robots],
  [inFile("/llms.txt", "/about)", "/abuot)"), /names \/abuot/, "/llms.txt"],
  [inFile(manifest, "{"), /cannot be read/, manifest],
];

/** Without articles there are no feeds. */
const ofFeeds: readonly Case[] = [
  [swap(/<link rel="alternate"[^>]*>/), new RegExp(`no link “alternate” to ${feeds[0]?.path}`)],
  [inFile("/feed.xml", "</channel>"), /cannot be read/, "/feed.xml"],
  [
    inFile("/feed.json", /services\/[\w-]+#more/, "services/nope#more"),
    /names \/services\/nope, which is neither/,
    "/feed.json",
  ],
];

const cases = [...ofPages, ...ofFiles, ...(feeds.length > 0 ? ofFeeds : [])].map(
  ([damage, problem, page = "/about"]) => ({ damage, problem, page }),
);

describe("auditSite", () => {
  it("finds nothing but advice in the example site", () => {
    // On a build for this machine there may be words to replace.
    const { problems } = auditSite({ ...exampleSite(), isLocalBuild: true });
    expect(problems.filter(({ why }) => why === undefined)).toEqual([]);
  });

  it.each(cases)("finds $problem on $page and suggests a fix", ({ damage, problem, page }) => {
    const found = problemsOf(typeof damage === "function" ? on("about", damage) : damage);
    expect(found.filter((each) => each.page === page).map((each) => each.problem)).toEqual(
      expect.arrayContaining([expect.stringMatching(problem)]),
    );
    for (const { fix } of found) expect(fix.length).toBeGreaterThan(10);
  });

  it("tells of a text in another language what its owner can do, unless it waits for translation", () => {
    const page = on("about", (html) => html.replace(/lang="[^"]*"/, 'lang="fr"'));
    const about = ({ problem }: { problem: string }) => problem.startsWith("Text in the declared");
    const waiting = { isLocalBuild: true, isUntranslated: true };
    const told = auditSite(exampleSite(page)).problems.find(about);
    expect(told?.fix).toContain("`pnpm delete language");
    expect(auditSite({ ...exampleSite(page), ...waiting }).problems.find(about)).toBeUndefined();
    const unwritten = on("about", (html) =>
      html.replace(/lang="[^"]*"/, 'lang="fr"').replace("<p>", "<p>[Replace] "),
    );
    expect(auditSite(exampleSite(unwritten)).problems.find(about)).toBeUndefined();
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
      expect.objectContaining({
        page: "/about",
        problem: expect.stringMatching(/^Every page is linked, but not/),
      }),
    );
  });
});

describe("auditReport", () => {
  const problem = { problem: "It is broken.", fix: "Repair it." };

  it("lists each problem once, with its pages, its first place and its fix", () => {
    const problems = ["/a", "/b"].map((page) => ({ page, ...problem, where: `h1 of ${page}` }));
    expect(auditReport({ pages: 28, problems })).toBe(
      "/a, /b\n    It is broken.\n    At: h1 of /a\n    Fix: Repair it.\n\nPage audit: 1 problem on 2 pages of 28.",
    );
  });

  it.each([
    ["a long title", swap("<title>", `<title>${"About us ".repeat(9)}`)],
    ["a description of any length", swap(/(name="description" content=")[^"]*/, "$1Short.")],
    ["a page of few words", swap(/<p>Sentence[\s\S]*?<\/p>/g, "")],
  ])("%s is reported with its reason, and nobody refuses it", (_, html) => {
    const { problems } = auditSite(exampleSite(on("about", html)));
    const faults = problems.filter(({ why }) => why === undefined);
    const advice = problems.filter(({ why }) => why !== undefined);
    expect(faults.filter(({ problem }) => !/still have to be written/.test(problem))).toEqual([]);
    expect(advice.length).toBeGreaterThan(0);
    expect(auditReport({ pages: 28, problems: advice })).toMatch(
      /Why: .*\n +Advice: .*no problems and advice/s,
    );
  });

  it("shortens long lists of pages", () => {
    const many = Array.from({ length: 9 }, (_, index) => ({ page: `/${index}`, ...problem }));
    expect(auditReport({ pages: 28, problems: many })).toContain("/0, /1, /2, /3 and 5 more\n");
    expect(auditReport({ pages: 9, problems: many })).toContain("every page\n");
  });
});
