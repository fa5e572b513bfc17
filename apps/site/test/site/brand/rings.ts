/** A line and dots, as SVG path data. */
export interface Rings {
  readonly width: number;
  readonly height: number;
  readonly line: string;
  readonly dotsPath: string;
}

const step = 20;

/** Circles within each other around a dot: plain, and still another one for each number. */
export function rings(count: number): Rings {
  const middle = step * (count + 1);
  const circle = (nth: number) => {
    const radius = step * (nth + 1);
    const turn = `a${radius} ${radius} 0 0 1`;
    return `M${middle - radius} ${middle}${turn} ${2 * radius} 0${turn} ${-2 * radius} 0z`;
  };
  return {
    width: 2 * middle,
    height: 2 * middle,
    line: Array.from({ length: count }, (_, nth) => circle(nth)).join(""),
    dotsPath: `M${middle} ${middle}h0`,
  };
}

/** Two to five rings, always as many for the same text. */
export const ringsFor = (text: string): Rings =>
  rings(2 + ([...text].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 4));
