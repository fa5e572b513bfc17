import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { articles } from "@kolam/content/model/blog/articles";
import { others } from "@kolam/content/model/pages/languages";
import { landings } from "@kolam/content/model/pages/paths";
import { isOfSector } from "@kolam/content/model/portfolio/sectors";
import { caseIds } from "@kolam/content/model/services/cases";
import { folders } from "@kolam/resolve/current";
import { describe, expect, it } from "vitest";
import { caddyInclude } from "../build/hosting/caddy.ts";
import { headersFile } from "../build/hosting/cloudflare.ts";
import { headersOf, hostRules } from "../build/hosting/host-rules.ts";
import { nginxInclude } from "../build/hosting/nginx.ts";
import { vercelConfig } from "../build/hosting/vercel.ts";
import { hashSource, policyIn, withPolicy } from "../build/policy/security-policy.ts";
import {
  loadSiteConfig,
  readSiteConfig,
  type Setting,
  type SiteConfig,
} from "../config/site-config.ts";
import { readRules } from "../server/site-server.ts";
import { themeScript } from "../src/theme/theme-script.ts";

const productionSettings = {
  SITE_URL: "https://agency.in",
  MAIL_ENDPOINT: "https://mail.agency.in/submit",
  MAIL_KEY_CAREERS: "careers-0123456789",
  MAIL_KEY_GENERAL: "general-0123456789",
};
const production = readSiteConfig(productionSettings);
const tableOf = (config: SiteConfig) => hostRules(config, ["/"]);
const html = '<!doctype html><meta charset="utf-8"><style>a{}</style><style>b{}</style>';
const policyOf = (config: SiteConfig, page = html) => policyIn(withPolicy(page, config));
const headerOf = (config: SiteConfig) =>
  headersOf(tableOf(config), "/")["Content-Security-Policy"] ?? "";
const film = `${html}<figure data-embed-host="https://player.vimeo.com"></figure><video src="/a.mp4">`;

describe("the policy of a production build", () => {
  const policy = policyOf(production);

  it("sends every header that protects, and lets no other origin read pages", () => {
    const headers = headersOf(tableOf(production), "/");
    expect(headers).toMatchObject({
      "Referrer-Policy": expect.stringMatching(/^(?:no-referrer|same-origin|strict-origin\b)/),
      "Strict-Transport-Security": expect.stringMatching(/^max-age=(?:\d{9}|[2-9]\d{7})\b/),
      "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Cross-Origin-Opener-Policy": "same-origin",
    });
    expect(headers).not.toHaveProperty("Access-Control-Allow-Origin");
  });

  it("has the directives that security depends on", () => {
    const directives = policy.split("; ");
    expect(directives).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        `script-src 'self' ${hashSource(themeScript)}`,
        "object-src 'none'",
        "base-uri 'none'",
        "require-trusted-types-for 'script'",
        "connect-src 'self' https://mail.agency.in",
        "form-action 'self' https://mail.agency.in",
        "upgrade-insecure-requests",
      ]),
    );
    expect(policy).not.toMatch(/unsafe|data:|\*/);
  });

  it("upgrades no requests while the mailbox has no certificate", () => {
    expect(policyOf(readSiteConfig({}))).not.toContain("upgrade");
  });

  it("allows the captcha's hosts only where a captcha is configured", () => {
    const captcha = { siteKey: "0f3c9a52-7d1e-4b60-9c8f-2a64d07b1e35" };
    const directives = policyOf({ ...production, captcha }).split("; ");
    const hosts = "https://hcaptcha.com https://*.hcaptcha.com";
    const added = directives.filter((directive) => !policy.split("; ").includes(directive));
    expect(added).toEqual([
      `script-src 'self' ${hosts} ${hashSource(themeScript)}`,
      "trusted-types site site-code site-captcha",
      expect.stringMatching(
        /^style-src 'self' https:\/\/hcaptcha\.com https:\/\/\*\.hcaptcha\.com 'sha256-/,
      ),
      `connect-src 'self' https://mail.agency.in ${hosts}`,
      `frame-src ${hosts}`,
    ]);
    expect(directives).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain("captcha");
  });

  const common = "'self' https://mail.agency.in";
  const images = policy.split("; ").find((directive) => directive.startsWith("img-src"));
  const script = hashSource(themeScript);
  const google = "https://www.googletagmanager.com";
  const ads =
    "https://www.google.com https://www.googleadservices.com https://googleads.g.doubleclick.net https://pagead2.googlesyndication.com";
  const googleTypes = "trusted-types site site-code site-tag goog#html 'allow-duplicates'";

  it.each<[Partial<Record<Setting, string>>, string[]]>([
    [
      { TAG: "plausible", TAG_ID: "agency.in" },
      [
        `script-src 'self' https://plausible.io ${script}`,
        `connect-src ${common} https://plausible.io`,
        "trusted-types site site-code site-tag",
      ],
    ],
    [
      { TAG: "umami", TAG_ID: "0f3c9a52-7d1e-4b60-9c8f-2a64d07b1e35" },
      [
        `script-src 'self' https://cloud.umami.is ${script}`,
        `connect-src ${common} https://gateway.umami.is`,
        "trusted-types site site-code site-tag",
      ],
    ],
    [
      { TAG: "google", TAG_ID: "G-ABC123DEF4" },
      [
        `script-src 'self' ${google} ${script}`,
        `${images} ${google} https://*.google-analytics.com`,
        `connect-src ${common} ${google} https://*.google-analytics.com https://*.analytics.google.com`,
        googleTypes,
      ],
    ],
    [
      { TAG: "google", TAG_ID: "AW-123456789", TAG_CONVERSION: "AW-123456789/AbC" },
      [
        `script-src 'self' ${google} ${ads} ${script}`,
        `${images} ${google} ${ads} https://google.com`,
        `connect-src ${common} ${google} ${ads} https://google.com https://ad.doubleclick.net`,
        `frame-src ${google}`,
        googleTypes,
      ],
    ],
  ])("allows the hosts of %o and no others, on every host", (settings, expected) => {
    const config = readSiteConfig({ ...productionSettings, ...settings });
    const directives = policyOf(config).split("; ");
    const added = directives.filter((directive) => !policy.split("; ").includes(directive));
    expect(added).toHaveLength(expected.length);
    expect(added).toEqual(expect.arrayContaining(expected));
    expect(directives).toContain("require-trusted-types-for 'script'");
    expect(directives.join()).not.toContain("unsafe");
    const inHeader = added.filter((directive) => /^(?:script-src|trusted-types) /.test(directive));
    for (const write of [headersFile, caddyInclude, nginxInclude, vercelConfig]) {
      for (const directive of inHeader) expect(write(tableOf(config))).toContain(directive);
    }
  });

  it("comes right after the encoding, before anything that it controls", () => {
    expect(withPolicy(html, production)).toMatch(
      /^<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="[^"]+"><style>/,
    );
  });

  it("allows the styles of the page itself and of no other", () => {
    const hashes = [hashSource("a{}"), hashSource("b{}")].sort().join(" ");
    expect(policy).toContain(`style-src 'self' ${hashes};`);
  });

  it("allows the frames and films of the page itself and of no other", () => {
    const added = policyOf(production, film)
      .split("; ")
      .filter((directive) => !policy.split("; ").includes(directive));
    expect(added).toEqual(["frame-src https://player.vimeo.com", "media-src 'self'"]);
    expect(policy).not.toMatch(/frame-src|media-src/);
  });
});

describe("the policy in the header", () => {
  const captcha = { siteKey: "0f3c9a52-7d1e-4b60-9c8f-2a64d07b1e35" };
  const tag = { TAG: "google", TAG_ID: "AW-123456789", TAG_CONVERSION: "AW-123456789/AbC" };
  const tagged = readSiteConfig({ ...productionSettings, ...tag });

  it("has what a page cannot say and no page widens, and nothing else", () => {
    expect(headerOf(production).split("; ").sort()).toEqual([
      "base-uri 'none'",
      "form-action 'self' https://mail.agency.in",
      "frame-ancestors 'none'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      `script-src 'self' ${hashSource(themeScript)}`,
      "trusted-types site site-code",
    ]);
  });

  it.each([
    ["a plain site", production, html],
    ["frames and films", production, film],
    ["a captcha", { ...production, captcha }, html],
    ["a tag", tagged, html],
  ])("forbids nothing that a page allows itself: %s", (_, config, page) => {
    const inPage = policyOf(config, page).split("; ");
    const header = headerOf(config).split("; ");
    expect(header.filter((directive) => !inPage.includes(directive))).toEqual([
      "frame-ancestors 'none'",
    ]);
  });

  it("is one rule of each host, regardless of the number of pages", () => {
    const pages = Array.from({ length: 3_000 }, (_, index) => `/page-${index}`);
    const few = tableOf(production);
    const many = hostRules(production, pages);
    expect(many.headers).toEqual(few.headers);
    expect(headersFile(many)).toBe(headersFile(few));
    expect(many.redirects).toEqual(few.redirects);
    for (const write of [nginxInclude, caddyInclude, vercelConfig]) {
      expect(write(many).length).toBeLessThan(write(few).length * 1.1);
    }
  });
});

describe("the site that was built", () => {
  const dist = resolve(folders.output, "dist");
  const files = [...globSync("**/*.{html,js,css,txt}", { cwd: dist }), "_headers"];
  const mentions = (words: RegExp) =>
    files.some((file) => words.test(readFileSync(resolve(dist, file), "utf8")));

  it("mentions no captcha unless one is configured, and measures nothing without a tag", () => {
    const { captcha, tag } = loadSiteConfig();
    expect(files.length).toBeGreaterThan(50);
    expect(mentions(/hcaptcha|h-captcha/i)).toBe(captcha !== undefined);
    expect(mentions(/site-tag|site:consent|site:event|googletagmanager/)).toBe(tag !== undefined);
  });
});

describe("the script of every page", () => {
  const assets = resolve(folders.output, "dist/assets");
  const shared = globSync("{app,client}-*.js", { cwd: assets })
    .map((file) => readFileSync(resolve(assets, file), "utf8"))
    .join("\n");
  const isNamed = (name: string) => new RegExp(`["'\`/]${name}["'\`#]`).test(shared);

  it("names fixed pages, but no article, case or landing page: there may be thousands", () => {
    expect(isNamed("about")).toBe(true);
    // Sectors are few, and the trail of every page has to know which of them has one.
    const offers = landings.filter((slug) => !isOfSector(`/${slug}`));
    const files = [...articles.map(({ slug }) => slug), ...caseIds, ...offers];
    expect(files.filter(isNamed)).toEqual([]);
  });
});

describe("the table that was built", () => {
  const rules = readRules();

  it("lets other sites show pictures, cards, feeds and icons, and nothing else", () => {
    const shared = rules.headers.filter(
      ({ headers }) => headers["Cross-Origin-Resource-Policy"] === "cross-origin",
    );
    // Those of the first language; the others have the same below theirs.
    const patterns = shared.map(({ pattern }) => pattern);
    const below = others.map(({ tag }) => `/${tag}/`);
    expect(patterns.filter((pattern) => !below.some((base) => pattern.startsWith(base)))).toEqual([
      "/pictures/*",
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
