import { answersIn } from "./answers.ts";
import words from "./pitches.json" with { type: "json" };

const anyOf = (parts: readonly string[]): RegExp => new RegExp(parts.join("|"), "iu");

/** Typical sales phrases in English, German and Hindi. */
const pitches = words.pitches.map((pitch) => ({ ...pitch, words: anyOf(pitch.words) }));
/** Phrases of visitors who want something, on any subject. */
const request = anyOf(words.request);

/** How many characters of a message are checked, so that a long one holds nothing up. */
const longestPitch = 5000;

/**
 * The signs of a pitch, however the letters are written: Hindi is often typed without the dots of
 * its letters.
 */
export function pitchSignals(message: string): { points: number; reason: string }[] {
  // A form's own labels and options are not the sender's text.
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
