import type { Quota, Quotas } from "../config.ts";
import { HttpError } from "../http-error.ts";
import type { Word } from "../words.ts";
import { dropOldest, networkOf } from "./rate-limit.ts";

const hourMs = 60 * 60 * 1000;
const dayHours = 24;
/** Most names remembered at a time. The one that was used least recently is dropped first. */
const maxNames = 10_000;
/** Spam may use a quarter of a quota of its own, so that a flood of it keeps no real message out. */
const spamShare = 0.25;

type Hour = { hour: number; messages: number; bytes: number };

/** What each name has used in the last 24 hours, counted by the hour, and whether more would fit. */
export class DayQuota {
  readonly #limit: Quota;
  readonly #clock: () => number;
  readonly #used = new Map<string, Hour[]>();

  constructor(limit: Quota, clock: () => number = Date.now) {
    this.#limit = limit;
    this.#clock = clock;
  }

  /** Counts a message of this size. */
  add(name: string, bytes: number, at: number = this.#clock()): void {
    const hours = this.#hours(name);
    const hour = Math.floor(at / hourMs);
    const known = hours.find((each) => each.hour === hour);
    if (known) {
      known.messages += 1;
      known.bytes += bytes;
    } else hours.push({ hour, messages: 1, bytes });
    this.#used.delete(name);
    this.#used.set(name, hours);
    dropOldest(this.#used, maxNames);
  }

  /** Takes a message of this size back. */
  remove(name: string, bytes: number): void {
    const newest = this.#hours(name).at(-1);
    if (!newest) return;
    newest.messages -= 1;
    newest.bytes -= bytes;
  }

  /** Seconds until a message of this size fits; 0 if it fits now. */
  wait(name: string, bytes: number): number {
    const { messages: maxMessages, bytes: maxBytes } = this.#limit;
    const hours = this.#hours(name).toSorted((a, b) => a.hour - b.hour);
    let messages = 1;
    let sum = bytes;
    for (const hour of hours) {
      messages += hour.messages;
      sum += hour.bytes;
    }
    const fits = () =>
      (maxMessages === 0 || messages <= maxMessages) && (maxBytes === 0 || sum <= maxBytes);
    if (fits()) return 0;
    for (const hour of hours) {
      messages -= hour.messages;
      sum -= hour.bytes;
      if (fits()) return Math.ceil(((hour.hour + dayHours) * hourMs - this.#clock()) / 1000);
    }
    return (dayHours * hourMs) / 1000;
  }

  #hours(name: string): Hour[] {
    const since = Math.floor(this.#clock() / hourMs) - dayHours;
    return (this.#used.get(name) ?? []).filter(({ hour }) => hour > since);
  }
}

/** What counts against the quotas. */
type Post = { key: string; spam: boolean; bytes: number };

/** A post that has its place in the quotas. */
export type Reservation = {
  /** It was stored, with this size. */
  settle(bytes: number): void;
  /** It was not stored. */
  cancel(): void;
};

const refused = (whose: Word, retryAfter: number) => new HttpError(429, [whose], { retryAfter });

const quarter = ({ messages, bytes }: Quota): Quota => ({
  messages: Math.ceil(messages * spamShare),
  bytes: Math.ceil(bytes * spamShare),
});

/**
 * The quotas of a day: of a client address, of an access key, and of all together. Those of addresses
 * are kept in memory only, because addresses are not stored.
 */
export class DailyQuotas {
  readonly #address: DayQuota;
  readonly #real: { key: DayQuota; total: DayQuota };
  readonly #spam: { key: DayQuota; total: DayQuota };

  /** @param stored what was stored in the last 24 hours, before the start */
  constructor(quotas: Quotas, stored: Iterable<Post & { receivedAt: number }> = []) {
    this.#address = new DayQuota(quotas.address);
    this.#real = { key: new DayQuota(quotas.key), total: new DayQuota(quotas.total) };
    const [key, total] = [quarter(quotas.key), quarter(quotas.total)];
    this.#spam = { key: new DayQuota(key), total: new DayQuota(total) };
    for (const { key, spam, bytes, receivedAt } of stored) {
      const quota = spam ? this.#spam : this.#real;
      quota.key.add(key, bytes, receivedAt);
      quota.total.add("", bytes, receivedAt);
    }
  }

  /**
   * Refuses an address that has used up its own quota, before its body is read.
   * @throws HttpError 429
   */
  check(address: string): void {
    const wait = this.#address.wait(networkOf(address), 0);
    if (wait > 0) throw refused("addressQuota", wait);
  }

  /**
   * Takes a place for a post.
   * @throws HttpError 429 if there is none
   */
  reserve(address: string, { key, spam, bytes }: Post): Reservation {
    const { key: ofKey, total } = spam ? this.#spam : this.#real;
    const places = [
      [this.#address, networkOf(address), "addressQuota"],
      [ofKey, key, "keyQuota"],
      [total, "", "totalQuota"],
    ] as const;
    for (const [quota, name, who] of places) {
      const wait = quota.wait(name, bytes);
      if (wait > 0) throw refused(who, wait);
    }
    for (const [quota, name] of places) quota.add(name, bytes);
    const cancel = () => {
      for (const [quota, name] of places) quota.remove(name, bytes);
    };
    return {
      cancel,
      settle(stored) {
        cancel();
        for (const [quota, name] of places) quota.add(name, stored);
      },
    };
  }
}
