import { timings } from "@kolam/content/timings";
import type { Submission } from "../contract/submission.ts";

/** What became of a submission. */
export type Outcome =
  /** The service answered with a 2xx status. */
  | { readonly kind: "sent" }
  /** The service answered with another status: the message was not taken. */
  | { readonly kind: "refused"; readonly status: number }
  /** The device has no network. Nothing left it. */
  | { readonly kind: "offline" }
  /** No answer came: the message may or may not have arrived. */
  | { readonly kind: "unknown"; readonly reason: "timeout" | "network" }
  | Unproven;

/** The check against robots, where one is configured, gave no proof. Nothing left the device. */
export interface Unproven {
  readonly kind: "unproven";
  /** `blocked`: it did not load or did not answer. `closed`: the person closed it or let it run out. */
  readonly reason: "blocked" | "closed";
}

/** What a send needs of its surroundings, so that tests can stand in for them. */
export interface SendOptions {
  readonly fetch?: typeof fetch;
  /** Milliseconds; 15,000 unless given. */
  readonly timeout?: number;
  readonly isOnline?: () => boolean;
}

/**
 * Posts a submission to the mail service. Success is judged by the status alone; the body of the
 * answer is not read. Never throws: whatever goes wrong is an outcome.
 */
export async function send(
  endpoint: string,
  submission: Submission,
  options: SendOptions = {},
): Promise<Outcome> {
  const isOnline = options.isOnline ?? (() => navigator.onLine);
  if (!isOnline()) return { kind: "offline" };
  const post = options.fetch ?? fetch;
  const silence = new AbortController();
  const timeout = options.timeout ?? timings.sendTimeoutMs;
  const giveUp = () =>
    silence.abort(new DOMException(`No answer in ${timeout} ms`, "TimeoutError"));
  const timer = setTimeout(giveUp, timeout);
  try {
    const response = await post(endpoint, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify(submission),
      signal: silence.signal,
      credentials: "omit",
      redirect: "follow",
    });
    return response.ok ? { kind: "sent" } : { kind: "refused", status: response.status };
  } catch (error) {
    console.error(error);
    return { kind: "unknown", reason: silence.signal.aborted ? "timeout" : "network" };
  } finally {
    clearTimeout(timer);
  }
}
