import bidiOf from "bidi-js";

const bidi = bidiOf();

/** Some characters of a line that have all of this in common. */
export interface Piece<Look> {
  readonly text: string;
  readonly look: Look;
}

interface LeveledPiece<Look> extends Piece<Look> {
  /** Odd where it runs from right to left, as in Unicode's bidirectional algorithm. */
  readonly level: number;
  /** Whether it has letters, which whoever shapes them puts in order. */
  readonly isLetters: boolean;
}

/** Letters, their marks, and what keeps two from joining. */
const lettersOf: readonly string[] = ["R", "AL", "NSM", "BN"];
const isRightToLeft = (text: string) =>
  [...text].some((character) => /^(?:R|AL)$/.test(bidi.getBidiCharTypeName(character)));

/** Every piece cut where the direction changes, or letters end. */
function leveled<Look>(pieces: readonly Piece<Look>[], levels: Uint8Array): LeveledPiece<Look>[] {
  const cut: LeveledPiece<Look>[] = [];
  let at = 0;
  for (const { text, look } of pieces) {
    let before: LeveledPiece<Look> | undefined;
    for (const character of text) {
      const level = levels[at] ?? 0;
      const isLetters = level % 2 === 0 || lettersOf.includes(bidi.getBidiCharTypeName(character));
      at += character.length;
      if (before && before.level === level && before.isLetters === isLetters) {
        before = { ...before, text: before.text + character };
        cut[cut.length - 1] = before;
      } else {
        before = { text: character, look, level, isLetters };
        cut.push(before);
      }
    }
  }
  return cut;
}

/** Brackets and spaces between letters that run from right to left, as they are seen. */
const turnedRound = (text: string) =>
  [...text]
    .reverse()
    .map((character) => bidi.getMirroredCharacter(character) ?? character)
    .join("");

/**
 * The pieces of a line as they stand from left to right. A line with letters that run from right to
 * left begins there, whatever its first word.
 * @see https://www.unicode.org/reports/tr9/#L2
 */
export function visualOrder<Look>(pieces: readonly Piece<Look>[]): Piece<Look>[] {
  const line = pieces.map(({ text }) => text).join("");
  const { levels } = bidi.getEmbeddingLevels(line, isRightToLeft(line) ? "rtl" : "ltr");
  const ordered = leveled(pieces, levels);
  const highest = Math.max(0, ...ordered.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? 0) >= level) end += 1;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end;
    }
  }
  return ordered.map(({ text, look, level, isLetters }) => ({
    text: level % 2 === 1 && !isLetters ? turnedRound(text) : text,
    look,
  }));
}
