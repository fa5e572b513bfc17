import { company } from "@site/facts/company";

/** An invalid or missing setting. The message says what is wrong and how to fix it. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/** Every setting, with what it is unless it is set. */
export const defaults = {
  SITE_URL: company.origin,
  MAIL_ENDPOINT: "http://localhost:4174/submit",
  AUDIT_ENDPOINT: "",
  RETURN_ORIGIN: "http://localhost:4173",
  MAIL_KEY_CAREERS: "development-careers",
  MAIL_KEY_GENERAL: "development-general",
  PHOTO_HOST: "https://images.unsplash.com",
  MAIL_ATTACHMENTS: "0",
  MAIL_SOURCE: "0",
  VISITOR_REPORTS: "0",
  CAPTCHA_SITE_KEY: "",
  TAG: "",
  TAG_ID: "",
  TAG_HOST: "",
  TAG_CONVERSION: "",
  HSTS: "host",
  NOINDEX: "",
  PRODUCTION_BRANCH: "main",
  DRAFTS: "0",
  PREVIEW_ORIGIN: "",
  PREVIEW_MAIL_ENDPOINT: "",
  PREVIEW_MAIL_KEY: "",
} as const;

/** The name of a setting in the environment. */
export type Setting = keyof typeof defaults;

/** The address of a language that has its own, such as `SITE_URL_HI`. */
type SettingName = Setting | `SITE_URL_${string}`;

/** An example of a setting for messages; its default where it has one. */
export const exampleOf = (name: SettingName): string =>
  defaults[name as Setting] ||
  {
    AUDIT_ENDPOINT: "https://mail.agency.example/audit",
    TAG_HOST: "https://stats.agency.example",
    PREVIEW_ORIGIN: "https://{branch}.agency.example",
    PREVIEW_MAIL_ENDPOINT: "https://mail.agency.example/submit",
  }[name as string] ||
  defaults.SITE_URL;

/** The address in a setting. */
export function httpUrl(name: SettingName, value: string): URL {
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

/**
 * The address of a site in a setting, without a slash at its end: of a host, or of a folder on one.
 */
export function siteUrlOf(name: SettingName, value: string): string {
  const url = httpUrl(name, value);
  if (url.search || url.hash || !/^(?:\/[\w.~-]+)*\/?$/.test(url.pathname)) {
    throw new ConfigError(
      `${name} is "${value}". Give scheme, host and perhaps a folder, such as ${exampleOf(name)}.`,
    );
  }
  return url.origin + url.pathname.replace(/\/$/, "");
}

/** The origin in a setting. */
export function originOf(name: Setting, value: string): string {
  const url = httpUrl(name, value);
  if (url.pathname !== "/" || url.search || url.hash) {
    throw new ConfigError(
      `${name} is "${value}". Give only scheme and host, such as ${exampleOf(name)}.`,
    );
  }
  return url.origin;
}

/** Whether a setting is on. */
export function isOn(name: Setting, value: string): boolean {
  if (value === "1" || value === "0") return value === "1";
  throw new ConfigError(`${name} is "${value}". Give 1 for yes, or 0 or nothing for no.`);
}
