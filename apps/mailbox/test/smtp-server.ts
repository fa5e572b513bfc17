import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";
import type { MailboxOptions } from "../src/index.ts";
import type { RelayConfig } from "../src/settings/deliveries.ts";
import { startTestMailbox } from "./fixtures.ts";

type Received = { from: string; to: string[]; raw: string; secure: boolean };

/** How the server treats the nth connection, recipient or message, counted from 0. */
export type Behaviour = {
  onConnect?: (nth: number) => Error | undefined;
  onRecipient?: (nth: number, address: string) => Error | undefined;
  /**
   * Called after a whole message was received: an error rejects it, "drop" closes the connection.
   */
  onData?: (nth: number) => Error | "drop" | "drop after storing" | undefined;
  /** What a whole message waits for before it is answered. */
  answersAfter?: Promise<unknown>;
};

/** An SMTP error response. */
export const smtpError = (responseCode: number, message = "rejected by the test"): Error =>
  Object.assign(new Error(message), { responseCode });

/**
 * Starts an SMTP server with the given behaviour, on a free port by default, until the test ends.
 */
export async function startSmtpServer(
  behaviour: Behaviour = {},
  port = 0,
  options: SMTPServerOptions = {},
) {
  const received: Received[] = [];
  const counts = { connections: 0, recipients: 0, messages: 0 };
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    disableReverseLookup: true,
    ...options,
    onConnect(_session, done) {
      const nth = counts.connections++;
      done(behaviour.onConnect?.(nth) ?? null);
    },
    onRcptTo({ address }, _session, done) {
      const nth = counts.recipients++;
      done(behaviour.onRecipient?.(nth, address) ?? null);
    },
    async onData(stream, session, done) {
      // A client that is killed sends only a part.
      const raw = await text(stream).catch(() => undefined);
      if (raw === undefined) return;
      const nth = counts.messages++;
      const outcome = behaviour.onData?.(nth);
      await behaviour.answersAfter;
      const { mailFrom, rcptTo } = session.envelope;
      const from = mailFrom ? mailFrom.address : "";
      if (outcome === undefined || outcome === "drop after storing") {
        const to = rcptTo.map(({ address }) => address);
        received.push({ from, to, raw, secure: session.secure });
      }
      if (outcome === "drop" || outcome === "drop after storing") {
        for (const connection of server.connections as Set<{ _socket: { destroy(): void } }>) {
          connection._socket.destroy();
        }
        return;
      }
      done(outcome ?? null);
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", () => resolve()));
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  onTestFinished(close);
  return { received, counts, port: (server.server.address() as AddressInfo).port, close };
}

/** Relay settings with short delays, and more patience than any machine needs. */
export const relayTo = (port: number, more: Partial<RelayConfig> = {}): RelayConfig => ({
  url: `smtp://127.0.0.1:${port}`,
  giveUpMs: 60_000,
  baseDelayMs: 20,
  maxDelayMs: 100,
  timeoutMs: 60_000,
  ...more,
});

/** Starts an SMTP server, and a mailbox that relays to it. */
export async function startRelayed(
  behaviour: Behaviour = {},
  more: Partial<RelayConfig> = {},
  options: MailboxOptions = {},
) {
  const smtp = await startSmtpServer(behaviour);
  const relay = relayTo(smtp.port, more);
  return { smtp, mailbox: await startTestMailbox({ relay, ...options }) };
}
