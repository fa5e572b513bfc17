import { describe, expect, it } from "vitest";
import { readSiteConfig } from "../../config/site-config.ts";
import { caddyInclude } from "./caddy.ts";
import { headersFile, netlifyRedirects, notFoundWorker, redirectsFile } from "./cloudflare.ts";
import { type HostRules, headersOf, hostRules } from "./host-rules.ts";
import { nginxInclude } from "./nginx.ts";
import { vercelConfig } from "./vercel.ts";

interface Entry {
  readonly source: string;
  readonly destination: string;
}

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
  redirects: [{ from: "/old", to: "/about" }],
  gone: ["/%C3%BCber"],
  pages: ["/", "/about", "/hi/"],
  endedInHtml: ["/about"],
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
    const table = hostRules({ ...readSiteConfig({}), hsts }, ["/"]);
    expect(headersOf(table, "/")["Strict-Transport-Security"]).toBe(value);
    expect(table.notFound[0].headers["Strict-Transport-Security"]).toBe(value);
  });
});

describe("reports of visitors", () => {
  it("are asked for in headers only where the owner wants them", () => {
    const of = (env: Record<string, string>) =>
      headersOf(hostRules(readSiteConfig(env), ["/"]), "/");
    const mail = { MAIL_ENDPOINT: "https://mail.agency.example/submit" };
    const plain = of(mail);
    expect(plain).not.toHaveProperty("Reporting-Endpoints");
    expect(plain["Content-Security-Policy"]).not.toContain("report-");
    const asked = of({ ...mail, VISITOR_REPORTS: "1" });
    const url = "https://mail.agency.example/reports";
    expect(asked["Reporting-Endpoints"]).toBe(`visitors="${url}"`);
    expect(asked["Content-Security-Policy"]).toContain(`report-uri ${url}; report-to visitors`);
  });
});

describe("old addresses", () => {
  it("are also those that articles say they had", () => {
    const table = hostRules(readSiteConfig({}), ["/"]);
    const to = "/blog/hours-in-one-place";
    const from = "/2018/03/opening-hours";
    expect(table.redirects).toContainEqual({ from, to });
    expect(table.redirects).toContainEqual({ from: `${from}/`, to });
  });
});

describe("_headers", () => {
  it("drops a header of a more general rule before it sets its own", () => {
    expect(headersFile(rules)).toContain(
      "/assets/*\n  ! Cache-Control\n  Cache-Control: immutable\n",
    );
    expect(headersFile(rules)).toMatch(/\/about\n {2}Content-Security-Policy/);
  });
});

describe("Cloudflare’s Worker", () => {
  /** What the Worker answers, without the pages that it imports. */
  async function answerOf(path: string) {
    const code = notFoundWorker(rules, "").replace(
      /^import (\w+) .*$/gm,
      'const $1 = "Not found.";',
    );
    const { default: worker } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    const { status, headers }: Response = worker.fetch(
      new Request(`https://agency.example${path}`),
    );
    return [status, headers.get("Location")];
  }

  it("redirects old addresses too, of which Cloudflare reads 2,000 in _redirects", async () => {
    expect(await answerOf("/old?from=here")).toEqual([301, "/about?from=here"]);
    expect(await answerOf("/new")).toEqual([404, null]);
    expect(await answerOf("/%C3%BCber")).toEqual([410, null]);
  });
});

describe("_redirects", () => {
  it("has old addresses, and those that ended in .html for good", () => {
    expect(redirectsFile(rules)).toBe("/about.html /about 301\n/old /about 301\n");
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

  /** What Vercel's patterns match, which are path-to-regexp's, with one parameter of our own. */
  const resultOf = (list: readonly Entry[], path: string) => {
    for (const { source, destination } of list) {
      const found = new RegExp(`^${source.replace(":page", "")}$`).exec(path);
      if (found) return destination.replace(":page", found[1] ?? "");
    }
    return undefined;
  };

  it.each<[string, string | undefined]>([
    ["/old", "/about"],
    ["/about.html", "/about"],
    ["/about/", "/about"],
    ["/services/mending.html", "/services/mending"],
    ["/hi/about/", "/hi/about"],
    ["/", undefined],
    ["/about", undefined],
    ["/hi/", undefined],
    ["/robots.txt", undefined],
    ["/a//", undefined],
    ["//agency.example/", undefined],
    ["//agency.example/a.html", undefined],
    ["/about.", "/about"],
    ["//agency.example/a.", undefined],
  ])("redirects %s to %s, and nothing off the site", (path, to) => {
    expect(resultOf(settings.redirects, path)).toBe(to);
    expect(settings).not.toHaveProperty("cleanUrls");
    expect(settings).not.toHaveProperty("trailingSlash");
  });

  it("shows the file of a page", () => {
    expect(resultOf(settings.rewrites, "/services/mending")).toBe("/services/mending.html");
    expect(resultOf(settings.rewrites, "/robots.txt")).toBeUndefined();
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
    expect(text).not.toMatch(/redir .*\*/);
  });
});
