import { answersIn } from "./answers.ts";
import words from "./pitches.json" with { type: "json" };

const anyOf = (parts: readonly string[]): RegExp => new RegExp(parts.join("|"), "iu");

/**
 * What strangers write who sell something through other people's forms, in English, German and
 * Hindi.
 */
const pitches = words.pitches.map((pitch) => ({ ...pitch, words: anyOf(pitch.words) }));
/** What visitors write who want something, whatever they write about. */
const request = anyOf(words.request);

/** Characters of a message that are looked at, so that a long one keeps nobody waiting. */
const longestPitch = 5000;

/**
 * The signs of a pitch, however the letters are written: Hindi is often typed without the dots of
 * its letters.
 */
export function pitchSignals(message: string): { points: number; reason: string }[] {
  // A form's own labels and choices are nobody's words.
  const plain = answersIn(message)
    .rest.slice(0, longestPitch)
    .normalize("NFKC")
    .replaceAll("\u093c", "")
    .replaceAll("\u0901", "\u0902")
    .replaceAll("’", "'");
  const found = pitches.filter((pitch) => pitch.words.test(plain));
  // One weak sign is a turn of phrase.
  if (found.reduce((sum, { points }) => sum + points, 0) < 3) return found;
  const more = [
    { points: 2, reason: "an offer with a link", is: /https?:\/\/|\bwww\.\S/i.test(plain) },
    { points: 1, reason: "no request", is: !request.test(plain) },
    { points: -4, reason: "a request", is: request.test(plain) },
  ];
  return [...found, ...more.filter(({ is }) => is)];
}
