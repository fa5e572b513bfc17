import type { IncomingMessage } from "node:http";
import type { Config } from "../config.ts";
import { HttpError } from "../http-error.ts";
import { acknowledgementPage, failurePage } from "../pages/notice.ts";
import type { Store } from "../store/store.ts";
import { readSubmission } from "../submission/submission.ts";
import { mediaType, readBody } from "./body.ts";
import { allowedRedirect, originListed } from "./origins.ts";
import { clientAddress, type RateLimit } from "./rate-limit.ts";
import { htmlReply, jsonReply, type Reply } from "./reply.ts";

export type SubmitContext = {
  config: Config;
  store: Store;
  /** Submissions by client address. */
  limit: RateLimit;
  log: (line: string) => void;
};

const formTypes = new Set(["application/x-www-form-urlencoded", "multipart/form-data"]);
const accepted = "Your message has been received.";

const accepts = (request: IncomingMessage, type: string): boolean =>
  (request.headers.accept ?? "").toLowerCase().includes(type);

/** Whether the browser itself posted the form, so that the visitor sees the response as a page. */
const isFromBrowser = (request: IncomingMessage): boolean =>
  formTypes.has(mediaType(request)) && accepts(request, "text/html");

/** Headers that let scripts of the configured origins read the response. */
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

/** The reply to a CORS preflight request. */
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

/** Handles one submission. A success reply means that the message is on the disk. */
export async function submit(context: SubmitContext, request: IncomingMessage): Promise<Reply> {
  const cors = corsHeaders(context.config, request);
  try {
    const reply = await accept(context, request);
    return { ...reply, headers: { ...cors, ...reply.headers } };
  } catch (error) {
    const { status, message, errors = {}, headers } = toHttpError(error, context.log);
    const all = { ...cors, ...headers };
    if (isFromBrowser(request)) return htmlReply(status, failurePage(message, errors), all);
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
  const wait = limit.take(address);
  if (wait > 0) {
    throw new HttpError(429, `Too many messages at once. Please try again in ${wait} seconds.`, {
      headers: { "retry-after": String(wait) },
    });
  }
  const posted = await readBody(request);
  const { entry, duplicate } = await store.add(readSubmission(posted, config.keys));
  log(`${duplicate ? "duplicate of" : "stored"} ${entry.id} in ${entry.folder}`);

  const redirect = posted.kind === "form" ? (posted.fields.get("redirect") ?? "").trim() : "";
  const isFromScript = accepts(request, "application/json") && !accepts(request, "text/html");
  if (redirect !== "" && !isFromScript) {
    const location = allowedRedirect(config.redirectOrigins, redirect);
    if (location !== undefined) return { status: 303, headers: { location } };
    return htmlReply(200, acknowledgementPage(entry.id));
  }
  if (isFromBrowser(request)) return htmlReply(200, acknowledgementPage(entry.id));
  return jsonReply(200, { success: true, message: accepted, id: entry.id });
}

function toHttpError(error: unknown, log: (line: string) => void): HttpError {
  if (error instanceof HttpError) return error;
  log(`submission failed: ${error instanceof Error ? error.message : String(error)}`);
  return new HttpError(
    500,
    "The message could not be stored. Please try again or write by e-mail.",
  );
}
