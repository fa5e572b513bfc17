import { HttpError } from "../errors.ts";
import { type Folder, type FolderCounts, folders } from "../index/entry.ts";

/** Spam may use a quarter of the space, so that a flood of it cannot keep real messages out. */
const spamShare = 0.25;
const smallBytes = 4096;

export const full = (): HttpError => new HttpError(507, ["full"]);

/** Counts the space that messages use, with those that are being written. */
export function countedSpace(
  { maxBytes, maxMessages }: { maxBytes: number; maxMessages: number },
  stored: FolderCounts,
) {
  const used = structuredClone(stored);
  const change = (folder: Folder, messages: number, bytes: number): void => {
    used[folder].messages += messages;
    used[folder].bytes += bytes;
  };
  /** Whether a message still fits into a share of the space that some folders use. */
  const fits = (bytes: number, of: readonly Folder[], share: number): boolean => {
    const sum = (what: "bytes" | "messages") => of.reduce((all, name) => all + used[name][what], 0);
    return sum("bytes") + bytes <= maxBytes * share && sum("messages") + 1 <= maxMessages * share;
  };
  return {
    /** @throws HttpError 507 if the space is used up */
    reserve(folder: Folder, bytes: number): void {
      if (folder === "spam" && !fits(bytes, ["spam"], spamShare)) throw full();
      if (!fits(bytes, folders, 1)) throw full();
      change(folder, 1, bytes);
    },
    take: (folder: Folder, bytes: number) => change(folder, 1, bytes),
    release: (folder: Folder, bytes: number) => change(folder, -1, -bytes),
    /** Whether a small message would still fit. */
    isLeft: () => fits(smallBytes, folders, 1),
  };
}
