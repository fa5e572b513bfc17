import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { hasFeature } from "@kolam/content/model/pages/features";
import { languages } from "@kolam/content/model/pages/languages";
import { company } from "@site/facts/company";
import { afterEach, describe, expect, it, vi } from "vitest";
import { hostVariables } from "../build/hosting/preview.ts";
import { ConfigError, loadSiteConfig, readSiteConfig, type Setting } from "./site-config.ts";

const root = resolve(import.meta.dirname, "../../..");

/** A key that the site needs; without careers, its form's key is not one. */
const checkedKey = hasFeature("careers") ? "MAIL_KEY_CAREERS" : "MAIL_KEY_GENERAL";

const production: Record<Setting, string> = {
  SITE_URL: "https://agency.in",
  MAIL_ENDPOINT: "https://mail.agency.in/submit",
  AUDIT_ENDPOINT: "",
  RETURN_ORIGIN: "http://localhost:4173",
  MAIL_KEY_CAREERS: "careers-0123456789",
  MAIL_KEY_GENERAL: "general-0123456789",
  PHOTO_HOST: "https://images.unsplash.com",
  CAPTCHA_SITE_KEY: "",
  MAIL_ATTACHMENTS: "0",
  MAIL_SOURCE: "1",
  VISITOR_REPORTS: "0",
  TAG: "",
  TAG_ID: "",
  TAG_HOST: "",
  TAG_CONVERSION: "",
  HSTS: "host",
  NOINDEX: "",
  DRAFTS: "0",
  PRODUCTION_BRANCH: "main",
  PREVIEW_ORIGIN: "",
  PREVIEW_MAIL_ENDPOINT: "",
  PREVIEW_MAIL_KEY: "",
};

const siteKey = "0f3c9a52-7d1e-4b60-9c8f-2a64d07b1e35";

describe("readSiteConfig", () => {
  it("has a default for every setting, for development", () => {
    expect(readSiteConfig({})).toEqual({
      audit: { endpoint: "http://localhost:4174/audit" },
      siteUrl: company.origin,
      base: "",
      quick: true,
      dist: "dist",
      languages: expect.any(Array),
      mail: {
        endpoint: "http://localhost:4174/submit",
        returnUrl: "http://localhost:4173",
        keys: { careers: "development-careers", hello: "development-general" },
        attachments: false,
        source: false,
      },
      photoHost: "https://images.unsplash.com",
      hsts: "host",
    });
  });

  it("treats an empty or blank value as missing", () => {
    expect(readSiteConfig({ SITE_URL: "", PHOTO_HOST: "  " })).toEqual(readSiteConfig({}));
  });

  it("reads the settings of a production build", () => {
    expect(readSiteConfig(production)).toEqual({
      siteUrl: "https://agency.in",
      base: "",
      quick: false,
      dist: "dist",
      languages: expect.any(Array),
      mail: {
        endpoint: "https://mail.agency.in/submit",
        returnUrl: "https://agency.in",
        keys: { careers: "careers-0123456789", hello: "general-0123456789" },
        attachments: false,
        source: true,
      },
      photoHost: "https://images.unsplash.com",
      hsts: "host",
    });
  });

  it.each(["SITE_URL", "SITE_ORIGIN"])("takes a folder of a host in %s", (name) => {
    const { SITE_URL: _, ...others } = production;
    expect(readSiteConfig({ ...others, [name]: "https://user.github.io/agency/" })).toMatchObject({
      siteUrl: "https://user.github.io/agency",
      base: "/agency",
      mail: { returnUrl: "https://user.github.io/agency" },
    });
  });

  it("takes a separate address for a language, except in a preview", () => {
    const [, second] = languages;
    const own = { ...production, [`SITE_URL_${second?.tag.toUpperCase()}`]: "https://bharat.in/" };
    const url = (env: typeof own) => readSiteConfig(env).languages[1]?.url;
    expect(url(own)).toBe(second && "https://bharat.in");
    expect(url({ ...own, NOINDEX: "1" })).toBe(second && `https://agency.in/${second.tag}`);
  });

  it("has a captcha only where a site key is set", () => {
    expect(readSiteConfig(production)).not.toHaveProperty("captcha");
    const withKey = { ...production, CAPTCHA_SITE_KEY: siteKey };
    expect(readSiteConfig(withKey).captcha).toEqual({ siteKey });
    const test = "10000000-ffff-ffff-ffff-000000000001";
    expect(readSiteConfig({ CAPTCHA_SITE_KEY: test }).captcha).toEqual({ siteKey: test });
  });

  it.each<[Partial<Record<Setting, string>>, string]>([
    [
      { SITE_URL: "agency" },
      `SITE_URL is "agency", which is not a URL. Give a full address such as ${company.origin}.`,
    ],
    [
      { PHOTO_HOST: "ftp://photos.in" },
      'PHOTO_HOST is "ftp://photos.in", which browsers cannot open. It must begin with https:// (or http:// on your own machine), such as https://images.unsplash.com.',
    ],
    [
      { MAIL_ENDPOINT: "https://me:secret@mail.in/submit" },
      "MAIL_ENDPOINT contains a user name or a password. It ends up in public pages: give the address without them.",
    ],
    [
      { SITE_URL: "https://agency.in/?from=here" },
      `SITE_URL is "https://agency.in/?from=here". Give scheme, host and perhaps a folder, such as ${company.origin}.`,
    ],
    [
      { MAIL_KEY_CAREERS: "short" },
      'MAIL_KEY_CAREERS is malformed: an access key has 8 to 128 letters, digits, "-" or "_".',
    ],
    [
      { ...production, SITE_URL: "http://agency.in" },
      'SITE_URL is "http://agency.in", but a public site needs https, which its security policy requires. Give an address that begins with https://.',
    ],
    [
      { ...production, MAIL_ENDPOINT: "http://localhost:4174/submit" },
      'MAIL_ENDPOINT is "http://localhost:4174/submit", but SITE_URL is https://agency.in: visitors cannot reach your machine, and every form would fail. Set MAIL_ENDPOINT to your mail service, or to your own apps/mailbox behind https.',
    ],
    [
      { ...production, PHOTO_HOST: "http://photos.in" },
      'PHOTO_HOST is "http://photos.in", but SITE_URL is https://agency.in: browsers block http on an https page. Give an address that begins with https://.',
    ],
    [
      { ...production, [checkedKey]: "" },
      `${checkedKey} is the development key, but SITE_URL is https://agency.in: the mail service does not know it, and messages would be lost. Set ${checkedKey} to the key your mail service gave you.`,
    ],
    [
      { MAIL_ATTACHMENTS: "yes" },
      'MAIL_ATTACHMENTS is "yes". Give 1 for yes, or 0 or nothing for no.',
    ],
    [{ HSTS: "yes" }, 'HSTS is "yes". Give host, subdomains, preload, or leave it empty for host.'],
    [
      { CAPTCHA_SITE_KEY: "yes" },
      "CAPTCHA_SITE_KEY is malformed: a site key of hCaptcha looks like 10000000-ffff-ffff-ffff-000000000001. Copy it from your mail service's or hCaptcha's settings, or leave it empty for forms without a captcha.",
    ],
    [
      { CAPTCHA_SITE_KEY: "0x0000000000000000000000000000000000000000" },
      "CAPTCHA_SITE_KEY is a secret key, and the site key ends up in public pages. Give the site key here, give the secret to your mail service only, and replace it if it was ever published.",
    ],
    [
      { ...production, CAPTCHA_SITE_KEY: "10000000-ffff-ffff-ffff-000000000001" },
      "CAPTCHA_SITE_KEY is hCaptcha's key for tests, but SITE_URL is https://agency.in: it would let every bot through. Set CAPTCHA_SITE_KEY to your own site key, or leave it empty.",
    ],
  ])("says what is wrong and how to fix it: %o", (env, message) => {
    expect(() => readSiteConfig(env)).toThrow(new ConfigError(message));
  });

  it("has addresses audited beside a mailbox on this machine, else where the owner says", () => {
    const endpoint = (env: Parameters<typeof readSiteConfig>[0]) =>
      readSiteConfig(env).audit?.endpoint;
    expect(endpoint({})).toBe("http://localhost:4174/audit");
    expect(endpoint({ MAIL_ENDPOINT: "http://localhost:5001/submit" })).toBe(
      "http://localhost:5001/audit",
    );
    expect(endpoint(production)).toBeUndefined();
    const own = { ...production, AUDIT_ENDPOINT: "https://mail.agency.in/audit" };
    expect(endpoint(own)).toBe("https://mail.agency.in/audit");
    expect(endpoint({ ...own, NOINDEX: "1" })).toBeUndefined();
    const open = { ...production, AUDIT_ENDPOINT: "http://mail.agency.in/audit" };
    expect(() => readSiteConfig(open)).toThrow("AUDIT_ENDPOINT");
  });

  it("reads the settings in .env.example, all of them in the build's cache key", () => {
    const example = readFileSync(resolve(root, ".env.example"), "utf8");
    const names = [...example.matchAll(/^([A-Z_]+)=/gm)].map((found) => found[1]);
    expect(names.sort()).toEqual(Object.keys(production).sort());
    const turbo = JSON.parse(readFileSync(resolve(root, "turbo.json"), "utf8"));
    const read = [...Object.keys(production), ...hostVariables, "SITE", "SITE_ORIGIN"];
    expect([...turbo.tasks.build.env].sort()).toEqual(read.sort());
  });
});

describe("a wrong setting of this checkout", () => {
  afterEach(() => vi.unstubAllEnvs());

  it("is told with where it is from", () => {
    vi.stubEnv("MAIL_KEY_GENERAL", "abc-123");
    expect(loadSiteConfig).toThrow(/^The environment: MAIL_KEY_GENERAL is malformed/);
  });
});
