import type { IncomingMessage } from "node:http";
import type { Config } from "../config.ts";
import { HttpError } from "../http-error.ts";
import type { Entry } from "../index/entry.ts";
import type { openLimit } from "../limits/open-requests.ts";
import type { DailyQuotas } from "../limits/quota.ts";
import { clientAddress, type RateLimit } from "../limits/rate-limit.ts";
import { acknowledgementPage, failurePage } from "../pages/notice.ts";
import { freeBytes } from "../store/disk.ts";
import type { Store } from "../store/store.ts";
import type { ReceivedForm } from "../submission/posted-form.ts";
import { judged, type repeatedTexts, textSignals } from "../submission/spam.ts";
import { readSubmission } from "../submission/submission.ts";
import { say } from "../words.ts";
import { mediaType, readBody } from "./body.ts";
import { captchaSignals } from "./captcha.ts";
import { allowedRedirect, originListed } from "./origins.ts";
import { htmlReply, jsonReply, type Reply } from "./reply.ts";

export type SubmitContext = {
  config: Config;
  store: Store;
  /** Submissions by client address. */
  limit: RateLimit;
  /** Bodies that a client address has half sent. */
  open: ReturnType<typeof openLimit>;
  quotas: DailyQuotas;
  /** Notes the text of a message. */
  repeated: ReturnType<typeof repeatedTexts>;
  log: (line: string) => void;
};

const formTypes = new Set(["application/x-www-form-urlencoded", "multipart/form-data"]);

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

/** Whether the page that sends the request may not. Programs other than browsers send no origin. */
const isForbidden = ({ allowedOrigins }: Config, { headers }: IncomingMessage): boolean =>
  !allowedOrigins.includes("*") &&
  headers.origin !== undefined &&
  !originListed(allowedOrigins, headers.origin);

/** The reply to a CORS preflight request. */
export const preflight = (config: Config, request: IncomingMessage): Reply => ({
  status: isForbidden(config, request) ? 403 : 204,
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
    const { words } = context.config;
    const failure = toHttpError(error, context.log);
    const { status, said } = failure;
    const message = said ? say(words, said) : failure.message;
    const errors: Record<string, string> = {};
    for (const [field, why] of Object.entries(failure.errors)) errors[field] = say(words, why);
    const wait = failure.retryAfter;
    const all = wait === undefined ? cors : { ...cors, "retry-after": String(wait) };
    if (isFromBrowser(request)) return htmlReply(status, failurePage(words, message, errors), all);
    return jsonReply(status, { success: false, message, errors }, all);
  }
}

/** Reads the body, while the address has not too many half sent. */
async function received(
  { config, open }: SubmitContext,
  request: IncomingMessage,
  address: string,
): Promise<ReceivedForm> {
  const done = open(address);
  if (!done) throw new HttpError(429, ["tooFast", 5], { retryAfter: 5 });
  try {
    return await readBody(request, config.acceptFiles);
  } finally {
    done();
  }
}

/** A message that is on the disk, and the reference that its sender is told. */
type Stored = { entry: Entry; reference: string | undefined };

async function stored(
  context: SubmitContext,
  address: string,
  posted: ReceivedForm,
): Promise<Stored> {
  const { config, store, quotas, repeated, log } = context;
  const submission = readSubmission(posted, config.keys, config.words);
  const judgement = judged(
    submission,
    [
      ...(await captchaSignals(config.captchas, posted, log)),
      ...textSignals(submission),
      ...repeated(submission),
    ],
    config.spamScore,
  );
  const { key, spam } = judgement;
  const place = quotas.reserve(address, { key, spam, bytes: posted.bytes });
  try {
    const free = await freeBytes(config.dataDir);
    if (free < config.minFreeBytes) throw new HttpError(503, ["noSpace"], { retryAfter: 600 });
    const { entry, duplicate } = await store.add(judgement);
    if (duplicate) place.cancel();
    else place.settle(entry.bytes);
    log(
      duplicate
        ? `duplicate of ${entry.id}`
        : `stored ${entry.id} in ${entry.folder}, ${entry.bytes} bytes`,
    );
    return { entry, reference: submission.reference };
  } catch (error) {
    place.cancel();
    throw error;
  }
}

async function accept(context: SubmitContext, request: IncomingMessage): Promise<Reply> {
  const { config, limit, quotas } = context;
  if (isForbidden(config, request)) throw new HttpError(403, ["foreignOrigin"]);
  const address = clientAddress(
    request.socket.remoteAddress,
    request.headers["x-forwarded-for"],
    config.trustProxy,
  );
  const wait = limit.take(address);
  if (wait > 0) throw new HttpError(429, ["tooFast", wait], { retryAfter: wait });
  quotas.check(address);
  const posted = await received(context, request, address);
  const { entry, reference } = await stored(context, address, posted);

  const redirect = posted.kind === "form" ? (posted.fields.get("redirect") ?? "").trim() : "";
  const isFromScript = accepts(request, "application/json") && !accepts(request, "text/html");
  if (redirect !== "" && !isFromScript) {
    const location = allowedRedirect(config.redirectOrigins, redirect, reference);
    if (location !== undefined) return { status: 303, headers: { location } };
  }
  if ((redirect !== "" && !isFromScript) || isFromBrowser(request)) {
    return htmlReply(200, acknowledgementPage(config.words, reference ?? entry.id));
  }
  return jsonReply(200, { success: true, message: config.words.accepted, id: entry.id });
}

function toHttpError(error: unknown, log: (line: string) => void): HttpError {
  if (error instanceof HttpError) return error;
  log(`submission failed: ${error instanceof Error ? error.message : String(error)}`);
  return new HttpError(500, ["broken"]);
}
