import { Resvg } from "@resvg/resvg-js";

/** How many numbers follow each command, and which of them are a point where the pen ends. */
const numbersOf: Readonly<Record<string, number>> = { M: 2, L: 2, Q: 4, C: 6, Z: 0 };

/** Tenths of a unit, as short as SVG allows. */
function short(value: number): string {
  const text = String(Math.round(value * 10) / 10).replace(/^(-?)0\./, "$1.");
  return text === "-0" ? "0" : text;
}

/** Numbers in a row: a minus sign needs no space before it. */
function joined(numbers: readonly number[]): string {
  return numbers.map(short).reduce((all, next) => all + (next.startsWith("-") ? "" : " ") + next);
}

/**
 * A path with absolute commands as one with relative commands. A letter then has the same text
 * wherever it stands, which compresses well. Rounding adds up within a shape, to less than a unit.
 */
export function relativePath(d: string): string {
  let x = 0;
  let y = 0;
  return d.replace(/([MLQCZ])([^MLQCZ]*)/g, (_command, letter: string, rest: string) => {
    const numbers =
      rest.trim() === ""
        ? []
        : rest
            .trim()
            .split(/[\s,]+/)
            .map(Number);
    if (numbers.length !== numbersOf[letter] || numbers.some(Number.isNaN)) {
      throw new Error(`Not a path that can be shortened: ${letter}${rest}`);
    }
    if (letter === "Z") return "z";
    const [endX = 0, endY = 0] = numbers.slice(-2);
    const moved = numbers.map((value, index) => value - (index % 2 === 0 ? x : y));
    [x, y] = [endX, endY];
    if (letter === "M") return `M${joined(numbers)}`;
    const [right = 0, down = 0] = moved;
    if (letter === "L" && short(down) === "0") return `h${short(right)}`;
    if (letter === "L" && short(right) === "0") return `v${short(down)}`;
    return `${letter.toLowerCase()}${joined(moved)}`;
  });
}

/** An SVG whose texts are shapes, so that it looks the same without its fonts. */
export function outlined(svg: string, fontFiles: readonly string[]): string {
  const font = { loadSystemFonts: false, fontFiles: [...fontFiles] };
  return new Resvg(svg, { font })
    .toString()
    .replace(/>\s+</g, "><")
    .replace("<defs/>", "")
    .replaceAll(' stroke="none"', "")
    .replace(/<g><(path [^>]*)><\/g>/g, "<$1>")
    .replace(/ d="([^"]*)"/g, (_attribute, d: string) => ` d="${relativePath(d)}"`);
}
