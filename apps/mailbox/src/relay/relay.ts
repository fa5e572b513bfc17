import nodemailer from "nodemailer";
import type { RelayConfig } from "../config.ts";
import type { Outbox } from "../store/store.ts";
import type { Delivery, RelayQueue } from "./relay-queue.ts";

type Log = (line: string) => void;

export type RelayOptions = {
  config: RelayConfig;
  queue: RelayQueue;
  mailFrom: string;
  /** The stored mail; undefined if it is gone. */
  read(id: string): Promise<Buffer | undefined>;
  log: Log;
};

const maxParallel = 4;
/** A timer of Node holds at most 2^31-1 ms. */
const maxTimerMs = 2 ** 31 - 1;

/** How an SMTP server refused: for good only if it answered 5xx to this message itself. */
function isFinal(error: { responseCode?: number; command?: string }): boolean {
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

/** Delay before the attempt after `attempts` failed ones: doubling, capped, ±50 % jitter. In ms. */
export function retryDelay(config: RelayConfig, attempts: number, random = Math.random): number {
  const plain = Math.min(config.maxDelayMs, config.baseDelayMs * 2 ** Math.max(0, attempts - 1));
  return plain * (0.5 + random());
}

/**
 * Passes accepted messages on by SMTP. At least once until the server acknowledges, never again
 * after that is recorded; every attempt carries the same Message-ID.
 */
export class Relay implements Outbox {
  readonly #options: RelayOptions;
  readonly #transport: ReturnType<typeof transport>;
  /** Queued on disk, but their message is not committed yet. */
  readonly #held = new Set<string>();
  /** Acknowledged by the server; stays until the disk knows it too. */
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

  /** Starts what is due and sets the timer for the rest. */
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
      const over = Date.now() - delivery.firstAt >= config.giveUpMs;
      const final = !this.#acknowledged.has(id) && (over || isFinal(error));
      const changed = { ...delivery, attempts, nextAt, lastError: reason };
      try {
        await queue.put(changed);
        if (final) await queue.finish(id, "failed");
      } catch (failure) {
        // The disk is in trouble: keep the wait at least in memory.
        Object.assign(delivery, changed);
        log(`relay state of ${id} could not be written: ${(failure as Error).message}`);
      }
      log(`relay of ${id} ${final ? "gave up" : "will be retried"}: ${reason}`);
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

  /** Stops retrying; waits for sends under way, at most `graceMs`. */
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

/** Forgets queued deliveries whose message a crash kept from being stored. */
export async function dropOrphans(
  queue: RelayQueue,
  exists: (id: string) => boolean,
): Promise<void> {
  for (const { id } of queue.all("queue")) if (!exists(id)) await queue.drop(id);
}
