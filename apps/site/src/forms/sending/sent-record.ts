import { storageName } from "../../browser/storage-name.ts";
import { isForgotten } from "./sending-log.ts";

/** A record of the submissions that have arrived, which every tab reads as it is at that moment. */
export interface SentRecord {
  has(submissionId: string): Promise<boolean>;
  add(submissionId: string): Promise<void>;
}

const name = storageName("sent");
const open = () => caches.open(name);
const addressOf = (submissionId: string) => `/sent/${submissionId}`;
/** How many ids are kept: more than a visitor has open tabs. */
const maxIds = 50;

/**
 * The record in the browser's cache storage: what another tab has written to `localStorage` may
 * arrive in this tab's process after the lock of that tab. Empty where the browser has no cache
 * storage or forbids it.
 */
export const sentRecord: SentRecord = {
  async has(submissionId) {
    try {
      return (await (await open()).match(addressOf(submissionId))) !== undefined;
    } catch {
      return false;
    }
  },
  async add(submissionId) {
    try {
      const record = await open();
      await record.put(addressOf(submissionId), new Response(String(Date.now())));
      const oldest = (await record.keys()).slice(0, -maxIds);
      await Promise.all(oldest.map((address) => record.delete(address)));
    } catch {
      // The mail service recognises a repetition by its id.
    }
  },
};

/**
 * Removes the submissions that were sent so long ago that no draft of theirs can be left. Makes no
 * record where there is none.
 */
export async function removeOldSent(now = Date.now()): Promise<void> {
  try {
    if (!(await caches.has(name))) return;
    const record = await open();
    for (const address of await record.keys()) {
      const sent = await record.match(address);
      if (isForgotten(Number.parseInt((await sent?.text()) ?? "", 10), now)) {
        await record.delete(address);
      }
    }
  } catch {
    // Nothing is kept where the browser has no cache storage.
  }
}
