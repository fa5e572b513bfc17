import { setTimeout as pause } from "node:timers/promises";
import type { Channel, Delivery, Entry } from "../index/entry.ts";
import type { RetryPolicy } from "../settings/deliveries.ts";
import type { Store } from "../store/store.ts";
import { headerText } from "../submission/text.ts";

/** Takes messages to one place. */
export type Carrier = {
  channel: Channel;
  policy: RetryPolicy;
  /**
   * Takes one message there.
   * @returns where it is now, for the log
   * @throws if it may not have arrived; a `Refused` if it never will
   */
  send(entry: Entry, raw: Buffer, delivery: Delivery): Promise<string>;
  close(): void;
};

/** The other side will not take this message, however often it is sent. */
export class Refused extends Error {
  override name = "Refused";
}

const maxParallel = 4;
/** How long to wait before the queue is read again, on a disk that failed. */
const brokenDiskMs = 60_000;
/** By how much a delay differs from the plain one, at most. */
const jitter = 0.5;

/** One delivery of a message: it may have several recipients. */
const keyOf = (id: string, { to = "" }: Delivery): string => `${id} ${to}`;

/**
 * Delay in ms before the next attempt after `attempts` failures: exponential, capped, ±50 % jitter.
 */
export function retryDelay(policy: RetryPolicy, attempts: number, random = Math.random): number {
  const plain = Math.min(policy.maxDelayMs, policy.baseDelayMs * 2 ** Math.max(0, attempts - 1));
  return plain * (1 - jitter + 2 * jitter * random());
}

/** The longest delay before an attempt, in ms. */
export const longestDelay = ({ maxDelayMs }: RetryPolicy): number => maxDelayMs * (1 + jitter);

/**
 * Whether a delivery has been tried for long enough to give up. A jump of the clock alone does not
 * end it: it must also have had the fewest attempts that fit into that time.
 */
function isExpired({ firstAt, attempts }: Delivery, policy: RetryPolicy): boolean {
  const fewest = Math.floor(policy.giveUpMs / longestDelay(policy));
  return Date.now() - firstAt >= policy.giveUpMs && attempts >= fewest;
}

/**
 * Delivers the queued messages of one channel. Retries until the other side acknowledges a message,
 * and never repeats a recorded delivery.
 */
export function startRelay(store: Store, carrier: Carrier, log: (line: string) => void) {
  const { policy } = carrier;
  const running = new Map<string, Promise<void>>();
  /**
   * Deliveries that the other side has acknowledged, but that are not on the disk yet, with where
   * they went.
   */
  const acknowledged = new Map<string, string>();
  /** Attempts whose outcome the disk did not take, and when to go on with them. */
  const postponed = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const send = async (id: string, delivery: Delivery): Promise<string> => {
    const key = keyOf(id, delivery);
    const entry = store.get(id);
    const raw = await store.read(id);
    if (!entry || !raw) throw new Refused("the message is no longer on disk");
    const target = acknowledged.get(key) ?? (await carrier.send(entry, raw, delivery));
    acknowledged.set(key, target);
    return target;
  };

  const attempt = async (id: string, earlier: Delivery): Promise<void> => {
    const key = keyOf(id, earlier);
    const now = Date.now();
    // A message that arrived while the clock was ahead is given up no later than others.
    const firstAt = Math.min(earlier.firstAt, now);
    const delivery = { ...earlier, firstAt, attempts: earlier.attempts + 1 };
    const nextAt = now + retryDelay(policy, delivery.attempts);
    try {
      const target = await send(id, delivery);
      await store.setDelivery(id, { ...delivery, state: "delivered", lastError: undefined });
      acknowledged.delete(key);
      log(`relayed ${id} to ${target}`);
    } catch (error) {
      const lastError = headerText((error as Error).message, 300);
      const isOver = error instanceof Refused || isExpired(delivery, policy);
      const final = !acknowledged.has(key) && isOver;
      log(`relaying ${id} failed, ${final ? "gave up" : "will retry"}: ${lastError}`);
      const state = final ? "failed" : "queued";
      await store
        .setDelivery(id, { ...delivery, nextAt, state, lastError })
        .catch((failure: Error) => {
          // The disk has a problem. Keep at least the delay, in memory.
          postponed.set(key, nextAt);
          log(`could not write the relay state of ${id}: ${failure.message}`);
        });
    }
  };

  /** Starts the deliveries that are due, and says in how many milliseconds others will be. */
  const startDue = (): number => {
    const now = Date.now();
    const latest = now + longestDelay(policy);
    for (const [key, at] of postponed) if (at <= now || at > latest) postponed.delete(key);
    // Those that cannot start now are still first in the queue.
    const limit = maxParallel + running.size + postponed.size;
    for (const { id, delivery } of store.due(carrier.channel, now, latest, limit)) {
      // The next delivery that ends looks again.
      if (running.size >= maxParallel) return Number.POSITIVE_INFINITY;
      const key = keyOf(id, delivery);
      if (running.has(key) || postponed.has(key)) continue;
      const run = attempt(id, delivery).finally(() => {
        running.delete(key);
        wake();
      });
      running.set(key, run);
    }
    const due = store.nextDue(carrier.channel, now, latest) ?? Number.POSITIVE_INFINITY;
    return Math.min(due, ...postponed.values()) - now;
  };

  /** Starts the deliveries that are due and sets a timer for the next one. */
  const wake = (): void => {
    clearTimeout(timer);
    if (closed) return;
    let wait = brokenDiskMs;
    try {
      wait = startDue();
    } catch (error) {
      log(`could not read the queue, will try again: ${(error as Error).message}`);
    }
    if (wait !== Number.POSITIVE_INFINITY) timer = setTimeout(wake, wait).unref();
  };

  return {
    wake,

    /** Stops retrying and waits for running deliveries, at most `graceMs`. */
    async close(graceMs: number): Promise<void> {
      closed = true;
      clearTimeout(timer);
      const grace = pause(graceMs, undefined, { ref: false });
      await Promise.race([Promise.allSettled(running.values()), grace]);
      carrier.close();
    },
  };
}
