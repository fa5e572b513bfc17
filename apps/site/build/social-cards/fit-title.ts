/** A title broken into lines at the largest size that fits. */
export interface FittedTitle {
  /** Font size in pixels. */
  readonly size: number;
  readonly lines: readonly string[];
}

/** The room a title has, in pixels. */
export interface TitleBox {
  readonly width: number;
  readonly height: number;
  /** Distance between lines as a share of the font size. */
  readonly leading: number;
  /** Font sizes to try, the largest first. */
  readonly sizes: readonly number[];
}

/** The lines that a greedy setter makes, or `null` when a single word is too wide. */
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

/** As many lines as before, but as even as they come: the narrowest width that needs no line more. */
function balance(
  words: readonly string[],
  width: number,
  lines: readonly string[],
  measure: (text: string) => number,
): readonly string[] {
  let best = lines;
  for (let narrower = width; narrower > 0; narrower -= width / 50) {
    const tried = wrap(words, narrower, measure);
    if (tried === null || tried.length > lines.length) break;
    best = tried;
  }
  return best;
}

/** A last line shorter than this share of the longest looks lost. */
const shortestLast = 0.4;
/** How much smaller than it could be a title may be for a better last line. */
const smallestShare = 0.85;

function endsWell(lines: readonly string[], measure: (text: string) => number): boolean {
  const last = lines.at(-1);
  if (last === undefined || lines.length === 1) return true;
  return measure(last) >= shortestLast * Math.max(...lines.map(measure));
}

/**
 * Sets a title into a box as large as it goes, in even lines, and a little smaller where the last line
 * would else be a lonely word.
 * @param measure width of a text in pixels at font size 1
 * @throws when it does not fit at the smallest size either
 */
export function fitTitle(
  title: string,
  box: TitleBox,
  measure: (text: string) => number,
): FittedTitle {
  const words = title.split(/\s+/).filter(Boolean);
  let largest: FittedTitle | undefined;
  for (const size of box.sizes) {
    if (largest && size < largest.size * smallestShare) break;
    const atSize = (text: string) => measure(text) * size;
    const wrapped = wrap(words, box.width, atSize);
    if (!wrapped || wrapped.length * size * box.leading > box.height) continue;
    const lines = balance(words, box.width, wrapped, atSize);
    if (endsWell(lines, measure)) return { size, lines };
    largest ??= { size, lines };
  }
  if (largest) return largest;
  throw new Error(
    `“${title}” does not fit on a social card. Shorten it, or break up its longest word.`,
  );
}
