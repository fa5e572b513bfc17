import { type Kolam, type KolamOptions, kolam } from "./generate.ts";

/**
 * The named drawings. A single closed line cannot have eightfold symmetry: a reflection that maps
 * it onto itself fixes only two of its points, but it meets each diagonal of a diamond more often.
 * The hero is therefore mirrored left to right and top to bottom; of 24,000 seeds, its seed comes
 * closest to the diagonal symmetries as well.
 */
export const recipes = {
  hero: { cols: 13, rows: 13, shape: "diamond", density: 0.3, seed: "hero 2243" },
  logo: { cols: 2, rows: 2, symmetry: "2", density: 0.5, seed: "logo" },
  quote: { cols: 7, rows: 7, shape: "diamond", density: 0.35, seed: "d" },
  success: { cols: 5, rows: 5, shape: "diamond", symmetry: "turn", density: 0.3, seed: "a" },
  notFound: {
    shape: ["#.#.###.#.#", "#.#.#.#.#.#", "#####.#####", "..#.#.#...#", "..#.###...#"],
    symmetry: "none",
    density: 0.02,
    open: true,
    seed: "x1",
  },
  block: { cols: 3, rows: 3, symmetry: "turn", density: 0.1, seed: "b1" },
  window: { cols: 4, rows: 3, density: 0.15, seed: "w2" },
  tower: { cols: 2, rows: 4, symmetry: "2", density: 0.15, seed: "t2" },
  fan: { shape: [".###.", "#####", ".###."], density: 0.2, seed: "f0" },
  steps: {
    shape: ["...#", "..##", ".###", "####"],
    symmetry: "none",
    density: 0.1,
    seed: "steps2",
  },
  basket: { shape: ["#####", "#####", ".###."], symmetry: "2", density: 0.2, seed: "basket1" },
  gem: { cols: 5, rows: 5, shape: "diamond", density: 0.2, seed: "diamond2" },
  crown: { shape: ["#.#.#", "#####", "#####"], symmetry: "2", density: 0.1, seed: "crown2" },
} as const satisfies Record<string, KolamOptions>;

export type DrawingName = keyof typeof recipes;

/** The drawings for use as icons: small, with one line and a distinct outline each. */
export const ICON_DRAWINGS = [
  "block",
  "window",
  "tower",
  "fan",
  "steps",
  "basket",
  "gem",
  "crown",
] as const satisfies readonly DrawingName[];

/** One of the named drawings. */
export const drawing = (name: DrawingName): Kolam => kolam(recipes[name]);

/** Approximate number of dots in a frame. */
const FRAME_DOTS = 70;

/**
 * A drawing instead of a photo, always the same for the same seed (the photo's id). `ratio` is
 * width divided by height. A whole number of dots only approximates it, so crop the drawing to fit
 * (`preserveAspectRatio="xMidYMid slice"`). Throws a `RangeError` unless the ratio is between 0.1
 * and 10.
 */
export function frame(seed: string, ratio: number): Kolam {
  if (!(ratio > 0.1 && ratio < 10)) throw new RangeError(`A frame of ratio ${ratio}`);
  // An odd number of rows: with two even sides, a symmetric drawing never has a single line.
  const rows = Math.max(1, 2 * Math.round((Math.sqrt(FRAME_DOTS / ratio) - 1) / 2) + 1);
  const cols = Math.max(1, Math.round(rows * ratio));
  return kolam({ cols, rows, seed, density: 0.3 });
}
