/** A line and dots, as SVG path data. */
interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly line: string;
  readonly dotsPath: string;
}

interface Leaves {
  /** The height of a leaf, which is as wide as high. */
  readonly size: number;
  /** How many stand in a row. */
  readonly count?: number;
  /** How many pairs of veins each has. */
  readonly veins?: number;
}

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * Lindenblätter in einer Reihe: jedes ein Herz an einem Stiel, mit Adern, und eine Frucht zu beiden
 * Seiten.
 */
export function leaves({ size, count = 1, veins = 3 }: Leaves): Drawing {
  const drawn = Array.from({ length: count }, (_, index) => {
    const x = (share: number) => round((index + share) * size);
    const y = (share: number) => round(share * size);
    const point = (across: number, down: number) => `${x(across)} ${y(down)}`;
    const heart = [
      `M${point(0.5, 0.04)}L${point(0.5, 0.86)}M${point(0.5, 0.22)}`,
      `C${point(0.42, 0.06)} ${point(0.06, 0.08)} ${point(0.06, 0.42)}`,
      `C${point(0.06, 0.68)} ${point(0.36, 0.8)} ${point(0.5, 0.96)}`,
      `C${point(0.64, 0.8)} ${point(0.94, 0.68)} ${point(0.94, 0.42)}`,
      `C${point(0.94, 0.08)} ${point(0.58, 0.06)} ${point(0.5, 0.22)}z`,
    ].join("");
    const pairs = Array.from({ length: veins }, (_, nth) => {
      const down = 0.38 + (nth * 0.36) / veins;
      const reach = 0.3 * (1 - (0.6 * nth) / veins);
      const side = (by: number) =>
        `M${point(0.5, down)}Q${point(0.5 + by * 0.6, down - 0.02)} ${point(0.5 + by, down - 0.14)}`;
      return side(-reach) + side(reach);
    });
    const fruits = `M${point(0.38, 0.06)}h0M${point(0.62, 0.06)}h0`;
    return { line: heart + pairs.join(""), fruits };
  });
  return {
    width: size * count,
    height: size,
    line: drawn.map(({ line }) => line).join(""),
    dotsPath: drawn.map(({ fruits }) => fruits).join(""),
  };
}

/** How many pairs of veins: between two and eight, always the same for the same text. */
export const veinsOf = (text: string) =>
  2 + ([...text].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 7);
