import { randomInt } from "node:crypto";

const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";
const pattern = /^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)-(\d{3})-[0-9a-hjkmnp-tv-z]{8}$/;

/** Whether a text has the letters and digits of a message id, in their places. */
export const looksLikeMessageId = (text: string): boolean => pattern.test(text);

/** Whether a text is a message id. Nothing else may become part of a file name. */
export const isMessageId = (text: string): boolean => !Number.isNaN(messageTime(text));

const stampOf = (time: number): string =>
  new Date(time).toISOString().replace(/[-:Z]/g, "").replace(/[T.]/g, "-");

/** When an id was created, in milliseconds since the epoch; NaN for anything but an id. */
export function messageTime(id: string): number {
  const [, year, month, day, hour, minute, second, ms] = pattern.exec(id) ?? [];
  const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`);
  // 30 February would become a day in March.
  return Number.isNaN(time) || !id.startsWith(stampOf(time)) ? Number.NaN : time;
}

const day = 24 * 60 * 60 * 1000;

/**
 * Returns a function that creates ids such as `20250131-154500-123-k3v9x2ab`, in UTC. They sort by
 * creation, even if the clock stops or goes back. If it goes back by more than a day, it was wrong
 * before, and ids follow it again.
 */
export function messageIds(after = 0, clock: () => number = Date.now): () => string {
  let last = after;
  return () => {
    const now = clock();
    last = last > now + day ? now : Math.max(now, last + 1);
    const tail = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join("");
    return `${stampOf(last)}-${tail}`;
  };
}
