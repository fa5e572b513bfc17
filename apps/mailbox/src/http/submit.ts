import type { IncomingMessage } from "node:http";
import type { Config } from "../config.ts";
import { Refusal } from "../http-error.ts";
import { acknowledgementPage, failurePage } from "../pages/notice.ts";
import type { Store } from "../store/store.ts";
import { readSubmission } from "../submission/submission.ts";
import { mediaType, readBody } from "./body.ts";
import { allowedRedirect, originListed } from "./origins.ts";
import { clientAddress } from "./rate-limit.ts";
import { htmlReply, jsonReply, type Reply } from "./reply.ts";

export type SubmitContext = {
  config: Config;
  store: Store;
  /** Takes a token for an address; answers 0 or the seconds to wait. */
  limit: (address: string) => number;
  log: (line: string) => void;
};

const formTypes = new Set(["application/x-www-form-urlencoded", "multipart/form-data"]);
const accepted = "Your message has been received.";

const accepts = (request: IncomingMessage, type: string): boolean =>
  (request.headers.accept ?? "").toLowerCase().includes(type);

/** A person is looking at the answer: a form posted by the browser itself, not by a script. */
const isForPerson = (request: IncomingMessage): boolean =>
  formTypes.has(mediaType(request)) && accepts(request, "text/html");

/** Headers that let scripts of the configured origins read the answer. */
function corsHeaders(config: Config, request: IncomingMessage): Record<string, string> {
  if (config.allowedOrigins.includes("*")) {
    return { "access-control-allow-origin": "*", "access-control-expose-headers": "retry-after" };
  }
  const origin = request.headers.origin ?? "";
  if (!originListed(config.allowedOrigins, origin)) return { vary: "origin" };
  return {
    "access-control-allow-origin": origin,
    "access-control-expose-headers": "retry-after",
    vary: "origin",
  };
}

/** Answers a preflight. */
export const preflight = (config: Config, request: IncomingMessage): Reply => ({
  status: 204,
  headers: {
    ...corsHeaders(config, request),
    allow: "POST, OPTIONS",
    "access-control-allow-methods": "POST, OPTIONS",
    "access-control-allow-headers": "content-type, accept",
    "access-control-max-age": "86400",
  },
});

/** Takes one submission: whatever the answer says has happened, has happened on the disk. */
export async function submit(context: SubmitContext, request: IncomingMessage): Promise<Reply> {
  const cors = corsHeaders(context.config, request);
  try {
    const reply = await accept(context, request);
    return { ...reply, headers: { ...cors, ...reply.headers } };
  } catch (error) {
    const refusal = toRefusal(error, context.log);
    const { status, message, errors = {}, headers } = refusal;
    const all = { ...cors, ...headers };
    if (isForPerson(request)) return htmlReply(status, failurePage(message, errors), all);
    return jsonReply(status, { success: false, message, errors }, all);
  }
}

async function accept(context: SubmitContext, request: IncomingMessage): Promise<Reply> {
  const { config, store, limit, log } = context;
  const address = clientAddress(
    request.socket.remoteAddress,
    request.headers["x-forwarded-for"],
    config.trustProxy,
  );
  const wait = limit(address);
  if (wait > 0) {
    throw new Refusal(429, `Too many messages at once. Please try again in ${wait} seconds.`, {
      headers: { "retry-after": String(wait) },
    });
  }
  const posted = await readBody(request);
  const { entry, duplicate } = await store.add(readSubmission(posted, config.keys));
  log(`${duplicate ? "already had" : "stored"} ${entry.id} in ${entry.folder}`);

  const asked = posted.kind === "form" ? (posted.fields.get("redirect") ?? "").trim() : "";
  const byScript = accepts(request, "application/json") && !accepts(request, "text/html");
  if (asked !== "" && !byScript) {
    const location = allowedRedirect(config.redirectOrigins, asked);
    if (location !== undefined) return { status: 303, headers: { location } };
    return htmlReply(200, acknowledgementPage(entry.id));
  }
  if (isForPerson(request)) return htmlReply(200, acknowledgementPage(entry.id));
  return jsonReply(200, { success: true, message: accepted, id: entry.id });
}

function toRefusal(error: unknown, log: (line: string) => void): Refusal {
  if (error instanceof Refusal) return error;
  log(`submission failed: ${error instanceof Error ? error.message : String(error)}`);
  return new Refusal(500, "The message could not be stored. Please try again or write by e-mail.");
}
