import nodemailer from "nodemailer";
import { readSmtpUrl } from "../smtp-url.ts";

/** Seconds are enough: the visitor waits for the answer. */
const timeoutMs = 10_000;

/** Sends one mail. Throws if it has not been taken. */
export interface Postman {
  send(to: string, raw: Buffer): Promise<void>;
  close(): void;
}

/** Sends by a relay, with an empty sender (RFC 3834): nothing answers such mail. */
export function smtpPostman(url: string): Postman {
  const { server } = readSmtpUrl(url);
  if (!server) throw new Error("NEWSLETTER_SMTP_URL is not valid.");
  const mailer = nodemailer.createTransport({
    ...server,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(to, raw) {
      await mailer.sendMail({ envelope: { from: "", to: [to] }, raw });
    },
    close: () => mailer.close(),
  };
}
