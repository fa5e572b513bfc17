import { isLoopback } from "../loopback.ts";
import { readSmtpUrl } from "../smtp-url.ts";
import type { SettingsReader } from "./reader.ts";

/** How accepted messages are forwarded by SMTP. */
export type RelayConfig = NonNullable<ReturnType<typeof readRelay>>;
/** How another program learns of accepted messages. */
export type WebhookConfig = NonNullable<ReturnType<typeof readWebhook>>;
/** How failed deliveries are retried. */
export type RetryPolicy = ReturnType<typeof readRetry>;

const webhookFormats = ["json", "slack"] as const;

const day = 24 * 60 * 60 * 1000;

/** How a delivery that failed is tried again. */
export const readRetry = (reader: SettingsReader) => ({
  /** What cannot be delivered within this time has failed. */
  giveUpMs: reader.whole("RELAY_GIVE_UP_DAYS", 5, 1, 60) * day,
  /**
   * Delay before the first retry. Doubles with every attempt up to `maxDelayMs`, ±50 % jitter.
   */
  baseDelayMs: 5000,
  maxDelayMs: 60 * 60 * 1000,
  /** Longest wait for an answer of the other side. */
  // RFC 5321, 4.5.3.2.6: if the client gives up before the server answers, the server gets the
  // mail again.
  timeoutMs: 10 * 60_000,
});

/** The SMTP server that accepted messages are forwarded to; `undefined` for none. */
export function readRelay(reader: SettingsReader, retry: RetryPolicy) {
  const url = reader.text("SMTP_URL");
  if (url === undefined) return undefined;
  reader.problems.push(...readSmtpUrl(url).problems.map((problem) => `SMTP_URL ${problem}`));
  return { url, ...retry };
}

/** The program that learns of accepted messages; `undefined` for none. */
export function readWebhook(reader: SettingsReader, retry: RetryPolicy) {
  const url = reader.text("WEBHOOK_URL");
  const key = reader.secret("WEBHOOK_SECRET");
  const wanted = reader.text("WEBHOOK_FORMAT") ?? "json";
  const format = webhookFormats.find((name) => name === wanted);
  if (!format) {
    reader.problems.push(`WEBHOOK_FORMAT must be ${webhookFormats.join(" or ")}, not "${wanted}".`);
  }
  if (url === undefined) return undefined;
  const { protocol = "", hostname = "" } = URL.parse(url) ?? {};
  if (protocol !== "https:" && !(protocol === "http:" && isLoopback(hostname))) {
    // The message leaves the value out, because a chat's address is its password.
    reader.problems.push("WEBHOOK_URL must begin with https://, or be on this machine.");
  }
  if (format === "json" && key === undefined) {
    reader.problems.push(
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
}
