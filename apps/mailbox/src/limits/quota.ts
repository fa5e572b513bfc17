import type { Config } from "../config.ts";
import { HttpError } from "../errors.ts";
import type { Quota } from "../settings/reader.ts";
import type { Word } from "../words.ts";
import { type Amounts, budget, namesOf, type Refusal, type Tally, tally } from "./budget.ts";
import type { Visitor } from "./networks.ts";
import { steadyTime } from "./steady-time.ts";

const hourMs = 60 * 60 * 1000;
const dayHours = 24;
/**
 * Spam has its own quota, a quarter of the size, so that a flood of it keeps no real message out.
 */
const spamShare = 0.25;

/** A budget for 24 hours, counted by the hour. */
export function dayBudget(amounts: Amounts, clock = steadyTime) {
  const day = budget(amounts);
  /** What was used in each hour. */
  const hours = new Map<number, Tally>();
  const forgetOld = (): void => {
    for (const [hour, used] of hours) {
      if (hour > Math.floor(clock() / hourMs) - dayHours) continue;
      for (const [name, amount] of used.entries()) day.used.add(name, -amount);
      hours.delete(hour);
    }
  };
  return {
    /**
     * Counts an amount, or takes it back if it is negative. What was stored before the start has no
     * visitor, and may be dated in the future by a clock that was wrong: that counts as of now.
     */
    count(visitor: Visitor | undefined, amount: number, at: number = clock()): void {
      forgetOld();
      const hour = Math.floor(Math.min(at, clock()) / hourMs);
      const used = hours.get(hour) ?? tally();
      hours.set(hour, used);
      used.count(visitor, amount);
      day.used.count(visitor, amount);
    },

    /** Why an amount does not fit, and the seconds until it does; undefined if it fits now. */
    refusal(visitor: Visitor, amount: number): { why: Refusal; wait: number } | undefined {
      forgetOld();
      const why = day.whyNot(visitor, amount);
      if (!why) return undefined;
      const freed = tally();
      for (const [hour, used] of [...hours].toSorted(([a], [b]) => a - b)) {
        for (const name of namesOf(visitor)) freed.add(name, used.of(name));
        if (day.whyNot(visitor, amount, freed)) continue;
        return { why, wait: Math.ceil(((hour + dayHours) * hourMs - clock()) / 1000) };
      }
      return { why, wait: (dayHours * hourMs) / 1000 };
    },
  };
}

/** A number of messages and their bytes, each with its own budget. */
function dayQuota(all: Quota, each: Quota) {
  const budgets = {
    messages: dayBudget({ all: all.messages, each: each.messages }),
    bytes: dayBudget({ all: all.bytes, each: each.bytes }),
  };
  return {
    count(visitor: Visitor | undefined, { messages, bytes }: Quota, at?: number): void {
      budgets.messages.count(visitor, messages, at);
      budgets.bytes.count(visitor, bytes, at);
    },
    refusal: (visitor: Visitor, { messages, bytes }: Quota) =>
      budgets.messages.refusal(visitor, messages) ?? budgets.bytes.refusal(visitor, bytes),
  };
}

type DayQuota = ReturnType<typeof dayQuota>;

/** What counts against the quotas. */
type Post = { key: string; spam: boolean; bytes: number };

const refused = (whose: Word, retryAfter: number) => new HttpError(429, [whose], { retryAfter });

const quarter = ({ messages, bytes }: Quota): Quota => ({
  messages: Math.ceil(messages * spamShare),
  bytes: Math.ceil(bytes * spamShare),
});

/** The quotas of each access key and of all together, for real messages or for spam. */
function quotasOf({ address, key, total }: Config["quotas"], part: (quota: Quota) => Quota) {
  const keys = new Map<string, DayQuota>();
  const all = dayQuota(part(total), address);
  return {
    total: all,
    key(name: string): DayQuota {
      const known = keys.get(name) ?? dayQuota(part(key), address);
      keys.set(name, known);
      return known;
    },
  };
}

/**
 * The quotas of a day: of a client address, of an access key, and of all together. Who used how
 * much is kept in memory only, because addresses are not stored.
 * @param stored what was stored in the last 24 hours, before the start
 */
export function dailyQuotas(
  quotas: Config["quotas"],
  stored: Iterable<Post & { receivedAt: number }> = [],
) {
  const ofAddress = dayQuota({ messages: 0, bytes: 0 }, quotas.address);
  const real = quotasOf(quotas, (quota) => quota);
  const spam = quotasOf(quotas, quarter);
  const of = (post: Post) => (post.spam ? spam : real);
  for (const post of stored) {
    const use = { messages: 1, bytes: post.bytes };
    of(post).key(post.key).count(undefined, use, post.receivedAt);
    of(post).total.count(undefined, use, post.receivedAt);
  }
  return {
    /**
     * Refuses an address that has used up its own quota, before its body is read.
     * @throws HttpError 429
     */
    check(visitor: Visitor): void {
      const refusal = ofAddress.refusal(visitor, { messages: 1, bytes: 0 });
      if (refusal) throw refused("addressQuota", refusal.wait);
    },

    /**
     * Takes a place for a post.
     * @returns `settle` for when it was stored, with its size, and `cancel` for when it was not
     * @throws HttpError 429 if there is none
     */
    reserve(visitor: Visitor, post: Post) {
      const { bytes } = post;
      const places = [
        { quota: ofAddress, everybody: "addressQuota" },
        { quota: of(post).key(post.key), everybody: "keyQuota" },
        { quota: of(post).total, everybody: "totalQuota" },
      ] as const;
      for (const { quota, everybody } of places) {
        const refusal = quota.refusal(visitor, { messages: 1, bytes });
        if (!refusal) continue;
        throw refused(refusal.why === "visitor" ? "addressQuota" : everybody, refusal.wait);
      }
      const count = (messages: number, size: number): void => {
        for (const { quota } of places) quota.count(visitor, { messages, bytes: size });
      };
      count(1, bytes);
      return {
        cancel: () => count(-1, -bytes),
        settle: (stored: number) => count(0, stored - bytes),
      };
    },
  };
}
