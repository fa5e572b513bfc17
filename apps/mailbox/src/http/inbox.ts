import type { Config } from "../config.ts";
import { type Folder, folders } from "../index/entry.ts";
import { isMessageId } from "../mail/message-id.ts";
import { readMail } from "../mail/read-mail.ts";
import { inboxPage, pageSize } from "../pages/inbox.ts";
import { messagePage } from "../pages/message.ts";
import { errorPage } from "../pages/notice.ts";
import type { Store } from "../store/store.ts";
import { htmlReply, type Reply } from "./reply.ts";

export type InboxContext = {
  config: Config;
  store: Store;
};

const notFound = (): Reply =>
  htmlReply(404, errorPage("Not found", "There is no such message or page."));

/** `GET /mailbox`: a page of a folder. */
export function inboxList({ store }: InboxContext, query: URLSearchParams): Reply {
  const wanted = query.get("folder") ?? "inbox";
  const folder: Folder | undefined = folders.find((name) => name === wanted);
  const number = Number(query.get("page") ?? "1");
  if (!folder || !Number.isInteger(number) || number < 1) return notFound();
  const entries = store.list({ folder }, (number - 1) * pageSize, pageSize);
  if (entries.length === 0 && number > 1) return notFound();
  const counts = { inbox: store.count("inbox"), spam: store.count("spam") };
  return htmlReply(200, inboxPage({ folder, number, counts, entries }));
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
  const view = {
    entry,
    mail: readMail(raw),
    deliveries: store.deliveries(id),
    ...store.neighbours(entry),
  };
  return htmlReply(200, messagePage(view));
}
