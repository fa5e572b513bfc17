import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { type HostRules, headersOf, hostRules } from "../build/hosting/host-rules.ts";
import { hashSource } from "../build/hosting/security-policy.ts";
import { loadSiteConfig, readSiteConfig } from "../config/site-config.ts";
import { themeScript } from "../src/theme/theme-script.ts";
import { score, scoreLines } from "./observatory.ts";

const production = readSiteConfig({
  SITE_ORIGIN: "https://agency.in",
  MAIL_ENDPOINT: "https://mail.agency.in/submit",
  MAIL_KEY_CAREERS: "careers-0123456789",
  MAIL_KEY_GENERAL: "general-0123456789",
});

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
