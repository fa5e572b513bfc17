import { company } from "@site/facts/company";
import { describe, expect, it } from "vitest";
import { ConfigError, readSiteConfig } from "../../config/site-config.ts";
import { robotsFile } from "../outputs/crawl-files/robots.ts";
import { headersOf, hostRules } from "./host-rules.ts";

type Env = Readonly<Record<string, string>>;

const live = "https://www.agency.in";
const commit = "0123456789abcdef";
const netlify = {
  NETLIFY: "true",
  CONTEXT: "deploy-preview",
  HEAD: "new-home",
  COMMIT_REF: commit,
  DEPLOY_PRIME_URL: "https://deploy-preview-7--agency.netlify.app",
};
const vercel = {
  VERCEL: "1",
  VERCEL_ENV: "preview",
  VERCEL_GIT_COMMIT_SHA: commit,
  VERCEL_BRANCH_URL: "agency-git-new-home.vercel.app",
  VERCEL_URL: "agency-1.vercel.app",
};
const pages = {
  CF_PAGES: "1",
  CF_PAGES_BRANCH: "new-home",
  CF_PAGES_COMMIT_SHA: commit,
  CF_PAGES_URL: "https://1.agency.pages.dev",
};
const workers = {
  WORKERS_CI: "1",
  WORKERS_CI_BRANCH: "feature/New_home",
  WORKERS_CI_COMMIT_SHA: commit,
  PREVIEW_ORIGIN: "https://{branch}-site.agency.workers.dev",
};
/** The settings of the live site, which hosts give to every build. */
const settings = {
  SITE_URL: live,
  MAIL_ENDPOINT: "https://mail.agency.in/submit",
  MAIL_KEY_CAREERS: "careers-0123456789",
  MAIL_KEY_GENERAL: "general-0123456789",
  TAG: "plausible",
  TAG_ID: "agency.in",
  HSTS: "preload",
};
const configOf = (env: Env) => readSiteConfig({ ...settings, ...env });

describe("a preview", () => {
  it.each<[string, Env]>([
    [netlify.DEPLOY_PRIME_URL, netlify],
    [netlify.DEPLOY_PRIME_URL, { ...netlify, CONTEXT: "branch-deploy" }],
    ["https://agency-git-new-home.vercel.app", vercel],
    ["https://agency-1.vercel.app", { ...vercel, VERCEL_BRANCH_URL: "" }],
    [pages.CF_PAGES_URL, pages],
    ["https://feature-new-home-site.agency.workers.dev", workers],
  ])("at %s has its own address and nothing of the live site’s", (siteUrl, env) => {
    const config = configOf(env);
    expect(config).toMatchObject({ siteUrl, hsts: "host" });
    expect(config.preview).toEqual({ commit: "0123456", live, sends: false });
    expect(config).not.toHaveProperty("tag");
    expect(JSON.stringify(config.mail)).not.toMatch(/mail\.agency|0123456789/);
  });

  it.each<Env>([
    { ...netlify, CONTEXT: "production" },
    { ...vercel, VERCEL_ENV: "production" },
    { ...pages, CF_PAGES_BRANCH: "main" },
    { ...workers, PRODUCTION_BRANCH: workers.WORKERS_CI_BRANCH },
    { ...netlify, NOINDEX: "0" },
  ])("is not what a host builds for the public: %o", (env) => {
    expect(configOf(env)).not.toHaveProperty("preview");
    expect(configOf(env).siteUrl).toBe(live);
  });

  it.each<[Env, string, string]>([
    [{ SITE_URL: "https://next.in", NOINDEX: "1" }, "https://next.in", company.origin],
    [{ NOINDEX: "1" }, "http://localhost:4173", company.origin],
    [{ DRAFTS: "1" }, "http://localhost:4173", company.origin],
    [{ SITE_URL: company.origin, NOINDEX: "1" }, company.origin, ""],
  ])("is anything that is told to be one: %o", (env, siteUrl, liveSite) => {
    expect(readSiteConfig(env)).toMatchObject({ siteUrl, preview: { live: liveSite } });
  });

  it("sends its forms only to a mailbox of its own", () => {
    const own = { PREVIEW_MAIL_ENDPOINT: "https://try.in/submit", PREVIEW_MAIL_KEY: "key-of-try" };
    const { mail, preview } = configOf({ ...netlify, ...own });
    expect(preview?.sends).toBe(true);
    expect(mail).toMatchObject({
      endpoint: own.PREVIEW_MAIL_ENDPOINT,
      keys: { careers: own.PREVIEW_MAIL_KEY, hello: own.PREVIEW_MAIL_KEY },
    });
  });

  it.each<[Env, RegExp]>([
    [{ DRAFTS: "1" }, /^DRAFTS is 1, but this build is for the public/],
    [{ ...netlify, CONTEXT: "production", DRAFTS: "1" }, /^DRAFTS is 1/],
    [{ ...workers, PREVIEW_ORIGIN: "" }, /^The host does not say where/],
  ])("is refused rather than wrong: %o", (env, message) => {
    expect(() => configOf(env)).toThrow(ConfigError);
    expect(() => configOf(env)).toThrow(message);
  });

  it("keeps every file out of results, also what is not found", () => {
    const rules = hostRules(configOf(netlify), ["/"]);
    const paths = ["/", "/feed.xml", "/assets/a.js"];
    for (const headers of [
      ...paths.map((path) => headersOf(rules, path)),
      rules.notFound[0].headers,
    ]) {
      expect(headers).toHaveProperty("X-Robots-Tag", "noindex");
    }
    // Who may not fetch a page cannot read that it is not to be indexed.
    expect(robotsFile(configOf(netlify))).toBe("User-agent: *\nAllow: /\n");
  });
});
