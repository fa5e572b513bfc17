import { describe, expect, it } from "vitest";
import { readSiteConfig } from "../../config/site-config.ts";
import { headersFile, redirectsFile } from "../hosting/cloudflare.ts";
import { hostRules } from "../hosting/host-rules.ts";
import { isOfThread } from "./prerender.ts";

describe("a site of 10,000 articles", () => {
  const page = (path: string) => ({ path, styles: ["a{}"] });
  const rules = hostRules(
    readSiteConfig({}),
    [
      ...["/", "/about", "/blog"].map(page),
      ...Array.from({ length: 832 }, (_, n) => page(`/blog/page/${n + 2}`)),
      ...Array.from({ length: 10_000 }, (_, n) => page(`/blog/article-${n}`)),
    ],
    ["b{}"],
  );

  it("stays within what hosts read of the tables of headers and redirects", () => {
    expect(() => headersFile(rules)).not.toThrow();
    expect(() => redirectsFile(rules)).not.toThrow();
    expect(rules.pages).toHaveLength(10_835);
  });

  it("redirects the other spellings of pages and of the newest articles", () => {
    const redirects = new Map(rules.redirects.map(({ from, to }) => [from, to]));
    expect(redirects.get("/about.html")).toBe("/about");
    expect(redirects.get("/blog/article-0.html")).toBe("/blog/article-0");
    expect(redirects.has("/blog/article-9999.html")).toBe(false);
  });

  it("is rendered by each thread in part, and by all of them whole", () => {
    const threads = [0, 1, 2].map((thread) => ({ thread, threads: 3 }));
    for (const place of rules.pages.keys()) {
      expect(threads.filter((share) => isOfThread(place, share))).toHaveLength(1);
    }
  });
});
