import { cardText } from "@kolam/content/files";

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

const neverLast = new Set(cardText.neverLast.split(" "));
const seldomLast = new Set(cardText.seldomLast.split(" "));

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

/** Every way to break words into `count` lines. */
function* settings(words: readonly string[], count: number): Generator<readonly string[]> {
  if (count === 1) {
    yield [words.join(" ")];
    return;
  }
  for (let end = 1; end <= words.length - count + 1; end++) {
    const line = words.slice(0, end).join(" ");
    for (const others of settings(words.slice(end), count - 1)) yield [line, ...others];
  }
}

/** The cost of breaking a line here; negative at punctuation, where a reader pauses anyway. */
function breakCost(line: string, next: string): number {
  if (/[.?!:]$/.test(line)) return -0.35;
  if (/[,;]$/.test(line)) return -0.25;
  if (/\d$/.test(line) && /^[a-z]/.test(next)) return 0.3;
  const last = line.slice(line.lastIndexOf(" ") + 1).toLowerCase();
  if (neverLast.has(last)) return 0.35;
  return seldomLast.has(last) ? 0.15 : 0;
}

/** A last line shorter than this share of the longest looks like a leftover. */
const shortestLast = 0.4;

/** The cost of a set of lines: uneven widths, bad breaks and a short last line; 0 for a single line. */
function costOf(lines: readonly string[], measure: (text: string) => number): number {
  const widths = lines.map(measure);
  const widest = Math.max(...widths);
  const uneven = widths.reduce((sum, width) => sum + (1 - width / widest) ** 2, 0);
  const broken = lines
    .slice(1)
    .reduce((sum, next, index) => sum + breakCost(lines[index] ?? "", next), 0);
  const lonely = (widths.at(-1) ?? 0) < shortestLast * widest;
  return uneven + broken + (lonely ? 0.5 : 0);
}

/** Longer titles are broken greedily: there would be too many ways to try. */
const mostWords = 16;

/** As many lines as greedy breaking gives, broken at the best places. */
function breakLines(
  words: readonly string[],
  width: number,
  wrapped: readonly string[],
  measure: (text: string) => number,
): { lines: readonly string[]; cost: number } {
  let best = { lines: wrapped, cost: costOf(wrapped, measure) };
  if (words.length > mostWords) return best;
  for (const lines of settings(words, wrapped.length)) {
    if (lines.some((line) => measure(line) > width)) continue;
    const cost = costOf(lines, measure);
    if (cost < best.cost) best = { lines, cost };
  }
  return best;
}

/** How much a title may shrink for better lines, and the cost of shrinking. */
const smallestShare = 0.85;
const shrinkCost = 2;

/**
 * Fits a title into a box at the largest size, or a little smaller where that gives better lines. Lines break
 * at punctuation where possible and are about equally long. Non-breaking spaces are kept.
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
  let best: (FittedTitle & { cost: number }) | undefined;
  let largest = 0;
  for (const size of box.sizes) {
    if (size < largest * smallestShare) break;
    const atSize = (text: string) => measure(text) * size;
    const wrapped = wrap(words, box.width, atSize);
    if (!wrapped || wrapped.length * size * box.leading > box.height) continue;
    largest ||= size;
    const { lines, cost } = breakLines(words, box.width, wrapped, atSize);
    const whole = cost + shrinkCost * (1 - size / largest);
    if (!best || whole < best.cost) best = { size, lines, cost: whole };
  }
  if (best) return { size: best.size, lines: best.lines };
  throw new Error(
    `“${title}” does not fit on a social card. Shorten it, or break up its longest word.`,
  );
}
