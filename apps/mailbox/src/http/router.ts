import type { IncomingMessage } from "node:http";
import { errorPage } from "../pages/notice.ts";
import { fontPath } from "../pages/style.ts";
import { type AccessContext, guard } from "./access.ts";
import { readBody } from "./body.ts";
import { fontReply } from "./font.ts";
import { health } from "./health.ts";
import {
  type InboxContext,
  inboxAction,
  inboxExport,
  inboxFile,
  inboxList,
  inboxMessage,
  inboxSelected,
} from "./inbox.ts";
import { type Answers, metrics } from "./metrics.ts";
import { htmlReply, jsonReply, type Reply } from "./reply.ts";
import { preflight, type SubmitContext, submit } from "./submit.ts";

export type Context = InboxContext & SubmitContext & AccessContext & { answers: Answers };

const wrongMethod = (allow: string): Reply =>
  jsonReply(405, { success: false, message: `Use ${allow} here.` }, { allow });

/** Submits a form and counts the answer. */
async function countedSubmit(context: Context, request: IncomingMessage): Promise<Reply> {
  const reply = await submit(context, request);
  const { answers } = context;
  answers.set(reply.status, (answers.get(reply.status) ?? 0) + 1);
  return reply;
}

/** Handles one request. */
export async function route(context: Context, request: IncomingMessage): Promise<Reply> {
  const [path = "/", search = ""] = (request.url ?? "/").split("?", 2);
  const method = request.method ?? "GET";
  const reads = method === "GET" || method === "HEAD";

  if (path === "/submit") {
    if (method === "POST") return countedSubmit(context, request);
    if (method === "OPTIONS") return preflight(context.config, request);
    return wrongMethod("POST, OPTIONS");
  }
  const query = new URLSearchParams(search);
  if (path === "/mailbox/selected" && method === "POST") {
    return guard(context, request, async () =>
      inboxSelected(context, (await readBody(request, false)).fields, query),
    );
  }
  if (path === fontPath && reads) return fontReply;
  const [, id, action] = /^\/mailbox\/([^/]+)\/([a-z]+)$/.exec(path) ?? [];
  if (id !== undefined && action !== undefined) {
    if (!reads && method !== "POST") return wrongMethod("GET, HEAD, POST");
    return guard(context, request, () => inboxAction(context, { id, action, reads }));
  }
  const [, message] = /^\/mailbox\/([^/]+)$/.exec(path) ?? [];
  const [, owner, file] = /^\/mailbox\/([^/]+)\/files\/(\d{1,2})$/.exec(path) ?? [];
  const pages = ["/", "/health", "/metrics", "/mailbox"];
  const known = pages.includes(path) || message !== undefined || file !== undefined;
  if (known && !reads) return wrongMethod("GET, HEAD");
  if (path === "/") return { status: 302, headers: { location: "/mailbox" } };
  if (path === "/health") return health(context);
  if (path === "/metrics") {
    return guard(context, request, () => metrics(context), context.config.metricsToken);
  }
  if (path === "/mailbox") return guard(context, request, () => inboxList(context, query));
  if (message?.startsWith("export.")) {
    return guard(context, request, () => inboxExport(context, message.slice(7), query));
  }
  if (owner !== undefined && file !== undefined) {
    return guard(context, request, () => inboxFile(context, owner, Number(file)));
  }
  if (message !== undefined) {
    return guard(context, request, () => inboxMessage(context, message, query));
  }
  if ((request.headers.accept ?? "").includes("text/html")) {
    return htmlReply(404, errorPage("Not found", "There is nothing at this address."));
  }
  return jsonReply(404, { success: false, message: "There is nothing at this address." });
}
