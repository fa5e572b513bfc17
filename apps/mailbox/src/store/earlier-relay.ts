import { existsSync, readdirSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Delivery, DeliveryState, Patch } from "../index/entry.ts";
import { isMessageId } from "../mail/message-id.ts";
import type { Quarantine } from "./quarantine.ts";

/** The directories of the first version's queue, with one small file per message. */
const directories = { queue: "queued", delivered: "delivered", failed: "failed" } as const;

/**
 * Reads the deliveries that the first version of the mailbox kept as files in `relay/`. A damaged record
 * goes to the quarantine, and its message counts as not attempted yet: the directory says the rest.
 */
export function readEarlierRelay(
  dataDir: string,
  quarantine: Quarantine,
): { patches: Patch[]; remove(): Promise<void> } {
  const root = join(dataDir, "relay");
  const patches: Patch[] = [];
  for (const [name, state] of Object.entries(directories)) {
    const directory = join(root, name);
    if (!existsSync(directory)) continue;
    for (const file of readdirSync(directory)) {
      const id = file.replace(/\.json$/, "");
      if (!isMessageId(id)) continue;
      const path = join(directory, file);
      const delivery = readRecord(path, state);
      if (!delivery) quarantine.take(path, file, "is not a delivery of the relay");
      patches.push({ id, delivery: delivery ?? fromNow(state) });
    }
  }
  return { patches, remove: () => rm(root, { recursive: true, force: true }) };
}

const fromNow = (state: DeliveryState): Delivery => {
  const now = Date.now();
  const lastError = state === "failed" ? "the record of this delivery was damaged" : undefined;
  return { channel: "mail", state, firstAt: now, attempts: 0, nextAt: now, lastError };
};

function readRecord(path: string, state: DeliveryState): Delivery | undefined {
  try {
    const { firstAt, attempts, nextAt, lastError } = JSON.parse(readFileSync(path, "utf8"));
    if (![firstAt, attempts, nextAt].every(Number.isFinite)) return undefined;
    const reason = typeof lastError === "string" ? lastError : undefined;
    return { channel: "mail", state, firstAt, attempts, nextAt, lastError: reason };
  } catch {
    return undefined;
  }
}
