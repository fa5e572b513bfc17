import { type Drawing, kolam } from "../../../../packages/ui/src/kolam/generate.ts";

/** Arrangements of dots that allow a single line around all of them. */
const lattices = [
  { cols: 8, rows: 5 },
  { cols: 7, rows: 5 },
  { cols: 9, rows: 6 },
] as const;

/** The drawing in place of a photo, always the same for the same photo. */
export function frameDrawing(photo: string): Drawing {
  const nth = [...photo].reduce((sum, character) => sum + character.charCodeAt(0), 0);
  const grid = lattices[nth % lattices.length] ?? lattices[0];
  return kolam({ ...grid, seed: photo, density: 0.25 });
}

/** The drawing on the social card of a page, always the same for the same path. */
export function cardDrawing(path: string): Drawing {
  return kolam({ cols: 9, rows: 9, shape: "diamond", density: 0.3, seed: path });
}

/** The band on the cover of an article without numbers to draw, always the same for the same article. */
export function coverBandDrawing(slug: string): Drawing {
  return kolam({ cols: 21, rows: 5, density: 0.3, seed: slug });
}
