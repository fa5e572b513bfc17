import { timings } from "@kolam/content/model/basics/timings";
import { filesRequired } from "../contract/forms.ts";
import type { Submission } from "../contract/submission.ts";

/** The outcome of sending a submission. */
export type Outcome =
  /** The service answered with a 2xx status. */
  | { readonly kind: "sent" }
  /** The service answered with another status and did not accept the message. */
  | { readonly kind: "refused"; readonly status: number }
  /** The device is offline. Nothing was sent. */
  | { readonly kind: "offline" }
  /** A chosen file is no longer there, or was changed since. The message was not sent. */
  | { readonly kind: "unreadable" }
  /** There was no answer of the service itself: the message may or may not have arrived. */
  | { readonly kind: "unknown"; readonly reason: "timeout" | "network" }
  | Unproven;

/** The bot check gave no proof. Nothing was sent. */
export interface Unproven {
  readonly kind: "unproven";
  /**
   * `blocked`: it did not load or did not answer. `closed`: the visitor closed it or let it expire.
   */
  readonly reason: "blocked" | "closed";
}

/**
 * The status when the service has a message with this `submission_id` and other texts. The id
 * stands for the answers, so they have arrived before: with the texts of an earlier deployment or
 * of another language.
 */
const arrivedBefore = 409;

/**
 * Statuses of a proxy in front of the service: it got no answer, a broken one, or none in time; 520
 * and 524 are Cloudflare's.
 */
const gatewayErrors = new Set([502, 504, 520, 524]);

/** A file that is sent along, and the name of its field. */
export interface SentFile {
  readonly field: string;
  readonly file: File;
}

/** What sending needs from the browser; tests replace it. */
export interface SendOptions {
  /** With a file the submission is posted as multipart, and has two minutes. */
  readonly files?: readonly SentFile[] | undefined;
  readonly fetch?: typeof fetch;
  /** In milliseconds. Default: 15,000, with a file 120,000. */
  readonly timeout?: number;
  readonly isOnline?: () => boolean;
}

/**
 * What is posted: JSON, or multipart with the files. The mail service must refuse what it cannot
 * keep.
 */
function bodyOf(
  submission: Submission,
  files: readonly SentFile[],
): Pick<RequestInit, "body" | "headers"> {
  const accept = { Accept: "application/json" };
  if (files.length === 0) {
    const headers = { ...accept, "Content-Type": "application/json" };
    return { headers, body: JSON.stringify(submission) };
  }
  const body = new FormData();
  for (const [name, value] of Object.entries(submission)) body.append(name, value);
  body.append(filesRequired, "1");
  for (const { field, file } of files) body.append(field, file, file.name);
  return { headers: accept, body };
}

/** Whether every file is still there as it was chosen. */
async function areReadable(files: readonly SentFile[]): Promise<boolean> {
  const reads = files.map(({ file }) => file.slice(0, 1).arrayBuffer());
  return (await Promise.allSettled(reads)).every(({ status }) => status === "fulfilled");
}

/**
 * Posts a submission to the mail service. Only the status of the answer decides the outcome; its
 * body is not read. Never throws.
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
  const { files = [] } = options;
  const timeout =
    options.timeout ?? (files.length > 0 ? timings.uploadTimeoutMs : timings.sendTimeoutMs);
  const giveUp = () => limit.abort(new DOMException(`No answer in ${timeout} ms`, "TimeoutError"));
  const timer = setTimeout(giveUp, timeout);
  try {
    const response = await post(endpoint, {
      method: "POST",
      ...bodyOf(submission, files),
      signal: limit.signal,
      credentials: "omit",
      redirect: "follow",
    });
    // A gateway that lost its connection to the service cannot know whether the message was stored.
    if (gatewayErrors.has(response.status)) return { kind: "unknown", reason: "network" };
    return response.ok || response.status === arrivedBefore
      ? { kind: "sent" }
      : { kind: "refused", status: response.status };
  } catch (error) {
    console.error(error);
    // A browser reports a file that it cannot read like a broken connection.
    if (!limit.signal.aborted && !(await areReadable(files))) return { kind: "unreadable" };
    return { kind: "unknown", reason: limit.signal.aborted ? "timeout" : "network" };
  } finally {
    clearTimeout(timer);
  }
}
