import type { IncomingMessage } from "node:http";
import type { Config } from "../config.ts";
import { HttpError } from "../errors.ts";
import type { Visitor } from "../limits/networks.ts";
import { newsletterPage } from "../pages/newsletter.ts";
import { acknowledgementPage, failurePage } from "../pages/notice.ts";
import { freeBytes } from "../store/disk.ts";
import { refuseOverlong } from "../submission/bounds.ts";
import type { PostedForm } from "../submission/posted-form.ts";
import { judged, textSignals } from "../submission/spam.ts";
import { languageName, readSubmission } from "../submission/submission.ts";
import { textIn, type Words } from "../words.ts";
import { mediaType, readBody } from "./body.ts";
import { captchaSignals } from "./captcha.ts";
import type { Context } from "./context.ts";
import { allowedRedirect, originListed } from "./origins.ts";
import { htmlReply, jsonReply, type Reply } from "./reply.ts";
import { withinLimits } from "./within-limits.ts";

const formTypes = new Set(["application/x-www-form-urlencoded", "multipart/form-data"]);

/**
 * Refusals that the log counts: otherwise the staff could not see that visitors are turned away.
 */
const notedStatuses = new Set([429, 503, 507]);

const accepts = (request: IncomingMessage, type: string): boolean =>
  (request.headers.accept ?? "").toLowerCase().includes(type);

/** Whether the browser itself posted the form, so that the visitor sees the response as a page. */
const isFromBrowser = (request: IncomingMessage): boolean =>
  formTypes.has(mediaType(request)) && accepts(request, "text/html");

const isAllowed = ({ allowedOrigins }: Config, origin = ""): boolean =>
  allowedOrigins.includes("*") || originListed(allowedOrigins, origin);

/** Whether the sending page is not allowed to post. Programs other than browsers send no origin. */
export const isForbidden = (config: Config, { headers: { origin } }: IncomingMessage): boolean =>
  origin !== undefined && !isAllowed(config, origin);

/** Headers that let scripts of the configured origins read the response. */
export function corsHeaders(config: Config, { headers: { origin = "" } }: IncomingMessage) {
  const vary = config.allowedOrigins.includes("*") ? undefined : { vary: "origin" };
  if (!isAllowed(config, origin)) return { ...vary };
  return {
    "access-control-allow-origin": vary ? origin : "*",
    "access-control-expose-headers": "retry-after",
    ...vary,
  };
}

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
export async function submit(context: Context, request: IncomingMessage): Promise<Reply> {
  const { config, refusals, log } = context;
  const cors = corsHeaders(config, request);
  // Until the form's language is known.
  const answer = { words: config.words };
  const reply = await accept(context, request, answer).catch((error: Error) => {
    if (error instanceof HttpError) {
      const { status, said } = error;
      if (notedStatuses.has(status)) refusals.note(`post (${status}, ${said?.[0]})`);
      return refusal(error, answer.words, request);
    }
    log(`submission failed: ${error.message}`);
    return refusal(new HttpError(500, ["broken"]), answer.words, request);
  });
  return { ...reply, headers: { ...cors, ...reply.headers } };
}

/** Says in the visitor's language why nothing was stored. */
function refusal(error: HttpError, words: Words, request: IncomingMessage): Reply {
  const { status, said, retryAfter } = error;
  const message = said ? textIn(words, said) : error.message;
  const errors: Record<string, string> = {};
  for (const [field, why] of Object.entries(error.errors)) errors[field] = textIn(words, why);
  const headers: Record<string, string> = {};
  if (retryAfter !== undefined) headers["retry-after"] = String(retryAfter);
  if (isFromBrowser(request)) {
    return htmlReply(status, failurePage(words, message, errors), headers);
  }
  return jsonReply(status, { success: false, message, errors }, headers);
}

/** The texts in the language of a form: those of `hi` for `hi-IN` too. */
function wordsFor({ words, otherWords }: Config, { fields }: PostedForm): Words {
  const asked = `${fields.get(languageName) ?? ""}-`;
  return otherWords.find(({ language }) => asked.startsWith(`${language}-`)) ?? words;
}

async function accept(
  context: Context,
  request: IncomingMessage,
  answer: { words: Words },
): Promise<Reply> {
  const { config } = context;
  if (isForbidden(config, request)) throw new HttpError(403, ["foreignOrigin"]);
  const { posted, entry, reference, isAsked } = await withinLimits(
    context,
    request,
    async (admitted) => {
      const { visitor, hold, receive } = admitted;
      const posted = await receive(() => readBody(request, config.acceptFiles, hold));
      answer.words = wordsFor(config, posted);
      refuseOverlong(posted);
      return { posted, ...(await stored(context, visitor, posted, answer.words)) };
    },
  );

  if (isAsked) {
    if (!isFromBrowser(request)) {
      return jsonReply(200, { success: true, message: answer.words.confirmSent });
    }
    const notice = { heading: "confirmSentHeading", text: "confirmSent" } as const;
    return htmlReply(200, newsletterPage(answer.words, notice));
  }
  const isFromScript = accepts(request, "application/json") && !accepts(request, "text/html");
  const asked = posted.kind === "form" ? (posted.fields.get("redirect") ?? "").trim() : "";
  const redirect = isFromScript ? "" : asked;
  const location = allowedRedirect(config.redirectOrigins, redirect, reference);
  if (location !== undefined) return { status: 303, headers: { location } };
  if (redirect !== "" || isFromBrowser(request)) {
    return htmlReply(200, acknowledgementPage(answer.words, reference ?? entry?.id ?? ""));
  }
  return jsonReply(200, { success: true, message: answer.words.accepted, id: entry?.id });
}

/**
 * Stores a message, or asks the address for a confirmation.
 * @returns the message that is on the disk, and the reference for its sender
 */
async function stored(context: Context, visitor: Visitor, posted: PostedForm, words: Words) {
  const { config, store, limits, newsletter, repeated, log } = context;
  const submission = readSubmission(posted, config.keys, config.words);
  const isSignUp = newsletter?.isSignUp(submission) === true;
  const signals = [
    ...(await captchaSignals(config.captchas, posted, log)),
    ...textSignals(submission),
    // All sign-ups say the same.
    ...(isSignUp ? [] : repeated(submission)),
  ];
  const points = judged(submission, signals, config.spamScore);
  // Nobody is written to where anything looks like spam.
  const judgement = isSignUp && signals.length > 0 ? { ...points, spam: true } : points;
  const place = limits.quotas.reserve(visitor, { ...judgement, bytes: posted.bytes });
  try {
    const free = await freeBytes(config.dataDir);
    if (free < config.minFreeBytes) throw new HttpError(503, ["noSpace"], { retryAfter: 600 });
    if (isSignUp && newsletter && !judgement.spam) {
      await newsletter.ask(submission, words);
      return { entry: undefined, reference: undefined, isAsked: true };
    }
    const { entry, duplicate } = await store.add(judgement);
    const { id, folder, bytes } = entry;
    if (duplicate) place.cancel();
    else place.settle(bytes);
    log(duplicate ? `duplicate of ${id}` : `stored ${id} in ${folder}, ${bytes} bytes`);
    return { entry, reference: submission.reference, isAsked: isSignUp };
  } catch (error) {
    place.cancel();
    throw error;
  }
}
