import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { reportsPage } from "../pages/reports.ts";
import { fontPath } from "../pages/style.ts";
import { viewOf } from "../store/view.ts";
import { guard, knowing, readerOf } from "./access.ts";
import { readBody } from "./body.ts";
import type { Context } from "./context.ts";
import { health } from "./health.ts";
import * as inbox from "./inbox.ts";
import { metrics } from "./metrics.ts";
import { newsletterReply } from "./newsletter.ts";
import { personReply } from "./person.ts";
import { errorReply, failure, htmlReply, type Reply } from "./reply.ts";
import { report } from "./reports.ts";
import { preflight, submit } from "./submit.ts";

const fontFile = import.meta.resolve(
  "@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2",
);
/** The typeface of all pages, which needs no password: visitors' pages are set in it too. */
const fontReply: Reply = {
  status: 200,
  type: "font/woff2",
  headers: { "cache-control": "public, max-age=31536000, immutable" },
  body: readFileSync(new URL(fontFile)),
};

const wrongMethod = (allow: string): Reply => failure(405, `Use ${allow} here.`, { allow });

/** Handles one request. */
export async function route(context: Context, request: IncomingMessage): Promise<Reply> {
  const { config, answers, newsletter, proxyWatch, readers, reports, retention } = context;
  proxyWatch.look(request);
  const reader = readerOf(config, request);
  const forms = reader === undefined ? undefined : config.userForms[reader];
  /** What the reader may see; whether they may is decided before. */
  const store = forms ? viewOf(context.store, forms) : context.store;
  const [path = "/", search = ""] = (request.url ?? "/").split("?", 2);
  const method = request.method ?? "GET";
  const reads = method === "GET" || method === "HEAD";
  const guarded = (read: () => Reply | Promise<Reply>, token?: string) =>
    guard(context, request, read, token);
  /** The same, with a record of who did what. */
  const noted = (did: string, what: string, read: () => Reply | Promise<Reply>) =>
    guarded(async () => {
      const reply = await read();
      const who = reader ?? "shared password";
      if (reply.status < 400) await readers.note({ who, did, what });
      return reply;
    });

  if (path === "/submit") {
    if (method === "OPTIONS") return preflight(config, request);
    if (method !== "POST") return wrongMethod("POST, OPTIONS");
    const reply = await submit(context, request);
    answers.set(reply.status, (answers.get(reply.status) ?? 0) + 1);
    return reply;
  }
  if (reports && path === "/reports") {
    if (method === "OPTIONS") return preflight(config, request);
    if (method !== "POST") return wrongMethod("POST, OPTIONS");
    return report(context, reports, request);
  }
  if (reports && path === "/mailbox/reports") {
    const { tally } = reports;
    if (reads) return guarded(() => htmlReply(200, reportsPage(tally.rows(), tally.others())));
    if (method !== "POST") return wrongMethod("GET, HEAD, POST");
    return noted("forget", "reports", async () => {
      await tally.clear();
      return { status: 303, headers: { location: "/mailbox/reports" } };
    });
  }
  if (path === "/audit" && context.audit) return context.audit(request);
  const query = new URLSearchParams(search);
  const [, link] = /^\/newsletter\/(join|leave)$/.exec(path) ?? [];
  if (newsletter && link !== undefined) {
    if (!reads && method !== "POST") return wrongMethod("GET, HEAD, POST");
    const token = query.get("t") ?? "";
    return newsletterReply(context, newsletter, { path: link, token, reads });
  }
  if (path === "/mailbox/selected" && method === "POST") {
    return guarded(async () => {
      const { fields } = await readBody(request, false);
      const what = fields.get("id") ?? (fields.has("email") ? "all of one address" : "all failed");
      const reply = await inbox.actOnSelected(store, fields, query);
      // The first answer only asks.
      if (reply.status === 303) {
        const who = reader ?? "shared password";
        await readers.note({ who, did: fields.get("action") ?? "", what });
      }
      return reply;
    });
  }
  if (path === "/mailbox/retention" && method === "POST") {
    return guarded(async () =>
      forms
        ? errorReply(403, "Not for you", "Only those who read every form may decide this.")
        : inbox.eraseExpired(retention, (await readBody(request, false)).fields),
    );
  }
  if (path === fontPath && reads) return fontReply;
  const [, id, action] = /^\/mailbox\/([^/]+)\/([a-z]+)$/.exec(path) ?? [];
  if (id !== undefined && action !== undefined) {
    if (!reads && method !== "POST") return wrongMethod("GET, HEAD, POST");
    const act = () => inbox.actOnMessage(store, { id, action, reads });
    return reads ? guarded(act) : noted(action, id, act);
  }
  const [, message] = /^\/mailbox\/([^/]+)$/.exec(path) ?? [];
  const [, owner, file] = /^\/mailbox\/([^/]+)\/files\/(\d{1,2})$/.exec(path) ?? [];
  const pages = ["/", "/health", "/metrics", "/mailbox"];
  const known = pages.includes(path) || message !== undefined || file !== undefined;
  if (known && !reads) return wrongMethod("GET, HEAD");
  if (path === "/") return { status: 302, headers: { location: "/mailbox" } };
  if (path === "/health") {
    return knowing(context, request, (knows) => health(context, knows), config.metricsToken);
  }
  if (path === "/metrics")
    return guarded(() => metrics(context.store, answers), config.metricsToken);
  if (path === "/mailbox") {
    const told = {
      waiting: forms ? undefined : retention?.waiting(),
      warning: proxyWatch.warning(),
    };
    const met = reports?.tally.rows().length;
    return guarded(() => inbox.listPage(store, query, { ...told, met }));
  }
  const email = query.get("email") ?? "";
  if (message === "export.zip" && email !== "") {
    return noted("export", query.toString(), () => personReply(store, email, config));
  }
  if (message?.startsWith("export.")) {
    return noted("export", query.toString(), () =>
      inbox.exportFile(store, message.slice("export.".length), query),
    );
  }
  if (owner !== undefined)
    return noted("file", owner, () => inbox.attachedFile(store, owner, Number(file)));
  if (message !== undefined)
    return noted("open", message, () => inbox.messageReply(store, message, query));
  const nothing = "There is nothing at this address.";
  return request.headers.accept?.includes("text/html")
    ? errorReply(404, "Not found", nothing)
    : failure(404, nothing);
}
