import { channels, type Delivery, deliveryStates, type Patch, statuses } from "../index/entry.ts";
import { isMessageId } from "../mail/message-id.ts";

const isOneOf = <T>(list: readonly T[], value: unknown): value is T =>
  (list as readonly unknown[]).includes(value);

function isDelivery(value: unknown): value is Delivery {
  if (typeof value !== "object" || value === null) return false;
  const { channel, to, state, firstAt, attempts, nextAt, lastError } = value as Partial<Delivery>;
  return (
    isOneOf(channels, channel) &&
    isOneOf(deliveryStates, state) &&
    [firstAt, attempts, nextAt].every(Number.isFinite) &&
    [to, lastError].every((text) => text === undefined || typeof text === "string")
  );
}

/** Parses a line of the journal; undefined if it is not a change. Somebody may have edited the file. */
export function readPatch(line: string): Patch | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (typeof value !== "object" || value === null) return undefined;
  const { id, read, status, delivery } = value as Partial<Patch>;
  const valid =
    typeof id === "string" &&
    isMessageId(id) &&
    (read === undefined || typeof read === "boolean") &&
    (status === undefined || isOneOf(statuses, status)) &&
    (delivery === undefined || isDelivery(delivery));
  return valid ? (value as Patch) : undefined;
}
