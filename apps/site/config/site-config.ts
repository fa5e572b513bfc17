import { join } from "node:path";
import { hasFeature } from "@kolam/content/model/pages/features";
import { current, type Language, languages } from "@kolam/content/model/pages/languages";
import type { FormMailbox } from "@kolam/content/model/types/form";
import { folders } from "@kolam/resolve/current";
import { fromRoot } from "@kolam/resolve/sites";
import { loadEnv } from "vite";
import { type Preview, readPurpose } from "../build/hosting/preview.ts";
import { readTag, type TagConfig } from "../src/measuring/tag-config.ts";
import {
  ConfigError,
  defaults,
  httpUrl,
  isOn,
  originOf,
  type Setting,
  siteUrlOf,
} from "./settings.ts";

export { ConfigError, type Setting } from "./settings.ts";

/** Settings of the site. All of them are public: they end up in pages. */
export interface SiteConfig {
  /**
   * Where the site is served from, without a slash at its end: a host, or a folder on one.
   * Canonical links start with it.
   */
  readonly siteUrl: string;
  /** The path of that folder, such as `/agency`; empty at the root of a host. */
  readonly base: string;
  /**
   * Whether the build is only for this machine, where fast pictures and compression matter more
   * than size.
   */
  readonly quick: boolean;
  /**
   * The folder of what its host serves, in `apps/site`: a language on another host than the first
   * has its own.
   */
  readonly dist: string;
  /** All languages as BCP 47 tags, the first first, and where the site in each is. */
  readonly languages: readonly { readonly language: string; readonly url: string }[];
  readonly mail: {
    /** URL to which forms are posted. */
    readonly endpoint: string;
    /**
     * The site to whose thank-you page the mail service redirects after a form without scripts:
     * this one, or with the local mailbox that of the local server.
     */
    readonly returnUrl: string;
    /**
     * Public access keys of the mail service. A key selects the mailbox of a message; it opens
     * nothing.
     */
    readonly keys: Readonly<Record<FormMailbox, string>>;
    /**
     * Whether the mail service keeps files, so that the application form sends the resume. See
     * decision 0013.
     */
    readonly attachments: boolean;
    /**
     * Whether a message includes the page, campaign and website that its sender came from; the
     * privacy policy says so.
     */
    readonly source: boolean;
  };
  /**
   * Where the SEO analyzer has pages fetched by their address; absent where it audits only what is
   * pasted. See decision 0063.
   */
  readonly audit?: { readonly endpoint: string };
  /**
   * Origin of the photo host, which must resize by the query parameters `w`, `h`, `q`, `fit` and
   * `auto`.
   */
  readonly photoHost: string;
  /** Whom `Strict-Transport-Security` binds. */
  readonly hsts: HstsScope;
  /**
   * The check against bots before a form is sent; absent unless a key is set. See decision 0022.
   */
  readonly captcha?: {
    /** hCaptcha's public site key; the mail service has the secret that belongs to it. */
    readonly siteKey: string;
  };
  /** Where pages report what their visitors meet; absent unless the owner asked for it. */
  readonly reports?: string;
  /** The tag that measures visits; absent unless the owner chose one. See decision 0043. */
  readonly tag?: TagConfig;
  /** The data of a preview; undefined on the live site. See decision 0049. */
  readonly preview?: Preview;
}

/**
 * The hosts for which browsers must use https only: this one, its subdomains too, or both from
 * their own list.
 */
export const hstsScopes = ["host", "subdomains", "preload"] as const;
export type HstsScope = (typeof hstsScopes)[number];

/** The folder of a language's site: the first is at the root, others are below their tag. */
export const folderOf = ({ tag }: Language): string => (tag === languages[0].tag ? "" : `/${tag}`);

/** Whether two addresses are on one host. */
export const sameHost = (one: string, other: string): boolean =>
  new URL(one).origin === new URL(other).origin;

function accessKey(name: Setting, value: string): string {
  if (!/^[\w-]{8,128}$/.test(value)) {
    throw new ConfigError(
      `${name} is malformed: an access key has 8 to 128 letters, digits, "-" or "_".`,
    );
  }
  return value;
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

/** Whether a URL is on this machine or has a reserved example name, as in development. */
function isForDevelopment(address: string): boolean {
  const { hostname } = new URL(address);
  return (
    /^(?:localhost|127\.|\[::1\]$)/.test(hostname) ||
    /(?:^|\.)(?:localhost|test|example|example\.(?:com|org|net))$/.test(hostname)
  );
}

/**
 * Whether the build is public: not if the site or its mail service is on this machine, nor if it is
 * a preview, which may be unfinished.
 */
export const isForPublic = ({ siteUrl, mail, preview }: SiteConfig): boolean =>
  !preview &&
  ![siteUrl, mail.endpoint].some((address) =>
    /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(address).hostname),
  );

/**
 * Where pages are fetched: as the owner says, or on this machine beside its mailbox. A preview
 * audits no addresses: the mailbox takes orders from the live site alone.
 */
function auditEndpoint(given: string, mail: URL, isPreview: boolean): string | undefined {
  if (isPreview) return undefined;
  if (given !== "") return httpUrl("AUDIT_ENDPOINT", given).href;
  return mail.hostname === "localhost" ? new URL("audit", mail).href : undefined;
}

/** Checks that no setting of a public site is a default of development or insecure. */
function checkProduction(config: SiteConfig): void {
  if (new URL(config.siteUrl).protocol !== "https:") {
    throw new ConfigError(
      `SITE_URL is "${config.siteUrl}", but a public site needs https, which its security policy requires. Give an address that begins with https://.`,
    );
  }
  const mail = new URL(config.mail.endpoint);
  if (isForDevelopment(mail.origin)) {
    throw new ConfigError(
      `MAIL_ENDPOINT is "${mail.href}", but SITE_URL is ${config.siteUrl}: visitors cannot reach your machine, and every form would fail. Set MAIL_ENDPOINT to your mail service, or to your own apps/mailbox behind https.`,
    );
  }
  for (const [name, value] of [
    ["MAIL_ENDPOINT", mail.origin],
    ["AUDIT_ENDPOINT", config.audit?.endpoint],
    ["PHOTO_HOST", config.photoHost],
    ["TAG_HOST", config.tag && "origin" in config.tag ? config.tag.origin : undefined],
  ] as const) {
    if (value !== undefined && new URL(value).protocol !== "https:") {
      throw new ConfigError(
        `${name} is "${value}", but SITE_URL is ${config.siteUrl}: browsers block http on an https page. Give an address that begins with https://.`,
      );
    }
  }
  const { careers, hello } = config.mail.keys;
  for (const [name, key] of [
    ["MAIL_KEY_CAREERS", hasFeature("careers") ? careers : ""],
    ["MAIL_KEY_GENERAL", hello],
  ] as const) {
    if (key === defaults[name]) {
      throw new ConfigError(
        `${name} is the development key, but SITE_URL is ${config.siteUrl}: the mail service does not know it, and messages would be lost. Set ${name} to the key your mail service gave you.`,
      );
    }
  }
  if (captchaTestKey.test(config.captcha?.siteKey ?? "")) {
    throw new ConfigError(
      `CAPTCHA_SITE_KEY is hCaptcha's key for tests, but SITE_URL is ${config.siteUrl}: it would let every bot through. Set CAPTCHA_SITE_KEY to your own site key, or leave it empty.`,
    );
  }
}

/**
 * Reads and validates all settings. With a public `SITE_URL` it is a production build, in which no
 * default of development is accepted. Without the setting it is a build for this machine, although
 * its links have the company's own domain.
 * @throws ConfigError with the setting, what is wrong with it and how to fix it
 */
export function readSiteConfig(given: Readonly<Record<string, string | undefined>>): SiteConfig {
  // The setting had this name while a site could not be in a folder.
  const env: typeof given = { ...given, SITE_URL: given.SITE_URL?.trim() || given.SITE_ORIGIN };
  const setting = (name: Setting) => env[name]?.trim() || defaults[name];
  const purpose = readPurpose(env, setting);
  const { endpoint, preview } = purpose;
  // In development each language has its own server, on every second port: see tools/run/dev.ts.
  const devPort = Number(env.DEV_PORT ?? 0);
  const urlOf = (language: Language) => {
    if (devPort) return `http://localhost:${devPort + 2 * languages.indexOf(language)}`;
    const name = `SITE_URL_${language.tag.toUpperCase().replace("-", "_")}` as const;
    const own = preview ? undefined : env[name]?.trim();
    return own ? siteUrlOf(name, own) : purpose.siteUrl + folderOf(language);
  };
  const siteUrl = urlOf(current);
  const base = new URL(siteUrl).pathname.replace(/\/$/, "");
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
  const key = (name: "MAIL_KEY_CAREERS" | "MAIL_KEY_GENERAL") =>
    preview
      ? accessKey("PREVIEW_MAIL_KEY", setting("PREVIEW_MAIL_KEY") || "no-mailbox")
      : accessKey(name, setting(name));
  const audit = auditEndpoint(setting("AUDIT_ENDPOINT"), endpoint, preview !== undefined);
  const config: SiteConfig = {
    siteUrl,
    base,
    quick: !preview && !env.SITE_URL?.trim(),
    dist: sameHost(siteUrl, purpose.siteUrl) ? "dist" : `build-out${folderOf(current)}/dist`,
    languages: languages.map((each) => ({ language: each.language, url: urlOf(each) })),
    mail: {
      endpoint: endpoint.href,
      returnUrl:
        endpoint.hostname === "localhost"
          ? originOf("RETURN_ORIGIN", setting("RETURN_ORIGIN")) + base
          : siteUrl,
      keys: { careers: key("MAIL_KEY_CAREERS"), hello: key("MAIL_KEY_GENERAL") },
      attachments: isOn("MAIL_ATTACHMENTS", setting("MAIL_ATTACHMENTS")),
      source: isOn("MAIL_SOURCE", setting("MAIL_SOURCE")),
    },
    photoHost: originOf("PHOTO_HOST", setting("PHOTO_HOST")),
    // A preview has no say over other names of its domain.
    hsts: preview ? "host" : hstsScope(setting("HSTS")),
    ...(audit ? { audit: { endpoint: audit } } : {}),
    ...(captcha && !preview ? { captcha: { siteKey: captchaSiteKey(captcha) } } : {}),
    ...(tag && !preview ? { tag } : {}),
    ...(isOn("VISITOR_REPORTS", setting("VISITOR_REPORTS")) && !preview
      ? { reports: new URL("reports", endpoint).href }
      : {}),
    ...(preview
      ? { preview: { ...preview, live: preview.live && preview.live + folderOf(current) } }
      : {}),
  };
  if (!preview && env.SITE_URL?.trim() && !isForDevelopment(siteUrl)) checkProduction(config);
  return config;
}

/** The environment of this process, before what the site's `.env` says. */
export function environment(): Readonly<Record<string, string | undefined>> {
  return { ...loadEnv("production", folders.settings, ""), ...process.env };
}

/** Where a setting is from, for messages; empty for one that is nowhere. */
function placeOf(setting: string, env: ReturnType<typeof environment>): string {
  if (process.env[setting]) return "The environment: ";
  return env[setting] ? `${fromRoot(join(folders.settings, ".env"))}: ` : "";
}

/**
 * The settings of this checkout.
 * @throws ConfigError with the file or environment in which the setting is
 */
export function loadSiteConfig(): SiteConfig {
  const env = environment();
  try {
    return readSiteConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const [setting = ""] = /^[A-Z_]+/.exec(error.message) ?? [];
    throw new ConfigError(placeOf(setting, env) + error.message);
  }
}
