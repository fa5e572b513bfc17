import { channels, type Delivery, deliveryStates, type Patch, statuses } from "../index/entry.ts";
import { isMessageId } from "../mail/message-id.ts";

const isDelivery = ({ channel, to = "", state, lastError = "", ...numbers }: Delivery): boolean =>
  channels.includes(channel) &&
  deliveryStates.includes(state) &&
  [numbers.firstAt, numbers.attempts, numbers.nextAt].every(Number.isFinite) &&
  [to, lastError].every((text) => typeof text === "string");

/**
 * Parses a line of the journal; undefined if it is not a change. Somebody may have edited the file.
 */
export function readPatch(line: string): Patch | undefined {
  try {
    const patch: Patch = JSON.parse(line);
    const { id, read = false, status = "new", delivery } = patch;
    const isMarked = typeof read === "boolean" && statuses.includes(status);
    const isValid = isMessageId(id) && isMarked && (delivery === undefined || isDelivery(delivery));
    return isValid ? patch : undefined;
  } catch {
    // It is not JSON, or a part of it has the wrong type.
    return undefined;
  }
}
