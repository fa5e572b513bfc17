import { type Folder, folders } from "../index/entry.ts";
import type { MessageIndex } from "../index/message-index.ts";
import { isMessageId, looksLikeMessageId, messageTime } from "../mail/message-id.ts";
import { indexed } from "./indexed.ts";
import type { MailFiles } from "./mail-files.ts";
import type { Quarantine } from "./quarantine.ts";

const batch = 100;
/** How far an id may be ahead of the clock, and of its own file. */
const day = 24 * 60 * 60 * 1000;

/**
 * Brings the index in line with the files: adds new mails, removes those that somebody deleted.
 * Mails that cannot be read go to the quarantine.
 */
export function reconcile(
  index: MessageIndex,
  files: MailFiles,
  quarantine: Quarantine,
): { added: number; removed: number } {
  const gone = index.folderOfEach();
  const seen = new Set<string>();
  const fresh: { id: string; folder: Folder }[] = [];
  for (const folder of folders) {
    for (const id of files.names(folder)) {
      // Files with other names are not ours.
      if (!looksLikeMessageId(id)) continue;
      const take = (reason: string) => quarantine.take(files.path(folder, id), reason);
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
  index.remove(gone.keys());

  const read = ({ id, folder }: { id: string; folder: Folder }) => {
    try {
      const { raw, changedAt } = files.readNow(folder, id);
      // The clock may have been wrong, then or now. The file's own date shows that the id is an
      // honest one.
      const isLater = messageTime(id) > Math.max(Date.now(), changedAt) + day;
      if (isLater) throw new Error("is dated later");
      if (!/^[!-9;-~]+:/.test(raw.toString("latin1", 0, 200))) throw new Error("is no mail");
      return [indexed(folder, id, raw)];
    } catch (error) {
      const { message } = error as Error;
      const reason = message.startsWith("is ") ? message : `cannot be read: ${message}`;
      quarantine.take(files.path(folder, id), reason);
      return [];
    }
  };
  let added = 0;
  for (let at = 0; at < fresh.length; at += batch) {
    const messages = fresh.slice(at, at + batch).flatMap(read);
    index.add(messages);
    added += messages.length;
  }
  return { added, removed: gone.size };
}
