import type { Entry } from "../index/entry.ts";
import type { Filter } from "../index/search.ts";
import type { Look } from "../look.ts";
import { type Mail, readMail } from "../mail/read-mail.ts";
import { coverPage } from "../pages/cover.ts";
import { frameOf } from "../pages/layout.ts";
import type { Store } from "../store/store.ts";
import type { Words } from "../words.ts";
import { stored } from "./export.ts";
import { download, type Reply } from "./reply.ts";
import { type PackedFile, zip } from "./zip.ts";

/** What the table for machines says of a message. */
const toldOf = (store: Store, entry: Entry, { text, attachments }: Mail) => ({
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
  mail: `mails/${entry.id}.eml`,
});

/** How many characters of texts one table has: those of thousands of messages fit into no memory. */
const mostText = 4 * 1024 * 1024;

/**
 * Everything of a person, to be handed to them: a page that says what it is, a table for machines,
 * and each mail as it was stored. What is too much for one table is in several, each with its page.
 */
async function* filesOf(
  store: Store,
  filter: Filter,
  { words, look }: { words: Words; look: Look },
): AsyncGenerator<PackedFile> {
  let messages: ReturnType<typeof toldOf>[] = [];
  let length = 0;
  let number = 1;
  function* tables(): Generator<PackedFile> {
    const nth = number === 1 ? "" : `-${number}`;
    const table = { email: filter.email, made: new Date().toISOString(), messages };
    const json = `${JSON.stringify(table, null, 2)}\n`;
    yield { name: `messages${nth}.json`, content: Buffer.from(json) };
    const cover = coverPage(words, String(filter.email), messages)(frameOf(look));
    yield { name: `read-me${nth}.html`, content: Buffer.from(cover) };
    messages = [];
    length = 0;
    number += 1;
  }
  for await (const { entry, raw } of stored(store, filter)) {
    const told = toldOf(store, entry, readMail(raw));
    yield { name: told.mail, content: raw };
    if (length > 0 && length + told.text.length > mostText) yield* tables();
    length += told.text.length;
    messages.push(told);
  }
  yield* tables();
}

/** `GET /mailbox/export.zip?email=`: everything from an address, for the person it belongs to. */
export function personReply(
  store: Store,
  email: string,
  said: { words: Words; look: Look },
): Reply {
  const date = new Date().toISOString().slice(0, 10);
  return download(`messages-${date}.zip`, "application/zip", zip(filesOf(store, { email }, said)));
}
