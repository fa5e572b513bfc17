import { randomInt } from "node:crypto";

const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";
const pattern = /^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)-(\d{3})-[0-9a-hjkmnp-tv-z]{8}$/;

/** Whether a text is an id of ours; anything else never reaches the file system. */
export const isMessageId = (text: string): boolean => pattern.test(text);

/** The moment an id was given out, in milliseconds since the epoch; NaN if it is not an id. */
export function messageTime(id: string): number {
  const [, year, month, day, hour, minute, second, ms] = pattern.exec(id) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`);
}

/**
 * Makes ids whose text order is the order they were given out in, also when the clock stands still
 * or steps back: `20250131-154500-123-k3v9x2ab`, in UTC.
 */
export function messageIds(after = 0, clock: () => number = Date.now): () => string {
  let last = after;
  return () => {
    last = Math.max(clock(), last + 1);
    const stamp = new Date(last).toISOString().replace(/[-:Z]/g, "").replace(/[T.]/g, "-");
    const tail = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join("");
    return `${stamp}-${tail}`;
  };
}
