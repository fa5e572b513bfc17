import { type Folder, folders } from "../index/entry.ts";
import type { MessageIndex } from "../index/message-index.ts";
import { isMessageId, looksLikeMessageId, messageTime } from "../mail/message-id.ts";
import { indexed } from "./indexed.ts";
import type { MailFiles } from "./mail-files.ts";
import type { Quarantine } from "./quarantine.ts";

/** Messages added to the index at a time. */
const batch = 1000;
/** How far ahead of the clock, and of its own file, an id may be. */
const day = 24 * 60 * 60 * 1000;

/**
 * Brings the index in line with the files: adds new mails, removes those that somebody deleted. Mails
 * that cannot be read go to the quarantine.
 */
export function reconcile(
  index: MessageIndex,
  files: MailFiles,
  quarantine: Quarantine,
): { added: number; removed: number } {
  const gone = new Map<string, Folder>();
  for (const { id, folder } of index.folders()) gone.set(id, folder);
  const seen = new Set<string>();
  const fresh: { id: string; folder: Folder }[] = [];
  for (const folder of folders) {
    for (const id of files.names(folder)) {
      // Files with other names are somebody else's.
      if (!looksLikeMessageId(id)) continue;
      const take = (reason: string) => quarantine.take(files.path(folder, id), `${id}.eml`, reason);
      if (!isMessageId(id)) take("is dated a day that does not exist");
      else if (seen.has(id)) take("has the name of a message in another folder");
      else {
        seen.add(id);
        const known = gone.get(id);
        gone.delete(id);
        if (known === undefined) fresh.push({ id, folder });
        else if (known !== folder) index.move(id, folder);
      }
    }
  }
  index.transaction(() => {
    for (const id of gone.keys()) index.remove(id);
  });
  let added = 0;
  for (let at = 0; at < fresh.length; at += batch) {
    index.transaction(() => {
      for (const { id, folder } of fresh.slice(at, at + batch)) {
        if (addMail(index, files, quarantine, folder, id)) added += 1;
      }
    });
  }
  return { added, removed: gone.size };
}

function addMail(
  index: MessageIndex,
  files: MailFiles,
  quarantine: Quarantine,
  folder: Folder,
  id: string,
): boolean {
  try {
    const { raw, changedAt } = files.readNow(folder, id);
    // The clock may have been wrong, then or now. The file's own date shows that the id is an honest one.
    if (messageTime(id) > Math.max(Date.now(), changedAt) + day) throw new Error("is dated later");
    if (!/^[!-9;-~]+:/.test(raw.subarray(0, 200).toString("latin1"))) throw new Error("is no mail");
    index.add(indexed(folder, id, raw));
    return true;
  } catch (error) {
    const reason = (error as Error).message;
    quarantine.take(
      files.path(folder, id),
      `${id}.eml`,
      `${reason.startsWith("is ") ? "" : "cannot be read: "}${reason}`,
    );
    return false;
  }
}
