import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { type HostRules, headersOf, hostRules } from "../build/host-rules.ts";
import { readSiteConfig } from "../config/site-config.ts";
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

  it("scores 135 by Mozilla Observatory's table, line by line", () => {
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

  it("has the directives that everything else rests on", () => {
    const directives = policy.split("; ");
    expect(directives).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
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

  it("upgrades nothing while the mailbox has no certificate", () => {
    const local = hostRules(readSiteConfig({}), [], []);
    expect(headersOf(local, "/")["Content-Security-Policy"]).not.toContain("upgrade");
  });

  it("names the styles of the page itself and of no other", () => {
    expect(policy.match(/'sha256-/g)).toHaveLength(1);
  });
});

describe("the score", () => {
  it("gives no bonus below 90 and punishes what is missing", () => {
    const lines = scoreLines({ "Cross-Origin-Opener-Policy": "same-origin" });
    expect(score(lines)).toBe(100 - 25 - 20 - 5 - 20);
  });

  it("sees unsafe, broad and insecure sources", () => {
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

describe("the table that was built", () => {
  const rules: HostRules = JSON.parse(
    readFileSync(resolve(import.meta.dirname, "../build-out/host-rules.json"), "utf8"),
  );

  it("lets cards, feeds and icons be shown elsewhere, and nothing else", () => {
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

  it("redirects every address once, without chains, to a path of the site", () => {
    const from = rules.redirects.map((redirect) => redirect.from);
    expect(new Set(from).size).toBe(from.length);
    for (const { to } of rules.redirects) {
      expect(from).not.toContain(to);
      expect(to).toMatch(/^\/(?!\/)/);
    }
  });
});
