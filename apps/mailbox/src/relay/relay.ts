import nodemailer from "nodemailer";
import type { RelayConfig } from "../config.ts";
import type { Outbox } from "../store/store.ts";
import type { Delivery, RelayQueue } from "./relay-queue.ts";

type Log = (line: string) => void;

export type RelayOptions = {
  config: RelayConfig;
  queue: RelayQueue;
  mailFrom: string;
  /** The stored mail; undefined if it no longer exists. */
  read(id: string): Promise<Buffer | undefined>;
  log: Log;
};

const maxParallel = 4;
/** The longest delay that a timer of Node supports. */
const maxTimerMs = 2 ** 31 - 1;

/** Whether retrying is pointless: the server answered 5xx to the sender, the recipient or the message. */
function isPermanent(error: { responseCode?: number; command?: string }): boolean {
  const { responseCode = 0, command = "" } = error;
  return responseCode >= 500 && /^(MAIL FROM|RCPT TO|DATA)$/.test(command);
}

function transport({ url, timeoutMs }: RelayConfig) {
  const { protocol, hostname, port, username, password, searchParams } = new URL(url);
  return nodemailer.createTransport({
    host: hostname.replace(/^\[|\]$/g, ""),
    port: port === "" ? (protocol === "smtps:" ? 465 : 587) : Number(port),
    secure: protocol === "smtps:",
    requireTLS: searchParams.get("requireTLS") === "true",
    ...(username === ""
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Delay in ms before the next attempt after `attempts` failures: exponential, capped, ±50 % jitter. */
export function retryDelay(config: RelayConfig, attempts: number, random = Math.random): number {
  const plain = Math.min(config.maxDelayMs, config.baseDelayMs * 2 ** Math.max(0, attempts - 1));
  return plain * (0.5 + random());
}

/**
 * Forwards stored messages by SMTP. Retries until the server acknowledges a message and never repeats
 * a recorded delivery. All attempts have the same Message-ID.
 */
export class Relay implements Outbox {
  readonly #options: RelayOptions;
  readonly #transport: ReturnType<typeof transport>;
  /** Queued deliveries whose message is not stored yet. */
  readonly #held = new Set<string>();
  /** Acknowledged by the server, but not yet recorded on disk. */
  readonly #acknowledged = new Set<string>();
  readonly #running = new Map<string, Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(options: RelayOptions) {
    this.#options = options;
    this.#transport = transport(options.config);
  }

  async enqueue(id: string, recipient: string): Promise<void> {
    const now = Date.now();
    this.#held.add(id);
    await this.#options.queue.put({
      id,
      recipient,
      firstAt: now,
      attempts: 0,
      nextAt: now,
      lastError: undefined,
    });
  }

  release(id: string): void {
    this.#held.delete(id);
    this.wake();
  }

  async cancel(id: string): Promise<void> {
    this.#held.delete(id);
    await this.#options.queue.drop(id);
  }

  /** Starts the deliveries that are due and sets a timer for the next one. */
  wake(): void {
    clearTimeout(this.#timer);
    if (this.#closed) return;
    const now = Date.now();
    const waiting = this.#options.queue
      .all("queue")
      .filter(({ id }) => !this.#held.has(id) && !this.#running.has(id))
      .sort((a, b) => a.nextAt - b.nextAt);
    for (const delivery of waiting) {
      if (delivery.nextAt > now || this.#running.size >= maxParallel) break;
      const run = this.#attempt(delivery).finally(() => {
        this.#running.delete(delivery.id);
        this.wake();
      });
      this.#running.set(delivery.id, run);
    }
    const next = waiting.find(({ id }) => !this.#running.has(id));
    if (!next || this.#running.size >= maxParallel) return;
    this.#timer = setTimeout(() => this.wake(), Math.min(next.nextAt - now, maxTimerMs));
    this.#timer.unref();
  }

  async #attempt(delivery: Delivery): Promise<void> {
    const { queue, log, config } = this.#options;
    const { id } = delivery;
    try {
      if (!this.#acknowledged.has(id)) {
        await this.#send(delivery);
        this.#acknowledged.add(id);
      }
      await queue.finish(id, "delivered");
      this.#acknowledged.delete(id);
      log(`relayed ${id} to ${delivery.recipient}`);
    } catch (cause) {
      const error = cause as Error & { responseCode?: number; command?: string };
      const reason = error.message.replace(/\s+/g, " ").slice(0, 300);
      const attempts = delivery.attempts + 1;
      const nextAt = Date.now() + retryDelay(config, attempts);
      const expired = Date.now() - delivery.firstAt >= config.giveUpMs;
      const final = !this.#acknowledged.has(id) && (expired || isPermanent(error));
      const changed = { ...delivery, attempts, nextAt, lastError: reason };
      try {
        await queue.put(changed);
        if (final) await queue.finish(id, "failed");
      } catch (failure) {
        // The disk has a problem. Keep at least the retry delay, in memory.
        Object.assign(delivery, changed);
        log(`could not write the relay state of ${id}: ${(failure as Error).message}`);
      }
      log(`relaying ${id} failed, ${final ? "gave up" : "will retry"}: ${reason}`);
    }
  }

  async #send({ id, recipient }: Delivery): Promise<void> {
    const raw = await this.#options.read(id);
    if (!raw) {
      throw Object.assign(new Error("the message is no longer on disk"), {
        responseCode: 550,
        command: "DATA",
      });
    }
    await this.#transport.sendMail({
      envelope: { from: this.#options.mailFrom, to: [recipient] },
      raw,
    });
  }

  /** Stops retrying and waits for running deliveries, at most `graceMs`. */
  async close(graceMs: number): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    let timer: NodeJS.Timeout | undefined;
    const grace = new Promise((resolve) => {
      timer = setTimeout(resolve, graceMs);
    });
    await Promise.race([Promise.allSettled(this.#running.values()), grace]);
    clearTimeout(timer);
    this.#transport.close();
  }
}

/** Deletes queued deliveries whose message was not stored because of a crash. */
export async function dropOrphans(
  queue: RelayQueue,
  exists: (id: string) => boolean,
): Promise<void> {
  for (const { id } of queue.all("queue")) if (!exists(id)) await queue.drop(id);
}
