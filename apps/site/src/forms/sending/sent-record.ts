import { storageName } from "../../browser/storage-name.ts";

/** A record of the submissions that have arrived, which every tab reads as it is at that moment. */
export interface SentRecord {
  has(submissionId: string): Promise<boolean>;
  add(submissionId: string): Promise<void>;
}

const open = () => caches.open(storageName("sent"));
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
      await record.put(addressOf(submissionId), new Response());
      const oldest = (await record.keys()).slice(0, -maxIds);
      await Promise.all(oldest.map((address) => record.delete(address)));
    } catch {
      // The mail service recognises a repetition by its id.
    }
  },
};
