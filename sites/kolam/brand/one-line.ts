import { type Kolam, type KolamOptions, kolam } from "@kolam/ui/kolam";

/** So many seeds are tried. Where one in three gives a single line, a hundred have never failed. */
const MOST = 100;

/**
 * A drawing that is one line, always the same for the same seed: the seed's own, or that of the
 * next seed made from it. Throws an error if the dots can hardly be drawn in one line.
 */
export function oneLine(options: KolamOptions): Kolam {
  for (let nth = 0; nth < MOST; nth++) {
    const seed = nth === 0 ? options.seed : `${options.seed} ${nth}`;
    const drawn = kolam({ ...options, seed });
    if (drawn.loops === 1) return drawn;
  }
  throw new Error(`No drawing in one line for ${JSON.stringify(options)}`);
}
