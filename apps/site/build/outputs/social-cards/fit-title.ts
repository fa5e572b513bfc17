/** A title broken into lines at the largest size that fits. */
export interface FittedTitle {
  /** Font size in pixels. */
  readonly size: number;
  readonly lines: readonly string[];
}

/** The space for a title, in pixels. */
export interface TitleBox {
  readonly width: number;
  readonly height: number;
  /** Distance between lines as a share of the font size. */
  readonly leading: number;
  /** Font sizes to try, largest first. */
  readonly sizes: readonly number[];
}

/** Breaks lines greedily; `null` when a single word is too wide. */
function wrap(
  words: readonly string[],
  width: number,
  measure: (text: string) => number,
): string[] | null {
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
    if (measure(word) > width) return null;
    const longer = line === "" ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
    } else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

/** Makes lines equally long: narrows them as long as there are no more of them. */
function balance(
  words: readonly string[],
  lines: readonly string[],
  measure: (text: string) => number,
): readonly string[] {
  const longest = Math.max(...lines.map(measure));
  const shorter = words.length > 1 ? wrap(words, longest - 1, measure) : null;
  return shorter?.length === lines.length ? balance(words, shorter, measure) : lines;
}

/**
 * Fits a title into a box at the largest size, in lines that are about equally long. Non-breaking
 * spaces are kept.
 * @param measure width of a text in pixels at font size 1
 * @throws when it does not fit at the smallest size
 */
export function fitTitle(
  title: string,
  box: TitleBox,
  measure: (text: string) => number,
): FittedTitle {
  const words = title
    .split(/[^\S\u00a0]+/)
    .filter(Boolean)
    .map((word) => word.replaceAll("\u00a0", " "));
  for (const size of box.sizes) {
    const atSize = (text: string) => measure(text) * size;
    const lines = wrap(words, box.width, atSize);
    if (lines && lines.length * size * box.leading <= box.height) {
      return { size, lines: balance(words, lines, atSize) };
    }
  }
  throw new Error(
    `“${title}” does not fit on a social card. Shorten it, or break up its longest word.`,
  );
}
