import type { RetryPolicy } from "../config.ts";
import type { Channel, Delivery, Entry } from "../index/entry.ts";
import type { Store } from "../store/store.ts";

type Log = (line: string) => void;

/** Takes messages to one place. */
export type Carrier = {
  channel: Channel;
  /** Where it takes a message, for the log. */
  target(entry: Entry, delivery: Delivery): string;
  /**
   * Takes one message there.
   * @throws if it may not have arrived; a `Refused` if it never will
   */
  send(entry: Entry, raw: Buffer, delivery: Delivery): Promise<void>;
  close(): void;
};

/** The other side will not take this message, however often it is sent. */
export class Refused extends Error {
  override name = "Refused";
}

const maxParallel = 4;
/** The longest delay that a timer of Node supports. */
const maxTimerMs = 2 ** 31 - 1;

/** One delivery of a message: it may have several recipients. */
const keyOf = (id: string, { to = "" }: Delivery): string => `${id} ${to}`;

/** Delay in ms before the next attempt after `attempts` failures: exponential, capped, ±50 % jitter. */
export function retryDelay(policy: RetryPolicy, attempts: number, random = Math.random): number {
  const plain = Math.min(policy.maxDelayMs, policy.baseDelayMs * 2 ** Math.max(0, attempts - 1));
  return plain * (0.5 + random());
}

/**
 * Delivers the queued messages of one channel. Retries until the other side acknowledges a message, and
 * never repeats a recorded delivery.
 */
export class Relay {
  readonly #store: Store;
  readonly #carrier: Carrier;
  readonly #policy: RetryPolicy;
  readonly #log: Log;
  readonly #running = new Map<string, Promise<void>>();
  /** Acknowledged by the other side, but not yet recorded on disk. */
  readonly #acknowledged = new Set<string>();
  /** Attempts whose outcome the disk did not take, and when to go on with them. */
  readonly #postponed = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(store: Store, carrier: Carrier, policy: RetryPolicy, log: Log) {
    this.#store = store;
    this.#carrier = carrier;
    this.#policy = policy;
    this.#log = log;
  }

  /** Starts the deliveries that are due and sets a timer for the next one. */
  wake(): void {
    clearTimeout(this.#timer);
    if (this.#closed) return;
    const now = Date.now();
    const { channel } = this.#carrier;
    for (const [key, at] of this.#postponed) if (at <= now) this.#postponed.delete(key);
    // Those that cannot start now are still first in the queue.
    const limit = maxParallel + this.#running.size + this.#postponed.size;
    for (const { id, delivery } of this.#store.due(channel, now, limit)) {
      if (this.#running.size >= maxParallel) return;
      const key = keyOf(id, delivery);
      if (this.#running.has(key) || this.#postponed.has(key)) continue;
      const run = this.#attempt(id, delivery).finally(() => {
        this.#running.delete(key);
        this.wake();
      });
      this.#running.set(key, run);
    }
    const next = Math.min(
      this.#store.nextDue(channel, now) ?? Number.POSITIVE_INFINITY,
      ...this.#postponed.values(),
    );
    if (next === Number.POSITIVE_INFINITY) return;
    this.#timer = setTimeout(() => this.wake(), Math.min(next - now, maxTimerMs));
    this.#timer.unref();
  }

  async #attempt(id: string, delivery: Delivery): Promise<void> {
    const key = keyOf(id, delivery);
    const attempts = delivery.attempts + 1;
    const nextAt = Date.now() + retryDelay(this.#policy, attempts);
    try {
      const target = await this.#send(id, delivery);
      await this.#store.setDelivery(id, {
        ...delivery,
        attempts,
        state: "delivered",
        lastError: undefined,
      });
      this.#acknowledged.delete(key);
      this.#log(`relayed ${id} to ${target}`);
    } catch (error) {
      const reason = (error as Error).message.replace(/\s+/g, " ").slice(0, 300);
      const expired = Date.now() - delivery.firstAt >= this.#policy.giveUpMs;
      const final = !this.#acknowledged.has(key) && (expired || error instanceof Refused);
      this.#log(`relaying ${id} failed, ${final ? "gave up" : "will retry"}: ${reason}`);
      try {
        const state = final ? "failed" : "queued";
        await this.#store.setDelivery(id, {
          ...delivery,
          attempts,
          nextAt,
          state,
          lastError: reason,
        });
      } catch (failure) {
        // The disk has a problem. Keep at least the delay, in memory.
        this.#postponed.set(key, nextAt);
        this.#log(`could not write the relay state of ${id}: ${(failure as Error).message}`);
      }
    }
  }

  /** @returns where the message went */
  async #send(id: string, delivery: Delivery): Promise<string> {
    const key = keyOf(id, delivery);
    const entry = this.#store.get(id);
    const raw = await this.#store.read(id);
    if (!entry || !raw) throw new Refused("the message is no longer on disk");
    if (!this.#acknowledged.has(key)) {
      await this.#carrier.send(entry, raw, delivery);
      this.#acknowledged.add(key);
    }
    return this.#carrier.target(entry, delivery);
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
    this.#carrier.close();
  }
}
