import { resolve } from "node:path";
import { company } from "@kolam/content/facts/company";
import { has } from "@kolam/content/facts/parts";
import type { FormMailbox } from "@kolam/content/shapes/form";
import { loadEnv } from "vite";
import { readTag, type TagConfig } from "../src/measuring/tag-config.ts";

/** Settings of the site. All of them are public: they end up in pages. */
export interface SiteConfig {
  /** Scheme, host and port that the site is served from; canonical links start with it. */
  readonly origin: string;
  readonly mail: {
    /** URL to which forms are posted. */
    readonly endpoint: string;
    /**
     * Origin of the thank-you page to which the mail service redirects after a form without scripts: the site's
     * own, or with the local mailbox that of the local server.
     */
    readonly returnOrigin: string;
    /** Public access keys of the mail service. A key selects the mailbox of a message; it opens nothing. */
    readonly keys: Readonly<Record<FormMailbox, string>>;
    /** Whether the mail service keeps files, so that the application form sends the resume. See decision 0013. */
    readonly attachments: boolean;
    /** Whether a message says from which page, campaign and website its sender came; the privacy policy says so. */
    readonly source: boolean;
  };
  /** Origin of the photo host, which must resize by the query parameters `w`, `h`, `q`, `fit` and `auto`. */
  readonly photoHost: string;
  /** Whom `Strict-Transport-Security` binds. */
  readonly hsts: HstsScope;
  /** The check against bots before a form is sent; absent unless a key is set. See decision 0022. */
  readonly captcha?: {
    /** hCaptcha's public site key; the mail service has the secret that belongs to it. */
    readonly siteKey: string;
  };
  /** The tag that measures visits; absent unless the owner chose one. See decision 0043. */
  readonly tag?: TagConfig;
}

/** For which hosts browsers are told to use https only: this one, its subdomains too, or both from their own list. */
export const hstsScopes = ["host", "subdomains", "preload"] as const;
export type HstsScope = (typeof hstsScopes)[number];

/** A wrong or missing setting. The message says what is wrong and how to fix it. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

const defaults = {
  SITE_ORIGIN: company.origin,
  MAIL_ENDPOINT: "http://localhost:4174/submit",
  RETURN_ORIGIN: "http://localhost:4173",
  MAIL_KEY_CAREERS: "development-careers",
  MAIL_KEY_GENERAL: "development-general",
  PHOTO_HOST: "https://images.unsplash.com",
  MAIL_ATTACHMENTS: "0",
  MAIL_SOURCE: "1",
  CAPTCHA_SITE_KEY: "",
  TAG: "",
  TAG_ID: "",
  TAG_HOST: "",
  TAG_CONVERSION: "",
  HSTS: "host",
} as const;

/** The name of a setting in the environment. */
export type Setting = keyof typeof defaults;

/** An example of a setting for messages; its default where it has one. */
const exampleOf = (name: Setting): string =>
  name === "TAG_HOST" ? "https://stats.agency.example" : defaults[name];

function httpUrl(name: Setting, value: string): URL {
  let url: URL;
  try {
    url = new URL(value);
  } catch {
    throw new ConfigError(
      `${name} is "${value}", which is not a URL. Give a full address such as ${exampleOf(name)}.`,
    );
  }
  if (url.protocol !== "https:" && url.protocol !== "http:") {
    throw new ConfigError(
      `${name} is "${value}", which browsers cannot open. It must begin with https:// (or http:// on your own machine), such as ${exampleOf(name)}.`,
    );
  }
  if (url.username || url.password) {
    throw new ConfigError(
      `${name} contains a user name or a password. It ends up in public pages: give the address without them.`,
    );
  }
  return url;
}

function originOf(name: Setting, value: string): string {
  const url = httpUrl(name, value);
  if (url.pathname !== "/" || url.search || url.hash) {
    throw new ConfigError(
      `${name} is "${value}". Give only scheme and host, such as ${exampleOf(name)}.`,
    );
  }
  return url.origin;
}

function accessKey(name: Setting, value: string): string {
  if (!/^[\w-]{8,128}$/.test(value)) {
    throw new ConfigError(
      `${name} is malformed: an access key has 8 to 128 letters, digits, "-" or "_".`,
    );
  }
  return value;
}

function isOn(name: Setting, value: string): boolean {
  if (value === "1" || value === "0") return value === "1";
  throw new ConfigError(`${name} is "${value}". Give 1 for yes, or 0 or nothing for no.`);
}

function hstsScope(value: string): HstsScope {
  const scope = hstsScopes.find((known) => known === value);
  if (scope) return scope;
  throw new ConfigError(
    `HSTS is "${value}". Give ${hstsScopes.join(", ")}, or leave it empty for ${defaults.HSTS}.`,
  );
}

/** The keys that hCaptcha publishes for tests: they accept everybody. */
const captchaTestKey = /^[123]0{7}-ffff-ffff-ffff-0{11}[123]$/;

function captchaSiteKey(value: string): string {
  if (/^(?:0x|ES_)/i.test(value)) {
    throw new ConfigError(
      "CAPTCHA_SITE_KEY is a secret key, and the site key ends up in public pages. Give the site key here, give the secret to your mail service only, and replace it if it was ever published.",
    );
  }
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)) {
    throw new ConfigError(
      "CAPTCHA_SITE_KEY is malformed: a site key of hCaptcha looks like 10000000-ffff-ffff-ffff-000000000001. Copy it from your mail service's or hCaptcha's settings, or leave it empty for forms without a captcha.",
    );
  }
  return value;
}

/** Whether an origin is this machine or a reserved example name, as in development. */
function isForDevelopment(origin: string): boolean {
  const { hostname } = new URL(origin);
  return (
    /^(?:localhost|127\.|\[::1\]$)/.test(hostname) ||
    /(?:^|\.)(?:localhost|test|example|example\.(?:com|org|net))$/.test(hostname)
  );
}

/** Checks that no setting of a public site is a default of development or insecure. */
function checkProduction(config: SiteConfig): void {
  if (new URL(config.origin).protocol !== "https:") {
    throw new ConfigError(
      `SITE_ORIGIN is "${config.origin}", but a public site needs https, which its security policy requires. Give an address that begins with https://.`,
    );
  }
  const mail = new URL(config.mail.endpoint);
  if (isForDevelopment(mail.origin)) {
    throw new ConfigError(
      `MAIL_ENDPOINT is "${mail.href}", but SITE_ORIGIN is ${config.origin}: visitors cannot reach your machine, and every form would fail. Set MAIL_ENDPOINT to your mail service, or to your own apps/mailbox behind https.`,
    );
  }
  for (const [name, value] of [
    ["MAIL_ENDPOINT", mail.origin],
    ["PHOTO_HOST", config.photoHost],
    ["TAG_HOST", config.tag && "origin" in config.tag ? config.tag.origin : undefined],
  ] as const) {
    if (value !== undefined && new URL(value).protocol !== "https:") {
      throw new ConfigError(
        `${name} is "${value}", but SITE_ORIGIN is ${config.origin}: browsers block http on an https page. Give an address that begins with https://.`,
      );
    }
  }
  const { careers, hello } = config.mail.keys;
  for (const [name, key] of [
    ["MAIL_KEY_CAREERS", has("careers") ? careers : ""],
    ["MAIL_KEY_GENERAL", hello],
  ] as const) {
    if (key === defaults[name]) {
      throw new ConfigError(
        `${name} is the development key, but SITE_ORIGIN is ${config.origin}: the mail service does not know it, and messages would be lost. Set ${name} to the key your mail service gave you.`,
      );
    }
  }
  if (captchaTestKey.test(config.captcha?.siteKey ?? "")) {
    throw new ConfigError(
      `CAPTCHA_SITE_KEY is hCaptcha's key for tests, but SITE_ORIGIN is ${config.origin}: it would let every bot through. Set CAPTCHA_SITE_KEY to your own site key, or leave it empty.`,
    );
  }
}

/**
 * Reads and validates all settings. With a public `SITE_ORIGIN` it is a production build, in which no
 * default of development is accepted. Without the setting it is a build for this machine, although its
 * links have the company's own domain.
 * @throws ConfigError with the setting, what is wrong with it and how to fix it
 */
export function readSiteConfig(env: Readonly<Record<string, string | undefined>>): SiteConfig {
  const setting = (name: Setting) => env[name]?.trim() || defaults[name];
  const origin = originOf("SITE_ORIGIN", setting("SITE_ORIGIN"));
  const endpoint = httpUrl("MAIL_ENDPOINT", setting("MAIL_ENDPOINT"));
  const captcha = setting("CAPTCHA_SITE_KEY");
  const tagHost = setting("TAG_HOST");
  const tag = readTag(
    {
      kind: setting("TAG"),
      id: setting("TAG_ID"),
      host: tagHost && originOf("TAG_HOST", tagHost),
      conversion: setting("TAG_CONVERSION"),
    },
    (message) => {
      throw new ConfigError(message);
    },
  );
  const config: SiteConfig = {
    origin,
    mail: {
      endpoint: endpoint.href,
      returnOrigin:
        endpoint.hostname === "localhost"
          ? originOf("RETURN_ORIGIN", setting("RETURN_ORIGIN"))
          : origin,
      keys: {
        careers: accessKey("MAIL_KEY_CAREERS", setting("MAIL_KEY_CAREERS")),
        hello: accessKey("MAIL_KEY_GENERAL", setting("MAIL_KEY_GENERAL")),
      },
      attachments: isOn("MAIL_ATTACHMENTS", setting("MAIL_ATTACHMENTS")),
      source: isOn("MAIL_SOURCE", setting("MAIL_SOURCE")),
    },
    photoHost: originOf("PHOTO_HOST", setting("PHOTO_HOST")),
    hsts: hstsScope(setting("HSTS")),
    ...(captcha ? { captcha: { siteKey: captchaSiteKey(captcha) } } : {}),
    ...(tag ? { tag } : {}),
  };
  if (env.SITE_ORIGIN?.trim() && !isForDevelopment(config.origin)) checkProduction(config);
  return config;
}

/** The environment of this checkout, before what `.env` at the root says. */
export function environment(): Readonly<Record<string, string | undefined>> {
  const root = resolve(import.meta.dirname, "../../..");
  return { ...loadEnv("production", root, ""), ...process.env };
}

/** The settings of this checkout. */
export const loadSiteConfig = (): SiteConfig => readSiteConfig(environment());
