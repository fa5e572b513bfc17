import { redirectFor } from "@kolam/content/model/pages/redirect-for";
import { isOpen } from "@kolam/content/model/types/opening";
import { company } from "@site/facts/company";
import { humansWords } from "@site/texts/files";
import { openings } from "@site/words/openings";
import { describe, expect, it, vi } from "vitest";
import { readSiteConfig } from "../../../config/site-config.ts";
import { allPages, pageMeta } from "../../../src/seo/page-meta.ts";
import { feeds, icons } from "../../../src/seo/site-files.ts";
import { twinPath } from "../../../src/seo/twin-path.ts";
import { crawlFiles } from "./crawl-files.ts";
import { sitemapFile } from "./sitemap.ts";
import { xmlText } from "./xml-text.ts";

const siteUrl = "https://agency.example";
const config = readSiteConfig({ SITE_URL: siteUrl });
const files = crawlFiles(config);
const file = (path: string): string => files[path] ?? "";
const metas = allPages().map(pageMeta);

it("robots.txt is at the root of each host, and nowhere else", () => {
  const robotsOf = (url: string) => {
    const languages = [
      { language: "en", url: siteUrl },
      { language: "hi", url },
    ];
    return crawlFiles({ ...config, siteUrl: url, languages })["/robots.txt"];
  };
  expect(robotsOf("https://hi.agency.example")).toContain("Allow: /");
  expect(robotsOf(`${siteUrl}/hi`)).toBeUndefined();
  expect(file("/robots.txt")).toContain("Allow: /");
});

it("sitemap.xml names the day of a page only where it is known", () => {
  const url = "https://agency.example/about";
  const said = (lastModified: string | undefined) => sitemapFile([{ url, lastModified }]);
  expect(said("2026-01-02")).toContain(`<loc>${url}</loc><lastmod>2026-01-02</lastmod>`);
  expect(said(undefined)).not.toContain("lastmod");
});

describe("llms.txt", () => {
  const text = file("/llms.txt");
  const links = [...text.matchAll(/^- \[[^\]]+\]\((\S+)\): \S/gm)].map(([, url]) => url ?? "");

  it("links to every listed page and article, by its twin where it has one", () => {
    const paths = links.map((url) => url.slice(siteUrl.length));
    const closed: readonly (string | null)[] = openings
      .filter((opening) => !isOpen(opening))
      .map(({ id }) => `/careers/${id}`);
    expect(new Set(paths).size).toBe(paths.length);
    for (const { path, indexable } of metas) {
      const listed = twinPath({ path, indexable }) ?? path;
      if (path !== "/thank-you" && !closed.includes(path)) expect(paths).toContain(listed);
    }
    for (const path of paths) expect(redirectFor(path)).toBeUndefined();
    expect(links.every((url) => url.startsWith(`${siteUrl}/`))).toBe(true);
  });

  it("puts what may be skipped last", () => {
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings.at(-1)).toBe("Optional");
    for (const { path } of feeds)
      expect(text.indexOf(path)).toBeGreaterThan(text.indexOf("## Optional"));
  });
});

describe("humans.txt", () => {
  it("promises no trackers only where there are none", () => {
    expect(file("/humans.txt")).toContain(humansWords.private);
    const tag = { kind: "google", id: "G-ABC123DEF4" } as const;
    expect(crawlFiles({ ...config, tag })["/humans.txt"]).not.toContain(humansWords.private);
  });
});

describe("humans.txt of a site without photographs", () => {
  it("has no line for them", async () => {
    vi.resetModules();
    vi.doMock("@site/words/photos", () => ({ photos: {} }));
    const { humansFile } = await import("./humans.ts");
    vi.doUnmock("@site/words/photos");
    const text = humansFile(config);
    expect(file("/humans.txt")).toContain(humansWords.photographs("").trim());
    expect(text).not.toContain(humansWords.photographs("").trim());
    expect(text).not.toMatch(/^\s*$(?=\n\s)/m);
  });
});

describe("site.webmanifest", () => {
  const manifest = JSON.parse(file("/site.webmanifest")) as {
    start_url: string;
    lang: string;
    theme_color: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };

  it("names the site, its language and its colours", () => {
    const { name, language } = company;
    expect(manifest).toMatchObject({ name, lang: language, start_url: "/" });
    expect(manifest.theme_color).toMatch(/^#(?:[0-9a-f]{3}){1,2}$/);
  });

  it("has the sizes that systems ask for, and only icons that are drawn", () => {
    const drawn: readonly string[] = Object.values(icons);
    for (const { src } of manifest.icons) expect(drawn).toContain(src);
    const sizes = manifest.icons.map(({ sizes: size, purpose }) => `${size} ${purpose}`);
    expect(sizes).toEqual(
      expect.arrayContaining(["192x192 any", "512x512 any", "512x512 maskable"]),
    );
  });
});

describe("xmlText", () => {
  it("leaves out characters that XML cannot hold", () => {
    expect(xmlText("a\u0000b\u000bc\td\n")).toBe("abc\td\n");
    expect(xmlText("a\uFFFEb\uFFFFc\uD83Dd\uDE00e😀")).toBe("abcde😀");
  });
});
