import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { StartError } from "./errors.ts";
import { type Look, lookProblems, standardLook } from "./look.ts";
import { isLoopback } from "./loopback.ts";
import { readSmtpUrl } from "./smtp-url.ts";
import { addressesIn, parseAddress } from "./submission/address.ts";
import { partsOf } from "./submission/text.ts";
import { english, textIn, type Words } from "./words.ts";

/** How much may be stored in a day; 0 means any number. */
export type Quota = { messages: number; bytes: number };

/** The services that check captchas: the form field with their token, and where it is checked. */
const captchaServices = [
  {
    name: "hCaptcha",
    field: "h-captcha-response",
    setting: "HCAPTCHA",
    url: "https://api.hcaptcha.com/siteverify",
  },
  {
    name: "Turnstile",
    field: "cf-turnstile-response",
    setting: "TURNSTILE",
    url: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
  },
];

/** A service that checks captchas, if its secret is set. */
export type CaptchaConfig = Omit<(typeof captchaServices)[number], "setting"> & { secret: string };

/** All settings of the mailbox. Sizes in bytes, durations in milliseconds. */
export type Config = ReturnType<typeof readSettings>;

/** How accepted messages are forwarded by SMTP. */
export type RelayConfig = NonNullable<Config["relay"]>;
/** How another program learns of accepted messages. */
export type WebhookConfig = NonNullable<Config["webhook"]>;
/** For whom pages are fetched that are to be audited, and how many. */
export type AuditConfig = NonNullable<Config["audit"]>;
/** How failed deliveries are retried. */
export type RetryPolicy = Omit<RelayConfig, "url">;

const webhookFormats = ["json", "slack"] as const;

/** Public access keys for development. The site's default build uses them. */
export const developmentKeys = {
  "development-careers": "careers@agency.example",
  "development-general": "hello@agency.example",
} as const;

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Shortest password, in characters. A limit of guesses per address does not stop many addresses.
 */
const minSecretLength = 16;

const megabyte = 1024 * 1024;
const day = 24 * 60 * 60 * 1000;

/** Whether all values are words. */
const hasTexts = <Name extends string>(
  given: Record<Name, unknown>,
): given is Record<Name, string> =>
  Object.values(given).every((one) => typeof one === "string" && one !== "");

/** Reads the settings from the environment, and notes what is wrong with them. */
function readSettings(env: Env, problems: string[]) {
  const text = (name: string): string | undefined => {
    const value = env[name]?.trim();
    return value === undefined || value === "" ? undefined : value;
  };
  const whole = (name: string, fallback: number, min: number, max: number): number => {
    const value = text(name);
    if (value === undefined) return fallback;
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= min && number <= max) return number;
    problems.push(`${name} must be a whole number from ${min} to ${max}, not "${value}".`);
    return fallback;
  };
  const secret = (name: string): string | undefined => {
    const value = text(name);
    if (value !== undefined && value.length < minSecretLength) {
      // The message leaves the value out, because it is a password.
      problems.push(`${name} must have at least ${minSecretLength} characters.`);
    }
    return value;
  };
  const quota = (name: string, messages: number, megabytes: number): Quota => {
    const value = text(name) ?? `${messages}/${megabytes}`;
    const [, most = "0", size = "0"] = /^(\d{1,7})\/(\d{1,6})$/.exec(value) ?? [];
    if (value !== "0" && most === "0" && size === "0" && value !== "0/0") {
      problems.push(
        `${name} must be messages/megabytes a day, such as ${messages}/${megabytes}, or 0 for no limit, not "${value}".`,
      );
    }
    return { messages: Number(most), bytes: Number(size) * megabyte };
  };
  const captcha = ({ name, field, setting, url }: (typeof captchaServices)[number]) => {
    const key = text(`${setting}_SECRET`);
    const address = text(`${setting}_VERIFY_URL`) ?? url;
    if (!/^https?:$/.test(URL.parse(address)?.protocol ?? "")) {
      problems.push(`${setting}_VERIFY_URL must be a URL such as ${url}.`);
    }
    return key === undefined ? [] : [{ name, field, secret: key, url: address }];
  };
  const address = (name: string, value: string): string => {
    const parsed = parseAddress(value);
    if (parsed.ok && /[^\p{ASCII}]/u.test(parsed.address)) {
      problems.push(
        `${name}: "${value}" has letters before the @ that not every mail server takes. Use an address in plain letters.`,
      );
    }
    if (parsed.ok) return parsed.address;
    problems.push(
      `${name}: "${value}" is not an e-mail address (${textIn(english, parsed.reason)}).`,
    );
    return value;
  };
  const origins = (name: string, fallback: readonly string[]): readonly string[] => {
    const value = text(name);
    if (value === undefined) return fallback;
    return partsOf(value, ",").map((origin) => {
      if (origin === "*" && name === "ALLOWED_ORIGINS") return origin;
      const parsed = URL.parse(origin.replace(/:\*$/, ":1"));
      const plain = parsed !== null && /^https?:$/.test(parsed.protocol) && parsed.pathname === "/";
      if (!plain || origin.endsWith("/")) {
        problems.push(`${name}: "${origin}" is not an origin such as https://www.example.com.`);
      }
      return origin.toLowerCase();
    });
  };

  const readKeys = (): Readonly<Record<string, string>> => {
    const value = text("MAILBOX_KEYS");
    if (value === undefined) return developmentKeys;
    const keys: Record<string, string> = Object.create(null);
    for (const pair of partsOf(value, ",")) {
      const cut = pair.indexOf("=");
      const key = pair.slice(0, Math.max(cut, 0)).trim();
      const recipients = addressesIn(pair.slice(cut + 1));
      if (key === "" || recipients.length === 0) {
        problems.push(`MAILBOX_KEYS: "${pair}" does not have the form key=address.`);
      } else if (key in keys) problems.push(`MAILBOX_KEYS has the key "${key}" twice.`);
      else keys[key] = recipients.map((one) => address("MAILBOX_KEYS", one)).join(", ");
    }
    return keys;
  };

  const wordsIn = (path: string): Words => {
    try {
      const given: Record<string, unknown> = JSON.parse(readFileSync(path, "utf8"));
      for (const [word, said] of Object.entries(given)) {
        if (Object.hasOwn(english, word) && typeof said === "string") continue;
        problems.push(`MAILBOX_WORDS has no text that the mailbox knows as "${word}".`);
      }
      return { ...english, ...given };
    } catch (error) {
      problems.push(`MAILBOX_WORDS cannot be read: ${(error as Error).message}`);
      return english;
    }
  };
  const users = (): Readonly<Record<string, string>> => {
    const all: Record<string, string> = Object.create(null);
    for (const pair of partsOf(text("INBOX_USERS") ?? "", ",")) {
      const cut = pair.indexOf(":");
      const name = pair.slice(0, Math.max(cut, 0)).trim();
      const password = pair.slice(cut + 1);
      // The messages leave the values out, because they are passwords.
      if (!/^[\w.-]{1,40}$/.test(name))
        problems.push("INBOX_USERS needs name:password, … with plain names.");
      else if (password.length < minSecretLength)
        problems.push(
          `INBOX_USERS: the password of "${name}" must have at least ${minSecretLength} characters.`,
        );
      else if (name in all) problems.push(`INBOX_USERS has the name "${name}" twice.`);
      else all[name] = password;
    }
    return all;
  };
  const userForms = (names: readonly string[]): Readonly<Record<string, readonly string[]>> => {
    const all: Record<string, readonly string[]> = Object.create(null);
    for (const pair of partsOf(text("INBOX_FORMS") ?? "", ",")) {
      const cut = pair.indexOf(":");
      const name = pair.slice(0, Math.max(cut, 0)).trim();
      const forms = partsOf(pair.slice(cut + 1), "|").map((form) => form.trim());
      if (!names.includes(name) || forms.some((form) => form === "")) {
        problems.push(
          `INBOX_FORMS: "${pair}" does not have the form name:Form|Form with a name of INBOX_USERS.`,
        );
      } else all[name] = forms;
    }
    return all;
  };
  const keptIn = (path: string | undefined): Readonly<Record<string, number>> => {
    if (path === undefined) return {};
    try {
      const given: Record<string, unknown> = JSON.parse(readFileSync(path, "utf8"));
      const days = Object.entries(given).filter((pair): pair is [string, number] => {
        const [form, number] = pair;
        if (Number.isInteger(number) && Number(number) >= 0 && Number(number) <= 36_500)
          return true;
        problems.push(`MAILBOX_KEPT must give “${form}” a whole number of days from 0 to 36500.`);
        return false;
      });
      return Object.fromEntries(days);
    } catch (error) {
      problems.push(`MAILBOX_KEPT cannot be read: ${(error as Error).message}`);
      return {};
    }
  };
  const [words = english, ...otherWords] = partsOf(text("MAILBOX_WORDS") ?? "", ",").map(wordsIn);

  const lookIn = (path: string | undefined): Look => {
    if (path === undefined) return standardLook;
    try {
      const given = JSON.parse(readFileSync(path, "utf8"));
      const wrong = lookProblems(given);
      problems.push(...wrong.map((problem) => `MAILBOX_LOOK ${problem}`));
      return wrong.length > 0 ? standardLook : given;
    } catch (error) {
      problems.push(`MAILBOX_LOOK cannot be read: ${(error as Error).message}`);
      return standardLook;
    }
  };

  const trustProxy = (): number => {
    const value = text("TRUST_PROXY")?.toLowerCase();
    if (value === undefined || value === "false" || value === "no") return 0;
    if (value === "true" || value === "yes") return 1;
    return whole("TRUST_PROXY", 0, 0, 10);
  };

  const retry = {
    /** What cannot be delivered within this time has failed. */
    giveUpMs: whole("RELAY_GIVE_UP_DAYS", 5, 1, 60) * day,
    /**
     * Delay before the first retry. Doubles with every attempt up to `maxDelayMs`, ±50 % jitter.
     */
    baseDelayMs: 5000,
    maxDelayMs: 60 * 60 * 1000,
    /** Longest wait for an answer of the other side. */
    // RFC 5321, 4.5.3.2.6: if the client gives up before the server answers, the server gets the
    // mail again.
    timeoutMs: 10 * 60_000,
  };
  const relay = () => {
    const url = text("SMTP_URL");
    if (url === undefined) return undefined;
    problems.push(...readSmtpUrl(url).problems.map((problem) => `SMTP_URL ${problem}`));
    return { url, ...retry };
  };

  const webhook = () => {
    const url = text("WEBHOOK_URL");
    const key = secret("WEBHOOK_SECRET");
    const wanted = text("WEBHOOK_FORMAT") ?? "json";
    const format = webhookFormats.find((name) => name === wanted);
    if (!format) {
      problems.push(`WEBHOOK_FORMAT must be ${webhookFormats.join(" or ")}, not "${wanted}".`);
    }
    if (url === undefined) return undefined;
    const { protocol = "", hostname = "" } = URL.parse(url) ?? {};
    if (protocol !== "https:" && !(protocol === "http:" && isLoopback(hostname))) {
      // The message leaves the value out, because a chat's address is its password.
      problems.push("WEBHOOK_URL must begin with https://, or be on this machine.");
    }
    if (format === "json" && key === undefined) {
      problems.push(
        "WEBHOOK_SECRET is missing: without it the receiver cannot tell who sent a request.",
      );
    }
    return {
      url,
      /** Signs the requests; undefined for a chat that does not check signatures. */
      secret: key,
      /** `json` is signed and has every field, `slack` is a text for a chat. */
      format: format ?? "json",
      ...retry,
      timeoutMs: 15_000,
    };
  };

  const newsletter = () => {
    const paths = partsOf(text("MAILBOX_NEWSLETTER") ?? "", ",");
    if (paths.length === 0) return undefined;
    const given = paths.flatMap((path) => {
      try {
        const given: Record<string, unknown> = JSON.parse(readFileSync(path, "utf8"));
        const { form, sender, language, text } = given;
        const all = { form, sender, language, text };
        if (hasTexts(all)) return [all];
        problems.push("MAILBOX_NEWSLETTER needs form, sender, language and text.");
      } catch (error) {
        problems.push(`MAILBOX_NEWSLETTER cannot be read: ${(error as Error).message}`);
      }
      return [];
    });
    const url = text("NEWSLETTER_URL");
    const smtp = text("NEWSLETTER_SMTP_URL");
    if (smtp !== undefined) {
      const wrong = readSmtpUrl(smtp).problems;
      problems.push(...wrong.map((problem) => `NEWSLETTER_SMTP_URL ${problem}`));
    } else if (url !== undefined) {
      problems.push(
        "NEWSLETTER_SMTP_URL is missing: letters that confirm need a relay account of their own.",
      );
    }
    if (url !== undefined && URL.parse(url)?.protocol !== "https:") {
      problems.push("NEWSLETTER_URL must be the mailbox’s own address and begin with https://.");
    }
    return {
      /** The form whose addresses are confirmed. */
      form: given[0]?.form ?? "",
      /** Whose newsletter it is. */
      sender: given[0]?.sender ?? "",
      /** What stands beside the form, by its language. */
      texts: Object.fromEntries(given.map(({ language, text }) => [language, text])),
      /** Where its links lead; without one, to this machine. */
      url: (url ?? `http://localhost:${text("MAILBOX_PORT") ?? 4174}`).replace(/\/$/, ""),
      /** The sender, another one than that of the forms’ mails. */
      from: address("NEWSLETTER_FROM", text("NEWSLETTER_FROM") ?? "newsletter@agency.example"),
      /** The relay; without one, on this machine, the log has the link. */
      smtp,
      /** How many letters go out in a day. */
      perDay: whole("NEWSLETTER_PER_DAY", 100, 1, 10_000),
    };
  };

  const alsoTo = (): readonly string[] | undefined => {
    const named = text("MAILBOX_ALSO_TO");
    if (named === undefined) return undefined;
    return named === "none" ? [] : partsOf(named, "|");
  };

  const readers = users();
  const audit = () => {
    const all = origins("AUDIT_ORIGINS", []);
    const contact = text("AUDIT_CONTACT") ?? all[0] ?? "";
    if (/[^!-~]|[()]/.test(contact)) {
      problems.push(`AUDIT_CONTACT must be an address in plain letters, not "${contact}".`);
    }
    const perDay = text("AUDIT_PER_DAY") ?? "50/2000";
    const [, each = "0", inAll = "0"] = /^(\d{1,6})\/(\d{1,7})$/.exec(perDay) ?? [];
    if (each === "0" || inAll === "0") {
      problems.push(
        `AUDIT_PER_DAY must be the pages for one visitor/for all, such as 50/2000, not "${perDay}".`,
      );
    }
    if (all.length === 0) return undefined;
    return {
      /** The origins whose pages may have pages fetched; a port may be `*`. */
      origins: all,
      /** Where the owner of a fetched page finds who asks for it. */
      contact,
      /** Pages that are fetched in a day for one visitor, and for all together. */
      perDay: { each: Number(each), all: Number(inAll) },
      /** The program that fetches. */
      child: {
        file: resolve(import.meta.dirname, "audit/child.ts"),
        args: [] as readonly string[],
      },
    };
  };

  const acceptFiles = whole("ACCEPT_FILES", 0, 0, 1) === 1;
  return {
    host: text("HOST") ?? "127.0.0.1",
    /** 0 picks any free port. */
    port: whole("MAILBOX_PORT", 4174, 0, 65_535),
    dataDir: resolve(text("DATA_DIR") ?? resolve(import.meta.dirname, "..", "data")),
    /**
     * Access key → recipients of its messages, with commas between them. A client never chooses
     * one.
     */
    keys: readKeys(),
    /** What visitors read, and the labels of mails. */
    words,
    /** What visitors read who used a form in another language. */
    otherWords,
    /** The name and the colours of the pages. */
    look: lookIn(text("MAILBOX_LOOK")),
    /** Address in `From`. The submitter's address only ever goes into `Reply-To`. */
    mailFrom: address("MAIL_FROM", text("MAIL_FROM") ?? "mailbox@agency.example"),
    /**
     * Origins whose pages may post; `*` for any. A request without an origin comes from no page.
     */
    allowedOrigins: origins("ALLOWED_ORIGINS", ["*"]),
    /** Origins that a `redirect` field may point to; a port may be `*`. */
    redirectOrigins: origins("ALLOWED_REDIRECT_ORIGINS", [
      "http://localhost:*",
      "http://127.0.0.1:*",
    ]),
    /** Submissions per minute and client address; 0 turns the limit off. */
    ratePerMinute: whole("RATE_PER_MINUTE", 30, 0, 100_000),
    /** Submissions that a client address may have half sent at a time; 0 turns the limit off. */
    openPerAddress: whole("MAX_OPEN_PER_ADDRESS", 16, 0, 1000),
    /**
     * For all clients together: connections, half-sent submissions, and bytes of memory for those.
     */
    maxConnections: 1024,
    maxHalfSent: 512,
    maxPostBytes: 64 * megabyte,
    /** The quotas of a client address, of an access key, and of all together. */
    quotas: {
      address: quota("QUOTA_PER_ADDRESS", 200, 20),
      key: quota("QUOTA_PER_KEY", 4000, 150),
      total: quota("QUOTA_IN_ALL", 8000, 300),
    },
    /** Number of trusted proxies that append to `X-Forwarded-For`; 0 ignores the header. */
    trustProxy: trustProxy(),
    maxMessages: whole("MAX_MESSAGES", 20_000, 1, 1_000_000),
    maxBytes: whole("MAX_DISK_MB", 512, 1, 1_000_000) * megabyte,
    /** Space on the disk that the mailbox leaves free. */
    minFreeBytes: whole("MIN_FREE_MB", 256, 0, 1_000_000) * megabyte,
    acceptFiles,
    /** Whether pages may report what their visitors met. */
    takesReports: whole("VISITOR_REPORTS", 0, 0, 1) === 1,
    /** The services that check captchas; a post must pass one of them. */
    captchas: captchaServices.flatMap(captcha),
    /** From this many points on a message is spam; 0 turns the points off. */
    spamScore: whole("SPAM_SCORE", 5, 0, 100),
    /**
     * Password of the inbox pages (HTTP basic authentication, any user name); undefined for none.
     */
    inboxToken: secret("INBOX_TOKEN"),
    /** The people who read the inbox, by their names, each with a password of their own. */
    users: readers,
    /** Of which forms somebody reads the messages, by name; whoever is not in it reads all. */
    userForms: userForms(Object.keys(readers)),
    /** Password of `/metrics` alone, for the program that collects them. */
    metricsToken: secret("METRICS_TOKEN"),
    /** The same for the messages of single forms, by their names, as the site promises it. */
    keptDays: keptIn(text("MAILBOX_KEPT")),
    /** Messages older than this are erased; 0 keeps them. */
    retentionDays: whole("RETENTION_DAYS", 0, 0, 36_500),
    relay: relay(),
    webhook: webhook(),
    /**
     * Whom the site's privacy policy names as getting each message besides its recipients;
     * undefined if the mailbox is not told.
     */
    alsoTo: alsoTo(),
    /** How addresses for the newsletter are confirmed; undefined if they are not. */
    newsletter: newsletter(),
    /** Fetching pages that visitors want audited; undefined for none, and then nothing is loaded. */
    audit: audit(),
    /** Timeouts for the request headers, for the whole request and for an idle connection. */
    headersTimeoutMs: 10_000,
    // Five megabytes take a while on a phone.
    requestTimeoutMs: acceptFiles ? 120_000 : 30_000,
    idleTimeoutMs: 60_000,
  };
}

/**
 * Reads the settings from the environment. `overrides` take precedence.
 * @throws StartError listing every invalid value at once
 */
export function readConfig(env: Env, overrides: Partial<Config> = {}): Config {
  const problems: string[] = [];
  const config = { ...readSettings(env, problems), ...overrides };
  if (Object.keys(config.keys).length === 0) {
    problems.push("MAILBOX_KEYS contains no access key, so no message could be accepted.");
  }
  if (problems.length > 0) {
    throw new StartError(`The mailbox cannot start:\n${problems.map((p) => `  ${p}`).join("\n")}`);
  }
  return config;
}
