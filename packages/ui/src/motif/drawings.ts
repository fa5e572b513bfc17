import { type Kolam, type KolamOptions, kolam } from "./generate.ts";

/**
 * The named drawings. A reflection of a single closed line onto itself leaves just two of its points
 * in place, and every diagonal through the dots of a diamond is met more often than that: so no
 * drawing of one line repeats eightfold. The hero has both upright mirrors, and its seed is the one
 * of 24,000 tried whose walls come nearest to the diagonal ones as well.
 */
export const recipes = {
  hero: { cols: 13, rows: 13, shape: "diamond", density: 0.3, seed: "hero 2243" },
  logo: { cols: 2, rows: 2, symmetry: "2", density: 0.5, seed: "logo" },
  quote: { cols: 7, rows: 7, shape: "diamond", density: 0.35, seed: "d" },
  success: { cols: 5, rows: 5, shape: "diamond", symmetry: "turn", density: 0.3, seed: "a" },
  notFound: {
    shape: ["#.#.###.#.#", "#.#.#.#.#.#", "###########", "..#.#.#...#", "..#.###...#"],
    symmetry: "none",
    density: 0.04,
    open: true,
    seed: "x5",
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

/** The drawings made as icons: small, told apart by outline, one line each. */
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

/** About so many dots fill a frame. */
const FRAME_DOTS = 70;

/**
 * A drawing to stand in a photo's place, always the same for the same seed (the photo's id).
 * `ratio` is width by height; show it cropped (`preserveAspectRatio="xMidYMid slice"`), since a whole
 * number of dots only comes near it.
 */
export function frame(seed: string, ratio: number): Kolam {
  if (!(ratio > 0.1 && ratio < 10)) throw new RangeError(`A frame of ratio ${ratio}`);
  // An odd number of rows: between two even sides, no symmetric line is single.
  const rows = Math.max(1, 2 * Math.round((Math.sqrt(FRAME_DOTS / ratio) - 1) / 2) + 1);
  const cols = Math.max(1, Math.round(rows * ratio));
  return kolam({ cols, rows, seed, density: 0.3 });
}
