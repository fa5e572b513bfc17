import type { IncomingMessage } from "node:http";
import { checkedAddress, FetchError } from "@kolam/seo-audit/fetch";
import type { Config } from "../config.ts";
import { HttpError } from "../errors.ts";
import { mediaType, readBody } from "../http/body.ts";
import { originListed } from "../http/origins.ts";
import { failure, jsonReply, type Reply } from "../http/reply.ts";
import { clientAddress } from "../limits/client-address.ts";
import { visitorOf } from "../limits/networks.ts";
import type { Refusals } from "../limits/refusals.ts";
import type { AuditConfig } from "../settings/audit.ts";
import { allowance, type Shortage } from "./allowance.ts";
import { startFetcher } from "./fetcher.ts";
import type { FetchAnswer, Problem } from "./messages.ts";
import { recentAnswers } from "./recent-answers.ts";

/** Bytes of a request, which has one address. */
const MAX_BODY = 8 * 1024;
const MAX_ADDRESS = 2048;
/** Milliseconds in which an answer has to be taken, so that slow readers hold no memory. */
const MAX_READING = 60_000;

const shortages: Readonly<Record<Shortage, string>> = {
  visitor: "Your connection has asked for too many pages. Wait a minute.",
  target: "This host has been asked for too many pages. Wait a minute.",
  today: "Today’s limit of fetched pages has been reached.",
  busy: "Other pages are being fetched at the moment.",
};

/** The answer for visitors, or why there is none. */
type Fetched = Buffer | Exclude<FetchAnswer, { readonly json: string }>;

interface Surroundings {
  readonly config: Config;
  readonly settings: AuditConfig;
  readonly refusals: Refusals;
  readonly log: (line: string) => void;
}

/** @throws HttpError if the request is none of ours */
async function addressIn(request: IncomingMessage): Promise<string> {
  if (mediaType(request) !== "application/json") {
    throw new HttpError(415, "Send application/json.");
  }
  const length = Number(request.headers["content-length"]);
  if (!Number.isInteger(length)) throw new HttpError(411, "Send Content-Length.");
  if (length > MAX_BODY) throw new HttpError(413, `Send at most ${MAX_BODY} bytes.`);
  const { fields } = await readBody(request, false);
  const url = fields.get("url") ?? "";
  if (url.length > MAX_ADDRESS) throw new HttpError(413, "The address is too long.");
  return url;
}

/** What is wrong with the page is no fault of the request. */
const unavailable = (problem: Problem, detail: string) =>
  jsonReply(problem === "failed" ? 502 : 200, { success: false, problem, detail });

/**
 * `POST /audit`: fetches one page of the public web and hands over its HTML and headers as JSON, for
 * the audit in the visitor's browser. It serves the pages of the site alone, takes no cookie into
 * account, and writes no address down.
 */
export function auditService({ config, settings, refusals, log }: Surroundings) {
  const fetcher = startFetcher(settings, log);
  const places = allowance(settings);
  const recent = recentAnswers();
  /** Fetches in progress: requests for the same page share one response. */
  const fetches = new Map<string, Promise<Fetched>>();
  const userAgent = `seo-audit (+${settings.contact})`;

  const fetchFor = async ({ href }: URL, end: () => void): Promise<Fetched> => {
    const answer = await fetcher.fetch(href, userAgent);
    fetches.delete(href);
    end();
    if (!("json" in answer)) return answer;
    const body = Buffer.from(answer.json);
    recent.keep(href, body);
    return body;
  };

  const replyWith = (request: IncomingMessage, fetched: Fetched): Reply => {
    if (!Buffer.isBuffer(fetched)) return unavailable(fetched.problem, fetched.detail);
    setTimeout(() => request.socket.destroy(), MAX_READING).unref();
    const type = "application/json; charset=utf-8";
    return { status: 200, type, headers: { connection: "close" }, body: fetched };
  };

  const replyTo = async (request: IncomingMessage): Promise<Reply> => {
    const url = checkedAddress(await addressIn(request), false);
    const known = recent.get(url.href) ?? fetches.get(url.href);
    if (known) return replyWith(request, await known);
    const visitor = visitorOf(clientAddress(request, config.trustProxy));
    const place = places.take(visitor, url.hostname);
    if (typeof place !== "function") {
      refusals.note(`audit (429, ${place.why})`);
      const { why: problem, wait } = place;
      const said = { success: false, problem, wait, message: shortages[problem] };
      return jsonReply(429, said, { "retry-after": String(wait) });
    }
    const pending = fetchFor(url, place);
    fetches.set(url.href, pending);
    return replyWith(request, await pending);
  };

  const answer = async (request: IncomingMessage): Promise<Reply> => {
    const { origin = "" } = request.headers;
    if (!originListed(settings.origins, origin)) {
      return failure(403, "Only pages of the site may ask for this (AUDIT_ORIGINS).");
    }
    const { method } = request;
    const headers = {
      "access-control-allow-origin": origin,
      "access-control-expose-headers": "retry-after",
      vary: "origin",
    };
    if (method === "OPTIONS") {
      const allowed = {
        allow: "POST, OPTIONS",
        "access-control-allow-methods": "POST",
        "access-control-allow-headers": "content-type",
        "access-control-max-age": "86400",
      };
      return { status: 204, headers: { ...headers, ...allowed } };
    }
    if (method !== "POST") return failure(405, "Use POST here.", { allow: "POST, OPTIONS" });
    try {
      const reply = await replyTo(request);
      return { ...reply, headers: { ...reply.headers, ...headers } };
    } catch (error) {
      if (error instanceof FetchError) {
        return { ...unavailable(error.problem, error.detail.slice(0, MAX_ADDRESS)), headers };
      }
      if (error instanceof HttpError) return failure(error.status, error.message, headers);
      throw error;
    }
  };

  return {
    answer,
    close(): void {
      recent.clear();
      fetcher.close();
    },
  };
}
