import nodemailer from "nodemailer";
import { mailboxHeaders } from "../mail/compose-mail.ts";
import type { RelayConfig } from "../settings/deliveries.ts";
import { readSmtpUrl } from "../smtp-url.ts";
import { addressesIn } from "../submission/address.ts";
import { type Carrier, Refused } from "./relay.ts";

const maxConnections = 4;
/** How long a server may take to greet (RFC 5321, 4.5.3.2.1). */
const maxSetupMs = 5 * 60_000;

/**
 * Whether retrying is pointless: the server answered 5xx to the sender, the recipient or the
 * message, or has said that it does not accept that length, which nodemailer then does not send.
 */
function isPermanent(error: { responseCode?: number; command?: string; code?: string }): boolean {
  const { responseCode = 0, command = "", code } = error;
  const isRefused = responseCode >= 500 || (responseCode === 0 && code === "EMESSAGE");
  return isRefused && /^(MAIL FROM|RCPT TO|DATA)$/.test(command);
}

/** Connections are kept and used again, because opening one takes longer than sending a mail. */
function transport({ url, timeoutMs }: RelayConfig) {
  const { server } = readSmtpUrl(url);
  if (!server) throw new Error("SMTP_URL is not valid.");
  const setupMs = Math.min(timeoutMs, maxSetupMs);
  return nodemailer.createTransport({
    pool: true,
    maxConnections,
    ...server,
    connectionTimeout: setupMs,
    greetingTimeout: setupMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** A message that a person took out of the spam folder should not be spam to the next server. */
function withoutSpamFlag(raw: Buffer): Buffer {
  const flag = Buffer.from(`\r\n${mailboxHeaders.spam}: YES\r\n`);
  const at = raw.indexOf(flag);
  if (at < 0 || at > raw.indexOf("\r\n\r\n")) return raw;
  return Buffer.concat([raw.subarray(0, at), raw.subarray(at + flag.length - 2)]);
}

/**
 * Sends mails unchanged to the address of their access key. All attempts have the same Message-ID.
 */
export function smtpCarrier(config: RelayConfig, mailFrom: string): Carrier {
  const mailer = transport(config);
  return {
    channel: "mail",
    policy: config,
    async send(entry, raw, delivery) {
      const to = delivery.to ?? entry.to;
      try {
        await mailer.sendMail({
          envelope: { from: mailFrom, to: addressesIn(to), size: raw.length },
          raw: withoutSpamFlag(raw),
        });
        return to;
      } catch (error) {
        throw isPermanent(error as object) ? new Refused((error as Error).message) : error;
      }
    },
    close: () => mailer.close(),
  };
}
