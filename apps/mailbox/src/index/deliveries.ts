import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Channel, Delivery } from "./entry.ts";

type Row = Record<string, unknown>;

/** A delivery as the index has it; "" stands for no recipient of its own. */
export const toDelivery = ({ id: _, recipient, lastError, ...row }: Row): Delivery =>
  ({
    ...row,
    to: recipient === "" ? undefined : recipient,
    lastError: lastError ?? undefined,
  }) as Delivery;

/** How many deliveries of a channel are in each state. */
export type DeliverySummary = {
  channel: Channel;
  queued: number;
  delivered: number;
  failed: number;
  /** When the oldest queued delivery was queued, in milliseconds since the epoch. */
  oldestQueued: number | undefined;
};

/** Reads the deliveries in the index. Only the journal changes them. */
export class Deliveries {
  readonly #due: StatementSync;
  readonly #next: StatementSync;
  readonly #of: StatementSync;
  readonly #counts: StatementSync;

  constructor(database: DatabaseSync) {
    // A delivery is queued before its message is stored. The join keeps it back until then.
    this.#due = database.prepare(`
      SELECT delivery.* FROM delivery JOIN message USING (id)
      WHERE channel = ? AND state = 'queued' AND nextAt <= ? AND folder = 'inbox'
      ORDER BY nextAt LIMIT ?`);
    this.#next = database.prepare(`
      SELECT min(nextAt) AS nextAt FROM delivery
      WHERE channel = ? AND state = 'queued' AND nextAt > ?`);
    this.#of = database.prepare("SELECT * FROM delivery WHERE id = ? ORDER BY channel, recipient");
    this.#counts = database.prepare(`
      SELECT state, count(*) AS number, min(firstAt) AS oldest FROM delivery
      WHERE channel = ? GROUP BY state`);
  }

  /** Deliveries to attempt now, the longest waiting first. */
  due(channel: Channel, now: number, limit: number): { id: string; delivery: Delivery }[] {
    return (this.#due.all(channel, Math.floor(now), limit) as Row[]).map((row) => ({
      id: String(row.id),
      delivery: toDelivery(row),
    }));
  }

  /** When the next attempt after `now` is due; undefined if none is. */
  nextAfter(channel: Channel, now: number): number | undefined {
    const row = this.#next.get(channel, Math.floor(now)) as Row | undefined;
    return (row?.nextAt as number | null) ?? undefined;
  }

  /** The deliveries of a message. */
  of(id: string): Delivery[] {
    return (this.#of.all(id) as Row[]).map(toDelivery);
  }

  summary(channel: Channel): DeliverySummary {
    const rows = this.#counts.all(channel) as { state: string; number: number; oldest: number }[];
    const row = (state: string) => rows.find((candidate) => candidate.state === state);
    return {
      channel,
      queued: row("queued")?.number ?? 0,
      delivered: row("delivered")?.number ?? 0,
      failed: row("failed")?.number ?? 0,
      oldestQueued: row("queued")?.oldest,
    };
  }
}
