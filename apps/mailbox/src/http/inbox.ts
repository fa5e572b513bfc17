import { html } from "../html.ts";
import { type Folder, folders } from "../index/entry.ts";
import { readMail } from "../mail/read-mail.ts";
import { type Action, doneQuery, erasePage, hidden, isAction } from "../pages/decisions.ts";
import { inboxPage, pageSize } from "../pages/inbox.ts";
import { messagePage } from "../pages/message.ts";
import { addressOf, type Place, readSearch } from "../pages/search-query.ts";
import type { Retention, WaitingErasure } from "../store/retention.ts";
import type { Store } from "../store/store.ts";
import { exportFormats, exportReply } from "./export.ts";
import { download, errorReply, htmlReply, type Reply } from "./reply.ts";

const notFound = (): Reply => errorReply(404, "Not found", "There is no such message or page.");

/** Messages that a page shows besides its list: failed ones, and those of the same address. */
const few = 5;
/** Forms to choose from. Strangers can make up any number of names; a search finds the others. */
const mostForms = 50;

const isFolder = (name: string): name is Folder => (folders as readonly string[]).includes(name);

function placeOf(query: URLSearchParams): Place | undefined {
  const wanted = query.get("folder") ?? "inbox";
  return wanted === "all" || isFolder(wanted) ? wanted : undefined;
}

/** A page's number; undefined if it is not a number, or too large for SQLite to count to. */
const pageNumber = (text: string): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/**
 * `GET /mailbox`: a page of a list.
 * @param told what it says besides: the erasure that waits for the staff, if there is one, what is
 *   wrong with the settings, and how many kinds of things visitors met, where it is asked for
 */
export function listPage(
  store: Store,
  query: URLSearchParams,
  told: {
    waiting: WaitingErasure | undefined;
    warning: string | undefined;
    met: number | undefined;
  },
): Reply {
  const place = placeOf(query);
  const number = pageNumber(query.get("page") ?? "1");
  if (!place || number === undefined) return notFound();
  const counts = { inbox: store.count("inbox"), spam: store.count("spam") };
  const asked = readSearch(place, query);
  const ofFailed = { folder: "inbox", failed: true } as const;
  const failed = { entries: store.list(ofFailed, 0, few), count: store.found(ofFailed) };
  const { search } = asked;
  const forms = store.forms(mostForms);
  const view = { place, number, counts, search, forms, failed, query, ...told };
  if ("problem" in asked) {
    return htmlReply(400, inboxPage({ ...view, entries: [], found: 0, problem: asked.problem }));
  }
  const entries = store.list(asked.filter, (number - 1) * pageSize, pageSize);
  if (entries.length === 0 && number > 1) return notFound();
  return htmlReply(200, inboxPage({ ...view, entries, found: store.found(asked.filter) }));
}

/** `GET /mailbox/export.csv` and `GET /mailbox/export.mbox`: what a search finds, as a file. */
export function exportFile(store: Store, name: string, query: URLSearchParams): Reply {
  const format = exportFormats.find((known) => known === name);
  const place = placeOf(query);
  if (!format || !place) return notFound();
  const asked = readSearch(place, query);
  if ("problem" in asked) return errorReply(400, "Not exported", asked.problem);
  return exportReply(store, asked.filter, format);
}

/** `GET /mailbox/:id/files/:number`: an attached file, counted from 1, which browsers only save. */
export async function attachedFile(store: Store, id: string, number: number): Promise<Reply> {
  const raw = await store.read(id);
  const file = raw && readMail(raw).attachments[number - 1];
  if (!file) return notFound();
  return download(file.filename, "application/octet-stream", file.content);
}

/** `GET /mailbox/:id` and `GET /mailbox/:id.eml`. Only ids in the index lead to a file. */
export async function messageReply(
  store: Store,
  name: string,
  query: URLSearchParams,
): Promise<Reply> {
  const id = name.replace(/\.eml$/, "");
  const entry = store.get(id);
  const raw = await store.read(id);
  if (!entry || !raw) return notFound();
  if (name.endsWith(".eml")) return download(name, "message/rfc822", raw);
  // A full disk must not keep a message from being read.
  if (!entry.read) await store.mark([id], { read: true }).catch(() => {});
  const ofAddress = store.list({ email: entry.email }, 0, few + 1);
  const others = ofAddress.filter((other) => other.id !== id).slice(0, few);
  const deliveries = store.deliveries(id);
  const view = { entry, mail: readMail(raw), deliveries, others, query };
  return htmlReply(200, messagePage({ ...view, ...store.neighbours(entry) }));
}

async function perform(store: Store, ids: readonly string[], action: Action): Promise<void> {
  if (action === "retry") await store.retry(ids);
  else if (action === "erase") await store.erase(ids);
  else if (isFolder(action)) await store.move(ids, action);
  else await store.mark(ids, { status: action });
}

const seeOther = (location: string): Reply => ({ status: 303, headers: { location } });

/**
 * `POST /mailbox/:id/:action` does it and leads back to the message, or where that has left its
 * folder to the next one. `GET /mailbox/:id/erase` asks first.
 */
export async function actOnMessage(
  store: Store,
  { id, action, reads }: { id: string; action: string; reads: boolean },
): Promise<Reply> {
  const entry = store.get(id);
  if (!entry || !isAction(action)) return notFound();
  if (reads) {
    if (action !== "erase") return notFound();
    const what = html`“<bdi>${entry.subject}</bdi>” from <bdi>${entry.name || entry.email}</bdi> is deleted`;
    const sent = store.deliveries(id).filter(({ state }) => state === "delivered");
    const where = sent.map(({ to }) => to ?? "the webhook").join(", ");
    const copies = where
      ? html`Copies of it went to <bdi>${where}</bdi>, and stay there and in saved exports: ask for them there.`
      : html`No copy of it was sent on; one may be in a saved export.`;
    const page = erasePage(what, `/mailbox/${id}/erase`, `/mailbox/${id}`, [], copies);
    return htmlReply(200, page);
  }
  const leaves = action === "erase" || (action !== entry.folder && isFolder(action));
  const { older, newer } = store.neighbours(entry);
  const next = leaves ? (older ?? newer) : entry;
  await perform(store, [id], action);
  const path = next ? `/mailbox/${next.id}` : "/mailbox";
  return seeOther(addressOf(path, next ? "inbox" : entry.folder, {}, doneQuery(action)));
}

/**
 * `POST /mailbox/selected` does something with several messages and leads back to their list: those
 * with an `id`, all of an `email`, or `all=failed`. Before it deletes any, it asks.
 */
export async function actOnSelected(
  store: Store,
  fields: ReadonlyMap<string, string>,
  query: URLSearchParams,
): Promise<Reply> {
  const [action = "", email] = [fields.get("action"), fields.get("email")];
  const place = email ? "inbox" : placeOf(query);
  if (!isAction(action) || !place) return notFound();
  const filter = email ? { email } : fields.get("all") === "failed" ? { failed: true } : undefined;
  const chosen = (fields.get("id") ?? "").split(", ").filter((id) => store.get(id));
  const ids = filter ? store.idsOf(filter) : chosen;
  const search = email ? {} : readSearch(place, query).search;
  if (ids.length === 0) return seeOther(addressOf("/mailbox", place, search));
  if (action === "erase" && !fields.has("sure")) {
    const number = ids.length === 1 ? "One message is" : `${ids.length} messages are`;
    const what = html`${number} deleted${email && html`: everything from <bdi>${email}</bdi>`}`;
    const these = email ? [hidden("email", email)] : ids.map((id) => hidden("id", id));
    const back = email
      ? addressOf("/mailbox", "all", { email })
      : addressOf("/mailbox", place, search);
    const to = addressOf("/mailbox/selected", place, search);
    return htmlReply(
      200,
      erasePage(what, to, back, [...these, hidden("action", action), hidden("sure", "1")]),
    );
  }
  await perform(store, ids, action);
  return seeOther(addressOf("/mailbox", place, search, doneQuery(action, ids.length)));
}

/** `POST /mailbox/retention`: erases the old messages whose erasure waits, after asking. */
export async function eraseExpired(
  retention: Retention | undefined,
  fields: ReadonlyMap<string, string>,
): Promise<Reply> {
  const waiting = retention?.waiting();
  if (!retention || !waiting) return seeOther("/mailbox");
  if (!fields.has("sure")) {
    const what = html`To be deleted: ${waiting.what}`;
    return htmlReply(200, erasePage(what, "/mailbox/retention", "/mailbox", [hidden("sure", "1")]));
  }
  const erased = await retention.confirm();
  return seeOther(
    erased === undefined
      ? "/mailbox"
      : addressOf("/mailbox", "inbox", {}, doneQuery("erase", erased)),
  );
}
