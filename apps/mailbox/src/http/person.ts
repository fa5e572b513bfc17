import type { Filter } from "../index/search.ts";
import type { Look } from "../look.ts";
import { readMail } from "../mail/read-mail.ts";
import { coverPage } from "../pages/cover.ts";
import { frameOf } from "../pages/layout.ts";
import type { Store } from "../store/store.ts";
import type { Words } from "../words.ts";
import { stored } from "./export.ts";
import { download, type Reply } from "./reply.ts";
import { type PackedFile, zip } from "./zip.ts";

/**
 * Everything of a person, to be handed to them: a page that says what it is, a table for machines,
 * and each mail as it was stored.
 */
async function* filesOf(
  store: Store,
  filter: Filter,
  { words, look }: { words: Words; look: Look },
): AsyncGenerator<PackedFile> {
  const messages = [];
  for await (const { entry, raw } of stored(store, filter)) {
    const { text, attachments } = readMail(raw);
    const file = `mails/${entry.id}.eml`;
    yield { name: file, content: raw };
    messages.push({
      id: entry.id,
      received: entry.receivedAt.toISOString(),
      folder: entry.folder,
      form: entry.form,
      source: entry.source,
      name: entry.name,
      email: entry.email,
      to: entry.to,
      subject: entry.subject,
      status: entry.status,
      text,
      files: attachments.map(({ filename }) => filename),
      sentOnTo: store
        .deliveries(entry.id)
        .filter(({ state }) => state === "delivered")
        .map(({ channel, to }) => to ?? channel),
      mail: file,
    });
  }
  const json = { email: filter.email, made: new Date().toISOString(), messages };
  yield { name: "messages.json", content: Buffer.from(`${JSON.stringify(json, null, 2)}\n`) };
  const cover = coverPage(words, String(filter.email), messages)(frameOf(look));
  yield { name: "read-me.html", content: Buffer.from(cover) };
}

/** `GET /mailbox/export.zip?email=`: everything of an address, for the person whose it is. */
export function personReply(
  store: Store,
  email: string,
  said: { words: Words; look: Look },
): Reply {
  const date = new Date().toISOString().slice(0, 10);
  return download(`messages-${date}.zip`, "application/zip", zip(filesOf(store, { email }, said)));
}
