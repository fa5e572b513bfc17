import { resolve } from "node:path";
import { loadEnv } from "vite";

/** What the built site needs to know about the world. Everything here is public by design. */
export interface SiteConfig {
  /** Scheme, host and port the site is served from; canonical links are made of it. */
  readonly origin: string;
  readonly mail: {
    /** Where forms are posted. */
    readonly endpoint: string;
    /**
     * Public access keys of the mail service. They name a mailbox, they do not open it: the service
     * routes by key, so `to_email` in a message is information only.
     */
    readonly keys: { readonly careers: string; readonly general: string };
  };
  /** Origin of the photo host, which must resize by the parameters `w`, `h`, `q`, `fit` and `auto`. */
  readonly photoHost: string;
}

/** A setting that is missing or malformed: what, why, and how to mend it. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

const defaults = {
  SITE_ORIGIN: "https://kolam.example.com",
  MAIL_ENDPOINT: "http://localhost:4174/submit",
  MAIL_KEY_CAREERS: "kolam-dev-careers",
  MAIL_KEY_GENERAL: "kolam-dev-general",
  PHOTO_HOST: "https://images.unsplash.com",
} as const;

type Setting = keyof typeof defaults;

function httpUrl(name: Setting, value: string): URL {
  let url: URL;
  try {
    url = new URL(value);
  } catch {
    throw new ConfigError(
      `${name} is "${value}", which is not a URL. Give a full address such as ${defaults[name]}.`,
    );
  }
  if (url.protocol !== "https:" && url.protocol !== "http:") {
    throw new ConfigError(`${name} must begin with https:// or http://, not ${url.protocol}`);
  }
  return url;
}

function originOf(name: Setting, value: string): string {
  const url = httpUrl(name, value);
  if (url.pathname !== "/" || url.search || url.hash) {
    throw new ConfigError(
      `${name} is "${value}". Give only scheme and host, such as ${defaults[name]}.`,
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

/**
 * Reads and validates the settings, the only place that does.
 * @throws ConfigError naming the setting, what is wrong with it and how to mend it.
 */
export function readSiteConfig(env: Readonly<Record<string, string | undefined>>): SiteConfig {
  const setting = (name: Setting) => env[name]?.trim() || defaults[name];
  return {
    origin: originOf("SITE_ORIGIN", setting("SITE_ORIGIN")),
    mail: {
      endpoint: httpUrl("MAIL_ENDPOINT", setting("MAIL_ENDPOINT")).href,
      keys: {
        careers: accessKey("MAIL_KEY_CAREERS", setting("MAIL_KEY_CAREERS")),
        general: accessKey("MAIL_KEY_GENERAL", setting("MAIL_KEY_GENERAL")),
      },
    },
    photoHost: originOf("PHOTO_HOST", setting("PHOTO_HOST")),
  };
}

/** The settings of this checkout: the environment first, then `.env` at the root. */
export function loadSiteConfig(): SiteConfig {
  const root = resolve(import.meta.dirname, "../../..");
  return readSiteConfig({ ...loadEnv("production", root, ""), ...process.env });
}
