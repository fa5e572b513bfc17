import { describe, expect, it } from "vitest";
import { readSiteConfig } from "../../config/site-config.ts";
import { mediaOf } from "../prerender/page-media.ts";
import { caddyInclude } from "./caddy.ts";
import { headersFile, netlifyRedirects, notFoundWorker, redirectsFile } from "./cloudflare.ts";
import { type HostRules, headersOf, hostRules } from "./host-rules.ts";
import { nginxInclude } from "./nginx.ts";
import { vercelConfig } from "./vercel.ts";

const rules: HostRules = {
  siteUrl: "https://agency.example",
  base: "",
  isPreview: false,
  headers: [
    { pattern: "/*", headers: { "X-Frame-Options": "DENY", "Cache-Control": "no-cache" } },
    { pattern: "/assets/*", headers: { "Cache-Control": "immutable" } },
    { pattern: "/feed.xml", headers: { "Content-Type": 'text/"odd"' } },
    { pattern: "/about", headers: { "Content-Security-Policy": "default-src 'none'" } },
  ],
  redirects: [
    { from: "/old", to: "/about" },
    { from: "/about.html", to: "/about" },
    { from: "/about/", to: "/about" },
  ],
  gone: ["/%C3%BCber"],
  pages: ["/", "/about"],
  notFound: [
    {
      below: "/",
      file: "/404.html",
      headers: { "X-Frame-Options": "DENY", "Cache-Control": "no-cache" },
    },
    { below: "/hi/", file: "/hi/404.html", headers: { "X-Frame-Options": "DENY" } },
  ],
};

describe("Strict-Transport-Security", () => {
  it.each([
    ["host", "max-age=63072000"],
    ["subdomains", "max-age=63072000; includeSubDomains"],
    ["preload", "max-age=63072000; includeSubDomains; preload"],
  ] as const)("binds what the owner chose: %s", (hsts, value) => {
    const table = hostRules({ ...readSiteConfig({}), hsts }, [{ path: "/", styles: [] }], []);
    expect(headersOf(table, "/")["Strict-Transport-Security"]).toBe(value);
    expect(table.notFound[0].headers["Strict-Transport-Security"]).toBe(value);
  });
});

describe("frames and films", () => {
  const html = '<figure data-embed-host="https://player.vimeo.com"></figure><video src="/a.mp4">';
  const pages = [
    { path: "/about", styles: [], media: mediaOf(html) },
    { path: "/blog/film", styles: [], media: mediaOf(html) },
    ...["/", "/blog", "/blog/text"].map((path) => ({ path, styles: [] })),
  ];
  const table = hostRules(readSiteConfig({}), pages, []);
  const allowed = (path: string) =>
    (headersOf(table, path)["Content-Security-Policy"] ?? "")
      .split("; ")
      .filter((directive) => /^(?:frame|media)-src/.test(directive));

  it("are allowed by the policies of the pages that have them, and by no other", () => {
    const both = ["frame-src https://player.vimeo.com", "media-src 'self'"];
    expect(allowed("/about")).toEqual(both);
    expect(allowed("/blog/film")).toEqual(both);
    for (const path of ["/", "/blog", "/blog/text"]) expect(allowed(path)).toEqual([]);
    expect(allowed("/robots.txt")).toEqual(["frame-src 'none'", "media-src 'none'"]);
  });

  it("cost a rule of their own for each article alone", () => {
    const without = pages.map(({ path, styles }) => ({ path, styles }));
    const { headers } = hostRules(readSiteConfig({}), without, []);
    expect(table.headers.length - headers.length).toBe(1);
  });
});

describe("_headers", () => {
  it("drops a header of a more general rule before it sets its own", () => {
    expect(headersFile(rules)).toContain(
      "/assets/*\n  ! Cache-Control\n  Cache-Control: immutable\n",
    );
    expect(headersFile(rules)).toMatch(/\/about\n {2}Content-Security-Policy/);
  });

  it("splits a long policy into two lines that together say the same", () => {
    const style = `style-src ${"'sha256x' ".repeat(190).trim()}`;
    const action = `form-action https://${"mail".repeat(30)}.example`;
    const headers = { "Content-Security-Policy": `default-src 'none'; ${style}; ${action}` };
    const file = headersFile({ ...rules, headers: [{ pattern: "/*", headers }] });
    const lines = file.trim().split("\n").slice(1);
    expect(lines).toEqual([
      `  Content-Security-Policy: default-src 'none'; ${style}`,
      `  Content-Security-Policy: ${action}`,
    ]);
  });
});

describe("what is gone", () => {
  it("is no line of the file that Cloudflare reads, and one of Netlify's", () => {
    expect(netlifyRedirects(rules)).toContain(`${redirectsFile(rules)}/%C3%BCber /404.html 410\n`);
  });

  it("is said to each host as that compares it: decoded or as it is sent", () => {
    expect(nginxInclude(rules)).toContain("location = /über { return 410; }");
    expect(caddyInclude(rules)).toContain("map {path} {site_gone} {\n    /über 410\n");
    expect(notFoundWorker(rules, "")).toContain('const gone = new Set(["/%C3%BCber"]);');
    expect(JSON.parse(vercelConfig(rules)).rewrites).toContainEqual({
      source: "/%C3%BCber",
      destination: "/404.html",
      statusCode: 410,
    });
  });
});

describe("what is not found in another language", () => {
  it("has that language's page: by rules where a host is not asked for it by the checks of engines", () => {
    expect(netlifyRedirects(rules)).toMatch(/^\/hi\/\* \/hi\/404\.html 404$/m);
    expect(JSON.parse(vercelConfig(rules)).rewrites.at(-1)).toEqual({
      source: "/hi/(.*)",
      destination: "/hi/404.html",
      statusCode: 404,
    });
  });
});

describe("vercel.json", () => {
  const settings = JSON.parse(vercelConfig(rules));

  it("writes every path out, because Vercel's own patterns could redirect off the site", () => {
    expect(settings).not.toHaveProperty("cleanUrls");
    expect(settings).not.toHaveProperty("trailingSlash");
    expect(settings.redirects).toEqual([
      { source: "/old", destination: "/about", statusCode: 301 },
      { source: "/about\\.html", destination: "/about", statusCode: 301 },
      { source: "/about/", destination: "/about", statusCode: 301 },
    ]);
    expect(settings.rewrites[0]).toEqual({ source: "/about", destination: "/about.html" });
  });

  it("escapes patterns for Vercel", () => {
    const sources = settings.headers.map(({ source }: { source: string }) => source);
    expect(sources).toEqual(["/(.*)", "/hi/(.*)", "/assets/(.*)", "/feed\\.xml", "/about"]);
  });
});

describe("the Caddy include", () => {
  const text = caddyInclude(rules);

  it("sets the general headers first, replaces them later and quotes values", () => {
    expect(text).toMatch(/header \* \{\n\s+X-Frame-Options "DENY"/);
    expect(text.indexOf("header /assets/* {")).toBeGreaterThan(text.indexOf("header * {"));
    expect(text).toContain('Content-Type "text/\\"odd\\""');
  });

  it("compares whole paths, so that no redirect can lead off the site", () => {
    expect(text).toContain("map {path} {site_moved} {\n    /old /about\n");
    expect(text).toContain("    /about /about.html\n");
    expect(text).not.toMatch(/redir .*\*/);
  });
});
