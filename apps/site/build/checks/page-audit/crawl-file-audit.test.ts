import { describe, expect, it } from "vitest";
import { feeds } from "../../../src/seo/site-files.ts";
import { type Damage, exampleSite } from "./example-site.tsx";
import { siteProblems } from "./page-audit.ts";

type Case = readonly [what: string, damage: Damage, page: string, problem: RegExp];

const cases: readonly Case[] = [
  [
    "a page that is not in the sitemap",
    { file: ["/sitemap.xml", (text) => text.replace(/ {2}<url><loc>[^<]*about.*\n/, "")] },
    "/sitemap.xml",
    /does not list https:\/\/agency\.example\/about/,
  ],
  [
    "a hidden page in the sitemap",
    { file: ["/sitemap.xml", (text) => text.replace("example/about<", "example/privacy<")] },
    "/sitemap.xml",
    /lists https:\/\/agency\.example\/privacy/,
  ],
  ["no sitemap", { without: "/sitemap.xml" }, "/sitemap.xml", /missing/],
  [
    "a wrong date in the sitemap",
    { file: ["/sitemap.xml", (text) => text.replace(/<lastmod>[^<]*/, "<lastmod>2020-02-02")] },
    "/sitemap.xml",
    /example\/ changed on 2020-02-02, and its content says 2/,
  ],
  [
    "an invalid sitemap",
    { file: ["/sitemap.xml", (text) => text.replace("</urlset>", "")] },
    "/sitemap.xml",
    /cannot be read: line \d/,
  ],
  [
    "a robots.txt that blocks crawlers",
    { file: ["/robots.txt", (text) => text.replace("Allow: /", "Disallow: /")] },
    "/robots.txt",
    /“Disallow: \/” keeps crawlers from \//,
  ],
  [
    "a robots.txt without the sitemap",
    { file: ["/robots.txt", (text) => text.replace(/Sitemap:.*/, "")] },
    "/robots.txt",
    /does not name the sitemap/,
  ],
  [
    "an llms.txt with a broken link",
    { file: ["/llms.txt", (text) => text.replace("/about)", "/abuot)")] },
    "/llms.txt",
    /names \/abuot/,
  ],
  [
    "an invalid manifest",
    { file: ["/site.webmanifest", (text) => text.replace("{", "")] },
    "/site.webmanifest",
    /cannot be read/,
  ],
];

/** Without articles there are no feeds. */
const feedCases: typeof cases = [
  [
    "an invalid feed",
    { file: ["/feed.xml", (text) => text.replace("</channel>", "")] },
    "/feed.xml",
    /cannot be read/,
  ],
  [
    "a feed with a broken link",
    { file: ["/feed.json", (text) => text.replace(/services\/[\w-]+#more/, "services/nope#more")] },
    "/feed.json",
    /names \/services\/nope, which is neither/,
  ],
];

describe("siteProblems", () => {
  it.each([...cases, ...(feeds.length > 0 ? feedCases : [])])(
    "finds %s and suggests a fix",
    (_, damage, page, problem) => {
      const found = siteProblems(exampleSite(damage));
      expect(found.filter((each) => each.page === page).map((each) => each.problem)).toEqual(
        expect.arrayContaining([expect.stringMatching(problem)]),
      );
      for (const { fix } of found) expect(fix.length).toBeGreaterThan(10);
    },
  );
});
