import { company } from "@kolam/content/facts/company";
import { describe, expect, it } from "vitest";
import { ConfigError, readSiteConfig } from "../../config/site-config.ts";
import { robotsFile } from "../outputs/crawl-files/robots.ts";
import { headersOf, hostRules } from "./host-rules.ts";

type Env = Readonly<Record<string, string>>;

const live = "https://www.agency.in";
const commit = "0123456789abcdef";
const netlify = {
  ...{ NETLIFY: "true", CONTEXT: "deploy-preview", HEAD: "new-home", COMMIT_REF: commit },
  DEPLOY_PRIME_URL: "https://deploy-preview-7--agency.netlify.app",
};
const vercel = {
  ...{ VERCEL: "1", VERCEL_ENV: "preview", VERCEL_GIT_COMMIT_SHA: commit },
  ...{ VERCEL_BRANCH_URL: "agency-git-new-home.vercel.app", VERCEL_URL: "agency-1.vercel.app" },
};
const pages = {
  ...{ CF_PAGES: "1", CF_PAGES_BRANCH: "new-home", CF_PAGES_COMMIT_SHA: commit },
  CF_PAGES_URL: "https://1.agency.pages.dev",
};
const workers = {
  ...{ WORKERS_CI: "1", WORKERS_CI_BRANCH: "feature/New_home", WORKERS_CI_COMMIT_SHA: commit },
  PREVIEW_ORIGIN: "https://{branch}-site.agency.workers.dev",
};
/** The settings of the live site, which hosts give to every build. */
const settings = {
  SITE_ORIGIN: live,
  MAIL_ENDPOINT: "https://mail.agency.in/submit",
  ...{ MAIL_KEY_CAREERS: "careers-0123456789", MAIL_KEY_GENERAL: "general-0123456789" },
  ...{ TAG: "plausible", TAG_ID: "agency.in", HSTS: "preload" },
};

describe("a preview", () => {
  it.each<[string, Env, string]>([
    ["Netlify", netlify, netlify.DEPLOY_PRIME_URL],
    ["Netlify, of a branch", { ...netlify, CONTEXT: "branch-deploy" }, netlify.DEPLOY_PRIME_URL],
    ["Vercel", vercel, "https://agency-git-new-home.vercel.app"],
    [
      "Vercel without a branch",
      { ...vercel, VERCEL_BRANCH_URL: "" },
      "https://agency-1.vercel.app",
    ],
    ["Cloudflare Pages", pages, pages.CF_PAGES_URL],
    ["Cloudflare Workers", workers, "https://feature-new-home-site.agency.workers.dev"],
  ])("of %s has its own address and nothing of the live site’s", (_, env, origin) => {
    const config = readSiteConfig({ ...settings, ...env });
    expect(config).toMatchObject({ origin, hsts: "host" });
    expect(config.preview).toEqual({ commit: "0123456", live, sends: false });
    expect(config).not.toHaveProperty("tag");
    expect(JSON.stringify(config.mail)).not.toMatch(/mail\.agency|0123456789/);
  });

  it.each<[string, Env]>([
    ["Netlify", { ...netlify, CONTEXT: "production" }],
    ["Vercel", { ...vercel, VERCEL_ENV: "production" }],
    ["Cloudflare Pages", { ...pages, CF_PAGES_BRANCH: "main" }],
    ["Cloudflare Workers", { ...workers, PRODUCTION_BRANCH: workers.WORKERS_CI_BRANCH }],
    ["a host that is told so", { ...netlify, NOINDEX: "0" }],
  ])("is not what %s builds for the public", (_, env) => {
    const config = readSiteConfig({ ...settings, ...env });
    expect(config).not.toHaveProperty("preview");
    expect(config.origin).toBe(live);
  });

  it("is anything with NOINDEX=1, at the address that it is given", () => {
    const { origin, preview } = readSiteConfig({ SITE_ORIGIN: "https://next.in", NOINDEX: "1" });
    expect({ origin, live: preview?.live }).toEqual({
      origin: "https://next.in",
      live: company.origin,
    });
    expect(readSiteConfig({ NOINDEX: "1" }).origin).toBe("http://localhost:4173");
    const same = readSiteConfig({ SITE_ORIGIN: company.origin, NOINDEX: "1" });
    expect(same.preview?.live).toBe("");
  });

  it("sends its forms only to a mailbox of its own", () => {
    const own = { PREVIEW_MAIL_ENDPOINT: "https://try.in/submit", PREVIEW_MAIL_KEY: "key-of-try" };
    const { mail, preview } = readSiteConfig({ ...settings, ...netlify, ...own });
    expect(preview?.sends).toBe(true);
    expect(mail).toMatchObject({
      endpoint: own.PREVIEW_MAIL_ENDPOINT,
      keys: { careers: own.PREVIEW_MAIL_KEY, hello: own.PREVIEW_MAIL_KEY },
    });
  });

  it.each<[Env, RegExp]>([
    [{ ...settings, DRAFTS: "1" }, /^DRAFTS is 1, but this build is for the public/],
    [{ ...netlify, CONTEXT: "production", DRAFTS: "1" }, /^DRAFTS is 1/],
    [{ ...workers, PREVIEW_ORIGIN: "" }, /^The host does not say where/],
  ])("is refused rather than wrong: %o", (env, message) => {
    expect(() => readSiteConfig(env)).toThrow(ConfigError);
    expect(() => readSiteConfig(env)).toThrow(message);
    expect(readSiteConfig({ DRAFTS: "1" }).preview).toBeDefined();
  });

  it("keeps crawlers out of every file, also of what is not found", () => {
    const config = readSiteConfig({ ...settings, ...netlify });
    const rules = hostRules(config, [{ path: "/", styles: [] }], []);
    const answers = [
      ..."/ /feed.xml /assets/a.js".split(" ").map((path) => headersOf(rules, path)),
    ];
    for (const headers of [...answers, rules.notFoundHeaders]) {
      expect(headers).toHaveProperty("X-Robots-Tag", "noindex");
    }
    expect(robotsFile(config)).toBe("User-agent: *\nDisallow: /\n");
  });
});
