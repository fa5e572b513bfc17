import { type Drawing, kolam } from "@kolam/ui/kolam";

/**
 * The cells of the diamond of a size, from its middle outwards, each beside the one that mirrors
 * it.
 */
function cellsAround(size: number): (readonly [across: number, down: number])[] {
  const middle = size / 2;
  const cells = Array.from({ length: size * size }, (_, n) => {
    const across = (n % size) + 0.5 - middle;
    const down = Math.floor(n / size) + 0.5 - middle;
    return [across, down] as const;
  });
  const far = ([across, down]: readonly [number, number]) => Math.abs(across) + Math.abs(down);
  return cells.toSorted(
    (a, b) => far(a) - far(b) || Math.abs(b[0]) - Math.abs(a[0]) || a[1] - b[1],
  );
}

/**
 * The drawing of a request that was sent: one line around a dot for each answer, another for each
 * reference.
 */
export function referenceDrawing(reference: string, dots: number): Drawing {
  // An odd number has a dot in the middle.
  const size = 2 * Math.ceil(Math.sqrt(dots)) + 1 + (dots % 2 ? 0 : 1);
  const chosen = cellsAround(size).slice(0, dots);
  const rows = [...new Set(chosen.map(([, down]) => down))].sort((a, b) => a - b);
  const most = Math.max(...chosen.map(([across]) => Math.abs(across)));
  const shape = rows.map((row) =>
    Array.from({ length: 2 * most + 1 }, (_, at) =>
      chosen.some(([across, down]) => down === row && across === at - most) ? "#" : ".",
    ).join(""),
  );
  const mirrored = kolam({ shape, symmetry: "2", density: 0.3, seed: reference });
  return mirrored.loops === 1
    ? mirrored
    : kolam({ shape, symmetry: "none", density: 0.3, seed: reference });
}
