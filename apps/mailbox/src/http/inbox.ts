import type { Config } from "../config.ts";
import { type Folder, folders } from "../index/entry.ts";
import { isMessageId } from "../mail/message-id.ts";
import { readMail } from "../mail/read-mail.ts";
import { inboxPage, pageSize } from "../pages/inbox.ts";
import { type Action, actions, erasePage, messagePage } from "../pages/message.ts";
import { errorPage } from "../pages/notice.ts";
import { readSearch } from "../pages/search-query.ts";
import type { Store } from "../store/store.ts";
import { exportFormats, exportReply } from "./export.ts";
import { attachmentName, htmlReply, type Reply } from "./reply.ts";

export type InboxContext = {
  config: Config;
  store: Store;
};

const notFound = (): Reply =>
  htmlReply(404, errorPage("Not found", "There is no such message or page."));

function folderOf(query: URLSearchParams): Folder | undefined {
  const wanted = query.get("folder") ?? "inbox";
  return folders.find((name) => name === wanted);
}

/** `GET /mailbox`: a page of a folder. */
export function inboxList({ store }: InboxContext, query: URLSearchParams): Reply {
  const folder = folderOf(query);
  const number = Number(query.get("page") ?? "1");
  if (!folder || !Number.isInteger(number) || number < 1) return notFound();
  const counts = { inbox: store.count("inbox"), spam: store.count("spam") };
  const asked = readSearch(folder, query);
  const view = { folder, number, counts, search: asked.search };
  if ("problem" in asked) {
    return htmlReply(400, inboxPage({ ...view, entries: [], found: 0, problem: asked.problem }));
  }
  const entries = store.list(asked.filter, (number - 1) * pageSize, pageSize);
  if (entries.length === 0 && number > 1) return notFound();
  return htmlReply(200, inboxPage({ ...view, entries, found: store.found(asked.filter) }));
}

/** `GET /mailbox/export.csv` and `GET /mailbox/export.mbox`: what a search finds, as a file. */
export function inboxExport({ store }: InboxContext, name: string, query: URLSearchParams): Reply {
  const format = exportFormats.find((known) => known === name);
  const folder = folderOf(query);
  if (!format || !folder) return notFound();
  const asked = readSearch(folder, query);
  if ("problem" in asked) return htmlReply(400, errorPage("Not exported", asked.problem));
  return exportReply(store, asked.filter, format);
}

/** `GET /mailbox/:id/files/:number`: an attached file, counted from 1, which no browser shows. */
export async function inboxFile(
  { store }: InboxContext,
  id: string,
  number: number,
): Promise<Reply> {
  const raw = isMessageId(id) ? await store.read(id) : undefined;
  const file = raw && readMail(raw).attachments[number - 1];
  if (!file) return notFound();
  return {
    status: 200,
    type: "application/octet-stream",
    headers: {
      "content-disposition": attachmentName(file.filename),
      "content-security-policy": "sandbox; default-src 'none'",
    },
    body: file.content,
  };
}

/** `GET /mailbox/:id` and `GET /mailbox/:id.eml`. Only ids in the index lead to a file. */
export async function inboxMessage(context: InboxContext, name: string): Promise<Reply> {
  const { store } = context;
  const id = name.replace(/\.eml$/, "");
  const entry = isMessageId(id) ? store.get(id) : undefined;
  const raw = entry ? await store.read(id) : undefined;
  if (!entry || !raw) return notFound();
  if (name.endsWith(".eml")) {
    return {
      status: 200,
      type: "message/rfc822",
      headers: {
        "content-disposition": `attachment; filename="${id}.eml"`,
        "content-security-policy": "sandbox; default-src 'none'",
      },
      body: raw,
    };
  }
  // A disk that takes nothing must not keep a message from being read.
  if (!entry.read) await store.mark([id], { read: true }).catch(() => {});
  const view = {
    entry,
    mail: readMail(raw),
    deliveries: store.deliveries(id),
    ...store.neighbours(entry),
  };
  return htmlReply(200, messagePage(view));
}

const isAction = (name: string): name is Action => (actions as readonly string[]).includes(name);

async function perform(store: Store, id: string, action: Action): Promise<void> {
  if (action === "retry") await store.retry([id]);
  else if (action === "erase") await store.erase([id]);
  else if (action === "inbox" || action === "spam") await store.move([id], action);
  else await store.mark([id], { status: action });
}

/**
 * `POST /mailbox/:id/:action` does it and leads back to the message, or to its folder when it was deleted.
 * `GET /mailbox/:id/erase` asks first.
 */
export async function inboxAction(
  { store }: InboxContext,
  { id, action, reads }: { id: string; action: string; reads: boolean },
): Promise<Reply> {
  const entry = isMessageId(id) ? store.get(id) : undefined;
  if (!entry || !isAction(action)) return notFound();
  if (reads) return action === "erase" ? htmlReply(200, erasePage(entry)) : notFound();
  await perform(store, id, action);
  const folder = entry.folder === "spam" ? "/mailbox?folder=spam" : "/mailbox";
  return { status: 303, headers: { location: action === "erase" ? folder : `/mailbox/${id}` } };
}
