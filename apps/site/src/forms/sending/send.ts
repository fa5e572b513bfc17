import { timings } from "@kolam/content/timings";
import type { Submission } from "../contract/submission.ts";

/** The outcome of sending a submission. */
export type Outcome =
  /** The service answered with a 2xx status. */
  | { readonly kind: "sent" }
  /** The service answered with another status and did not accept the message. */
  | { readonly kind: "refused"; readonly status: number }
  /** The device is offline. Nothing was sent. */
  | { readonly kind: "offline" }
  /** There was no answer of the service itself: the message may or may not have arrived. */
  | { readonly kind: "unknown"; readonly reason: "timeout" | "network" }
  | Unproven;

/** The check against robots gave no proof. Nothing was sent. */
export interface Unproven {
  readonly kind: "unproven";
  /** `blocked`: it did not load or did not answer. `closed`: the visitor closed it or let it expire. */
  readonly reason: "blocked" | "closed";
}

/** Statuses of a proxy in front of the service: it got no answer, or none in time. */
const gatewayErrors = new Set([502, 504]);

/** What sending needs from the browser; tests replace it. */
export interface SendOptions {
  readonly fetch?: typeof fetch;
  /** In milliseconds. Default: 15,000. */
  readonly timeout?: number;
  readonly isOnline?: () => boolean;
}

/**
 * Posts a submission to the mail service. Only the status of the answer decides the outcome; its body is
 * not read. Never throws.
 */
export async function send(
  endpoint: string,
  submission: Submission,
  options: SendOptions = {},
): Promise<Outcome> {
  const isOnline = options.isOnline ?? (() => navigator.onLine);
  if (!isOnline()) return { kind: "offline" };
  const post = options.fetch ?? fetch;
  const limit = new AbortController();
  const timeout = options.timeout ?? timings.sendTimeoutMs;
  const giveUp = () => limit.abort(new DOMException(`No answer in ${timeout} ms`, "TimeoutError"));
  const timer = setTimeout(giveUp, timeout);
  try {
    const response = await post(endpoint, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify(submission),
      signal: limit.signal,
      credentials: "omit",
      redirect: "follow",
    });
    // A gateway that lost its connection to the service cannot know whether the message was stored.
    if (gatewayErrors.has(response.status)) return { kind: "unknown", reason: "network" };
    return response.ok ? { kind: "sent" } : { kind: "refused", status: response.status };
  } catch (error) {
    console.error(error);
    return { kind: "unknown", reason: limit.signal.aborted ? "timeout" : "network" };
  } finally {
    clearTimeout(timer);
  }
}
