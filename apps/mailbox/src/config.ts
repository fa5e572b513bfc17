import { resolve } from "node:path";
import { StartError } from "./errors.ts";
import { readKeys, readUserForms, readUsers } from "./settings/access.ts";
import { readAudit } from "./settings/audit.ts";
import { readCaptchas } from "./settings/captchas.ts";
import { readRelay, readRetry, readWebhook } from "./settings/deliveries.ts";
import { readKeptDays, readLook, readWords } from "./settings/files.ts";
import { readNewsletter } from "./settings/newsletter.ts";
import { type Env, megabyte, SettingsReader } from "./settings/reader.ts";
import { partsOf } from "./submission/text.ts";
import { english } from "./words.ts";

/** All settings of the mailbox. Sizes in bytes, durations in milliseconds. */
export type Config = ReturnType<typeof readSettings>;

/** How many proxies before it the mailbox believes. */
function readTrustProxy(reader: SettingsReader): number {
  const value = reader.text("TRUST_PROXY")?.toLowerCase();
  if (value === undefined || value === "false" || value === "no") return 0;
  if (value === "true" || value === "yes") return 1;
  return reader.whole("TRUST_PROXY", 0, 0, 10);
}

/** The recipients that the privacy policy names; `undefined` if the setting is missing. */
function readAlsoTo(reader: SettingsReader): readonly string[] | undefined {
  const named = reader.text("MAILBOX_ALSO_TO");
  if (named === undefined) return undefined;
  return named === "none" ? [] : partsOf(named, "|");
}

/** Reads the settings from the environment. */
function readSettings(reader: SettingsReader) {
  const [words = english, ...otherWords] = readWords(reader);
  const retry = readRetry(reader);
  const users = readUsers(reader);
  const acceptFiles = reader.isOn("ACCEPT_FILES");
  return {
    host: reader.text("HOST") ?? "127.0.0.1",
    /** 0 picks any free port. */
    port: reader.whole("MAILBOX_PORT", 4174, 0, 65_535),
    dataDir: resolve(reader.text("DATA_DIR") ?? resolve(import.meta.dirname, "..", "data")),
    /**
     * Access key → recipients of its messages, with commas between them. A client never chooses
     * one.
     */
    keys: readKeys(reader),
    /** What visitors read, and the labels of mails. */
    words,
    /** Texts for visitors who used a form in another language. */
    otherWords,
    /** The name and the colours of the pages. */
    look: readLook(reader),
    /** Address in `From`. The submitter's address only ever goes into `Reply-To`. */
    mailFrom: reader.address("MAIL_FROM", reader.text("MAIL_FROM") ?? "mailbox@agency.example"),
    /**
     * Origins whose pages may post; `*` for any. A request without an origin comes from no page.
     */
    allowedOrigins: reader.origins("ALLOWED_ORIGINS", ["*"]),
    /** Origins that a `redirect` field may point to; a port may be `*`. */
    redirectOrigins: reader.origins("ALLOWED_REDIRECT_ORIGINS", [
      "http://localhost:*",
      "http://127.0.0.1:*",
    ]),
    /** Submissions per minute and client address; 0 turns the limit off. */
    ratePerMinute: reader.whole("RATE_PER_MINUTE", 30, 0, 100_000),
    /** Submissions that a client address may have half sent at a time; 0 turns the limit off. */
    openPerAddress: reader.whole("MAX_OPEN_PER_ADDRESS", 16, 0, 1000),
    /**
     * For all clients together: connections, half-sent submissions, and bytes of memory for those.
     */
    maxConnections: 1024,
    maxHalfSent: 512,
    maxPostBytes: 64 * megabyte,
    /** The quotas of a client address, of an access key, and of all together. */
    quotas: {
      address: reader.quota("QUOTA_PER_ADDRESS", 200, 20),
      key: reader.quota("QUOTA_PER_KEY", 4000, 150),
      total: reader.quota("QUOTA_IN_ALL", 8000, 300),
    },
    /** Number of trusted proxies that append to `X-Forwarded-For`; 0 ignores the header. */
    trustProxy: readTrustProxy(reader),
    maxMessages: reader.whole("MAX_MESSAGES", 20_000, 1, 1_000_000),
    maxBytes: reader.whole("MAX_DISK_MB", 512, 1, 1_000_000) * megabyte,
    /** Space on the disk that the mailbox leaves free. */
    minFreeBytes: reader.whole("MIN_FREE_MB", 256, 0, 1_000_000) * megabyte,
    acceptFiles,
    /** Whether pages may report what their visitors met. */
    takesReports: reader.isOn("VISITOR_REPORTS"),
    /** The services that check captchas; a post must pass one of them. */
    captchas: readCaptchas(reader),
    /** From this many points on a message is spam; 0 turns the points off. */
    spamScore: reader.whole("SPAM_SCORE", 5, 0, 100),
    /**
     * Password of the inbox pages (HTTP basic authentication, any user name); undefined for none.
     */
    inboxToken: reader.secret("INBOX_TOKEN"),
    /** The people who read the inbox, by name, each with their own password. */
    users,
    /** Of which forms somebody reads the messages, by name; whoever is not in it reads all. */
    userForms: readUserForms(reader, Object.keys(users)),
    /** Password of `/metrics` alone, for the program that collects them. */
    metricsToken: reader.secret("METRICS_TOKEN"),
    /** The same for the messages of single forms, by their names, as the site promises it. */
    keptDays: readKeptDays(reader),
    /** Messages older than this are erased; 0 keeps them. */
    retentionDays: reader.whole("RETENTION_DAYS", 0, 0, 36_500),
    relay: readRelay(reader, retry),
    webhook: readWebhook(reader, retry),
    /**
     * Other recipients of each message that the site's privacy policy names; undefined if the
     * setting is missing.
     */
    alsoTo: readAlsoTo(reader),
    /** How addresses for the newsletter are confirmed; undefined if they are not. */
    newsletter: readNewsletter(reader),
    /** Fetching pages that visitors want audited; undefined for none, and then nothing is loaded. */
    audit: readAudit(reader),
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
  const reader = new SettingsReader(env);
  const config = { ...readSettings(reader), ...overrides };
  const { problems } = reader;
  if (Object.keys(config.keys).length === 0) {
    problems.push("MAILBOX_KEYS contains no access key, so no message could be accepted.");
  }
  if (problems.length > 0) {
    throw new StartError(`The mailbox cannot start:\n${problems.map((p) => `  ${p}`).join("\n")}`);
  }
  return config;
}
