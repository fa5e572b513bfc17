import { createHash } from "node:crypto";
import { mailText } from "./mail-text.ts";
import { pitchSignals } from "./pitch.ts";
import type { Submission } from "./submission.ts";
import { without } from "./text.ts";

/** Something about a message that spam often has, or seldom. */
export type Signal = {
  /** How much it counts; below 0 speaks for the message; {@link certain} decides alone. */
  points: number;
  reason: string;
};

/** The points of something that no visitor does. */
export const certain = Number.POSITIVE_INFINITY;

const link = /\bhttps?:\/\/|\bwww\.\S/gi;
/** Links that a message may have without penalty: a website, a portfolio, a competitor. */
const freeLinks = 3;
/** Most points for links, so that they never decide alone. */
const maxLinkPoints = 3;
/** The number of messages of the same text from which on they count. */
const repetitions = 3;
const rememberedTexts = 10_000;
const rememberedMs = 24 * 60 * 60 * 1000;

/**
 * Letters such as a program makes up: one long word that changes between capitals and small
 * letters.
 */
const isMadeUp = (name: string): boolean =>
  /^[a-z]{12,}$/i.test(name) && (name.match(/[a-z](?=[A-Z])/g)?.length ?? 0) >= 4;

/**
 * What a message's own text says. Each signal has few points: only several of them make it spam.
 */
export function textSignals(submission: Submission): Signal[] {
  const { name, subject, message, extras } = submission;
  const text = mailText(submission);
  const links = text.match(link)?.length ?? 0;
  const long = [name, subject, message, ...extras.map(([, value]) => value)]
    .map((value) => value.trim().toLowerCase())
    .filter((value) => value.length > 5);
  const counts = new Map<string, number>();
  for (const value of long) counts.set(value, (counts.get(value) ?? 0) + 1);
  const signs: readonly (readonly [points: number, reason: string])[] = [
    [Math.min(maxLinkPoints, links - freeLinks), `${links} links`],
    [/https?:\/\/|www\./i.test(`${name} ${subject}`) ? 3 : 0, "a link in the name or the subject"],
    [/<a\s[^<>]*href|\[(?:url|link)=/i.test(text) ? 3 : 0, "markup of links"],
    [isMadeUp(name) ? 3 : 0, "a made-up name"],
    [Math.max(0, ...counts.values()) > 2 ? 3 : 0, "the same words in three fields"],
  ];
  const found = signs.filter(([points]) => points > 0);
  return [...found.map(([points, reason]) => ({ points, reason })), ...pitchSignals(message)];
}

/** The text without what differs between two senders of the same text, as a hash. */
function fingerprint(submission: Submission): string {
  const { name, email } = submission;
  const text = without(without(mailText(submission), email), name)
    .replace(/[\d\s]+/g, " ")
    .toLowerCase();
  return createHash("sha256").update(text).digest("base64url");
}

/**
 * Remembers the texts of a day, as hashes in memory.
 * @returns a function that notes a message and returns the signal that its text came several times
 *   before
 */
export function repeatedTexts(
  clock: () => number = Date.now,
): (submission: Submission) => Signal[] {
  const texts = new Map<string, { at: number; digests: string[] }>();
  return (submission) => {
    const key = fingerprint(submission);
    const now = clock();
    const known = texts.get(key);
    const digests = known && now - known.at < rememberedMs ? known.digests : [];
    // A repeated submission is not a second message.
    const id = submission.submissionId && `${submission.submissionId} ${submission.digest}`;
    if (!id || !digests.includes(id)) digests.push(id ?? "");
    texts.delete(key);
    texts.set(key, { at: now, digests: digests.slice(-repetitions) });
    for (const oldest of texts.keys()) {
      if (texts.size <= rememberedTexts) break;
      texts.delete(oldest);
    }
    if (digests.length < repetitions) return [];
    return [{ points: 2, reason: "the same text several times in a day" }];
  };
}

/** Adds up the signals. They only ever move a message to the spam folder. */
export function judged(
  submission: Submission,
  signals: readonly Signal[],
  limit: number,
): Submission {
  const points = signals.reduce((sum, signal) => sum + signal.points, 0);
  const decided = points === certain || (limit > 0 && points >= limit);
  const reasons = signals.filter((signal) => signal.points >= 0).map(({ reason }) => reason);
  return {
    ...submission,
    spam: submission.spam || decided,
    spamReasons: [...submission.spamReasons, ...reasons],
  };
}
