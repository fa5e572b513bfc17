import type { Config, Quota } from "../config.ts";
import { HttpError } from "../errors.ts";
import type { Word } from "../words.ts";
import { dropOldest, networkOf } from "./rate-limit.ts";

const hourMs = 60 * 60 * 1000;
const dayHours = 24;
/** Most names remembered at a time. The one that was used least recently is dropped first. */
const maxNames = 10_000;
/** Spam may use a quarter of a quota of its own, so that a flood of it keeps no real message out. */
const spamShare = 0.25;

/** What each name has used in the last 24 hours, counted by the hour, and whether more would fit. */
export function dayQuota(limit: Quota, clock: () => number = Date.now) {
  const used = new Map<string, { hour: number; messages: number; bytes: number }[]>();
  const hoursOf = (name: string) => {
    const since = Math.floor(clock() / hourMs) - dayHours;
    return (used.get(name) ?? []).filter(({ hour }) => hour > since);
  };
  const isBelow = (amount: number, most: number): boolean => most === 0 || amount <= most;
  return {
    /** Counts messages with this size together, or takes them back where the numbers are negative. */
    count(name: string, messages: number, bytes: number, at: number = clock()): void {
      const hour = Math.floor(at / hourMs);
      const hours = hoursOf(name);
      const counted = hours.find((one) => one.hour === hour) ?? { hour, messages: 0, bytes: 0 };
      counted.messages += messages;
      counted.bytes += bytes;
      used.delete(name);
      used.set(name, [...hours.filter((one) => one !== counted), counted]);
      dropOldest(used, maxNames);
    },

    /** Seconds until a message of this size fits; 0 if it fits now. */
    wait(name: string, bytes: number): number {
      const hours = hoursOf(name).toSorted((a, b) => a.hour - b.hour);
      let messages = hours.reduce((sum, hour) => sum + hour.messages, 1);
      let size = hours.reduce((sum, hour) => sum + hour.bytes, bytes);
      const fits = () => isBelow(messages, limit.messages) && isBelow(size, limit.bytes);
      if (fits()) return 0;
      for (const hour of hours) {
        messages -= hour.messages;
        size -= hour.bytes;
        if (fits()) return Math.ceil(((hour.hour + dayHours) * hourMs - clock()) / 1000);
      }
      return (dayHours * hourMs) / 1000;
    },
  };
}

/** What counts against the quotas. */
type Post = { key: string; spam: boolean; bytes: number };

const refused = (whose: Word, retryAfter: number) => new HttpError(429, [whose], { retryAfter });

const quarter = ({ messages, bytes }: Quota): Quota => ({
  messages: Math.ceil(messages * spamShare),
  bytes: Math.ceil(bytes * spamShare),
});

export type DailyQuotas = ReturnType<typeof dailyQuotas>;

/**
 * The quotas of a day: of a client address, of an access key, and of all together. Those of addresses
 * are kept in memory only, because addresses are not stored.
 * @param stored what was stored in the last 24 hours, before the start
 */
export function dailyQuotas(
  quotas: Config["quotas"],
  stored: Iterable<Post & { receivedAt: number }> = [],
) {
  const ofAddress = dayQuota(quotas.address);
  const real = { key: dayQuota(quotas.key), total: dayQuota(quotas.total) };
  const spam = { key: dayQuota(quarter(quotas.key)), total: dayQuota(quarter(quotas.total)) };
  const of = (post: Post) => (post.spam ? spam : real);
  for (const post of stored) {
    of(post).key.count(post.key, 1, post.bytes, post.receivedAt);
    of(post).total.count("", 1, post.bytes, post.receivedAt);
  }
  return {
    /**
     * Refuses an address that has used up its own quota, before its body is read.
     * @throws HttpError 429
     */
    check(address: string): void {
      const wait = ofAddress.wait(networkOf(address), 0);
      if (wait > 0) throw refused("addressQuota", wait);
    },

    /**
     * Takes a place for a post.
     * @returns `settle` for when it was stored, with its size, and `cancel` for when it was not
     * @throws HttpError 429 if there is none
     */
    reserve(address: string, post: Post) {
      const { bytes } = post;
      const places = [
        [ofAddress, networkOf(address), "addressQuota"],
        [of(post).key, post.key, "keyQuota"],
        [of(post).total, "", "totalQuota"],
      ] as const;
      for (const [quota, name, who] of places) {
        const wait = quota.wait(name, bytes);
        if (wait > 0) throw refused(who, wait);
      }
      const count = (messages: number, size: number) => {
        for (const [quota, name] of places) quota.count(name, messages, size);
      };
      count(1, bytes);
      return {
        cancel: () => count(-1, -bytes),
        settle: (stored: number) => count(0, stored - bytes),
      };
    },
  };
}
