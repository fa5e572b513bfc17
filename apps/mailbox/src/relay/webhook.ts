import { createHmac } from "node:crypto";
import type { Entry } from "../index/entry.ts";
import { readMail } from "../mail/read-mail.ts";
import type { WebhookConfig } from "../settings/deliveries.ts";
import { chatNotice } from "./chat-text.ts";
import { type Carrier, Refused } from "./relay.ts";

/** The signature of Standard Webhooks 1.0 (https://www.standardwebhooks.com). */
export function sign(secret: string, id: string, seconds: number, body: string): string {
  const key = secret.startsWith("whsec_") ? Buffer.from(secret.slice(6), "base64") : secret;
  return `v1,${createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64")}`;
}

function event(entry: Entry, raw: Buffer): object {
  const { id, receivedAt, name, email, to, form, source, subject } = entry;
  const { text, attachments } = readMail(raw);
  const files = attachments.map(({ filename }) => filename);
  return {
    type: "message.received",
    timestamp: receivedAt.toISOString(),
    data: { id, name, email, to, form, source, subject, text, files },
  };
}

/** Answers that may change: timeout, too early, too many requests. */
const passing = [408, 425, 429];

/**
 * Posts each message to a URL, signed. The address may be a secret itself, so only its host is
 * logged.
 */
export function webhookCarrier(config: WebhookConfig): Carrier {
  const { url, secret, format, timeoutMs } = config;
  return {
    channel: "webhook",
    policy: config,
    async send(entry, raw) {
      const told =
        format === "slack"
          ? chatNotice(url, { ...entry, text: readMail(raw).text })
          : event(entry, raw);
      const body = JSON.stringify(told);
      const seconds = Math.floor(Date.now() / 1000);
      const response = await fetch(url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "webhook-id": entry.id,
          "webhook-timestamp": String(seconds),
          ...(secret ? { "webhook-signature": sign(secret, entry.id, seconds, body) } : {}),
        },
        body,
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: Error) => {
        const { code, message } = (error.cause ?? error) as NodeJS.ErrnoException;
        throw new Error(`the webhook was not reached (${code ?? message})`);
      });
      // Only the status matters, not the body or how it ends.
      await response.body?.cancel().catch(() => {});
      if (response.ok) return new URL(url).host;
      const problem = `the webhook answered ${response.status}`;
      throw response.status < 500 && !passing.includes(response.status)
        ? new Refused(problem)
        : new Error(problem);
    },
    close: () => {},
  };
}
