import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { caddyInclude } from "../build/hosting/caddy.ts";
import { headersFile } from "../build/hosting/cloudflare.ts";
import { type HostRules, headersOf, hostRules } from "../build/hosting/host-rules.ts";
import { nginxInclude } from "../build/hosting/nginx.ts";
import { hashSource } from "../build/hosting/security-policy.ts";
import { vercelConfig } from "../build/hosting/vercel.ts";
import { loadSiteConfig, readSiteConfig, type Setting } from "../config/site-config.ts";
import { themeScript } from "../src/theme/theme-script.ts";
import { score, scoreLines } from "./observatory.ts";

const productionSettings = {
  SITE_ORIGIN: "https://agency.in",
  MAIL_ENDPOINT: "https://mail.agency.in/submit",
  MAIL_KEY_CAREERS: "careers-0123456789",
  MAIL_KEY_GENERAL: "general-0123456789",
};
const production = readSiteConfig(productionSettings);

describe("the policy of a production build", () => {
  const rules = hostRules(production, [{ path: "/", styles: ["a{}"] }], ["b{}"]);
  const headers = headersOf(rules, "/");
  const policy = headers["Content-Security-Policy"] ?? "";

  it("scores 135 in Mozilla Observatory's table, line by line", () => {
    const lines = scoreLines(headers);
    expect(lines.map(({ test, points }) => [test, points])).toEqual([
      ["Content-Security-Policy", 5],
      ["Cookies", 0],
      ["CORS", 0],
      ["Redirection", 0],
      ["Referrer-Policy", 5],
      ["Strict-Transport-Security", 0],
      ["Subresource Integrity", 0],
      ["X-Content-Type-Options", 0],
      ["X-Frame-Options", 5],
      ["Cross-Origin-Resource-Policy", 10],
      ["Cross-Origin-Opener-Policy", 10],
      ["Cross-Origin-Embedder-Policy", 0],
    ]);
    expect(score(lines)).toBe(135);
  });

  it("has the directives that security depends on", () => {
    const directives = policy.split("; ");
    expect(directives).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        `script-src 'self' ${hashSource(themeScript)}`,
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "connect-src 'self' https://mail.agency.in",
        "form-action 'self' https://mail.agency.in",
        "upgrade-insecure-requests",
      ]),
    );
    expect(policy).not.toMatch(/unsafe|data:|\*/);
  });

  it("upgrades no requests while the mailbox has no certificate", () => {
    const local = hostRules(readSiteConfig({}), [], []);
    expect(headersOf(local, "/")["Content-Security-Policy"]).not.toContain("upgrade");
  });

  it("allows the captcha's hosts only where a captcha is configured", () => {
    const captcha = { siteKey: "0f3c9a52-7d1e-4b60-9c8f-2a64d07b1e35" };
    const checked = hostRules({ ...production, captcha }, [{ path: "/", styles: ["a{}"] }], []);
    const directives = (headersOf(checked, "/")["Content-Security-Policy"] ?? "").split("; ");
    const hosts = "https://hcaptcha.com https://*.hcaptcha.com";
    const added = directives.filter((directive) => !policy.split("; ").includes(directive));
    expect(added).toEqual([
      `script-src 'self' ${hosts} ${hashSource(themeScript)}`,
      expect.stringMatching(
        /^style-src 'self' https:\/\/hcaptcha\.com https:\/\/\*\.hcaptcha\.com 'sha256-/,
      ),
      `connect-src 'self' https://mail.agency.in ${hosts}`,
      `frame-src ${hosts}`,
      "trusted-types site site-captcha",
    ]);
    expect(directives).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain("captcha");
  });

  const common = "'self' https://mail.agency.in";
  const script = hashSource(themeScript);
  const google = "https://www.googletagmanager.com";
  const ads =
    "https://www.google.com https://www.googleadservices.com https://googleads.g.doubleclick.net https://pagead2.googlesyndication.com";

  it.each<[string, Partial<Record<Setting, string>>, string[]]>([
    [
      "Plausible",
      { TAG: "plausible", TAG_ID: "agency.in" },
      [
        `script-src 'self' https://plausible.io ${script}`,
        `connect-src ${common} https://plausible.io`,
        "trusted-types site site-tag",
      ],
    ],
    [
      "Umami",
      { TAG: "umami", TAG_ID: "0f3c9a52-7d1e-4b60-9c8f-2a64d07b1e35" },
      [
        `script-src 'self' https://cloud.umami.is ${script}`,
        `connect-src ${common} https://gateway.umami.is`,
        "trusted-types site site-tag",
      ],
    ],
    [
      "Google Analytics",
      { TAG: "google", TAG_ID: "G-ABC123DEF4" },
      [
        `script-src 'self' ${google} ${script}`,
        `img-src 'self' https://images.unsplash.com ${google} https://*.google-analytics.com`,
        `connect-src ${common} ${google} https://*.google-analytics.com https://*.analytics.google.com`,
        "trusted-types site site-tag goog#html 'allow-duplicates'",
      ],
    ],
    [
      "Google Ads",
      { TAG: "google", TAG_ID: "AW-123456789", TAG_CONVERSION: "AW-123456789/AbC" },
      [
        `script-src 'self' ${google} ${ads} ${script}`,
        `img-src 'self' https://images.unsplash.com ${google} ${ads} https://google.com`,
        `connect-src ${common} ${google} ${ads} https://google.com https://ad.doubleclick.net`,
        `frame-src ${google}`,
        "trusted-types site site-tag goog#html 'allow-duplicates'",
      ],
    ],
  ])("allows the hosts of %s and no others, on every host", (_, settings, expected) => {
    const tagged = hostRules(
      readSiteConfig({ ...productionSettings, ...settings }),
      [{ path: "/", styles: ["a{}"] }],
      ["b{}"],
    );
    const directives = (headersOf(tagged, "/")["Content-Security-Policy"] ?? "").split("; ");
    const added = directives.filter((directive) => !policy.split("; ").includes(directive));
    expect(added).toEqual(expected);
    expect(directives).toContain("require-trusted-types-for 'script'");
    expect(directives.join()).not.toContain("unsafe");
    for (const write of [headersFile, caddyInclude, nginxInclude, vercelConfig]) {
      for (const directive of added) expect(write(tagged)).toContain(directive);
    }
  });

  it("allows the styles of the page itself and of no other", () => {
    expect(policy).toContain(`style-src 'self' ${hashSource("a{}")};`);
  });
});

describe("the score", () => {
  it("gives no bonus below 90 and deducts points for missing headers", () => {
    const lines = scoreLines({ "Cross-Origin-Opener-Policy": "same-origin" });
    expect(score(lines)).toBe(100 - 25 - 20 - 5 - 20);
  });

  it("deducts points for unsafe, broad and insecure sources", () => {
    const points = (policy: string) =>
      scoreLines({ "Content-Security-Policy": policy }).find(
        ({ test }) => test === "Content-Security-Policy",
      )?.points;
    expect(points("default-src 'none'; script-src 'unsafe-inline'")).toBe(-20);
    expect(points("default-src 'self'; script-src https:")).toBe(-20);
    expect(points("default-src 'none'; connect-src http://mail.example")).toBe(-20);
    expect(points("default-src 'none'; style-src 'unsafe-inline'")).toBe(0);
    expect(points("default-src 'none'; form-action 'self'")).toBe(10);
  });
});

describe("the site that was built", () => {
  it("mentions no captcha unless one is configured", () => {
    const dist = resolve(import.meta.dirname, "../dist");
    const files = globSync("**/*.{html,js,css,txt}", { cwd: dist });
    const mentions = [...files, "_headers"].filter((file) =>
      /hcaptcha|h-captcha/i.test(readFileSync(resolve(dist, file), "utf8")),
    );
    expect(files.length).toBeGreaterThan(50);
    expect(mentions.length > 0).toBe(loadSiteConfig().captcha !== undefined);
  });

  it("has nothing that measures unless a tag is configured", () => {
    const dist = resolve(import.meta.dirname, "../dist");
    const files = globSync("**/*.{html,js,css}", { cwd: dist });
    const mentions = [...files, "_headers"].filter((file) =>
      /site-tag|site:consent|site:event|googletagmanager/.test(
        readFileSync(resolve(dist, file), "utf8"),
      ),
    );
    expect(mentions.length > 0).toBe(loadSiteConfig().tag !== undefined);
  });
});

describe("the table that was built", () => {
  const rules: HostRules = JSON.parse(
    readFileSync(resolve(import.meta.dirname, "../build-out/host-rules.json"), "utf8"),
  );

  it("lets other sites show cards, feeds and icons, and nothing else", () => {
    const shared = rules.headers.filter(
      ({ headers }) => headers["Cross-Origin-Resource-Policy"] === "cross-origin",
    );
    expect(shared.map(({ pattern }) => pattern)).toEqual([
      "/cards/*",
      "/favicon.ico",
      "/favicon.svg",
      "/apple-touch-icon.png",
      "/icon-192.png",
      "/icon-512.png",
      "/icon-maskable-512.png",
      "/feed.xml",
      "/atom.xml",
      "/feed.json",
    ]);
  });

  it("redirects every path once, without chains, to a path of the site", () => {
    const from = rules.redirects.map((redirect) => redirect.from);
    expect(new Set(from).size).toBe(from.length);
    for (const { to } of rules.redirects) {
      expect(from).not.toContain(to);
      expect(to).toMatch(/^\/(?!\/)/);
    }
  });
});
