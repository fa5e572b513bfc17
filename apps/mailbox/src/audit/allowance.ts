import { budget } from "../limits/budget.ts";
import type { Visitor } from "../limits/networks.ts";
import { dayBudget } from "../limits/quota.ts";
import { rateLimit } from "../limits/rate-limit.ts";
import type { AuditConfig } from "../settings/audit.ts";

/** Pages that are fetched in a minute: for one visitor, of one host, and in all. */
const perMinute = { visitor: 6, target: 6, all: 60 };
/** Pages that are fetched at the same time, and for one visitor. */
const atOnce = { all: 8, each: 2 };
/** Seconds after which a fetch under way has most likely ended. */
const shortWait = 5;

/** Whose budget is used up: the visitor's, the host's, that of today, or that of this moment. */
export type Shortage = "visitor" | "target" | "today" | "busy";

/** How many pages may be fetched, and for whom. */
export function allowance({ perDay }: AuditConfig) {
  const visitors = rateLimit(perMinute.visitor);
  const targets = rateLimit(perMinute.target);
  const all = rateLimit(perMinute.all);
  const day = dayBudget(perDay);
  const underWay = budget(atOnce);
  return {
    /**
     * Takes a place for one fetch.
     * @returns its end, or why there is no place and the seconds until there may be one
     */
    take(visitor: Visitor, host: string) {
      const short = (why: Shortage, wait: number) => ({ why, wait });
      const spent = day.refusal(visitor, 1);
      if (spent) return short(spent.why === "visitor" ? "visitor" : "today", spent.wait);
      const waits = {
        visitor: visitors.wait(visitor.own),
        target: targets.wait(host),
        busy: all.wait(""),
      } as const;
      for (const why of ["visitor", "target", "busy"] as const) {
        if (waits[why] > 0) return short(why, waits[why]);
      }
      const place = underWay.hold(visitor);
      if (!place.more(1)) return short("busy", shortWait);
      visitors.take(visitor.own);
      targets.take(host);
      all.take("");
      day.count(visitor, 1);
      return place.end;
    },
  };
}
