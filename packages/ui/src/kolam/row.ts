import type { Drawing } from "./generate.ts";
import { gridOf } from "./grid.ts";
import { closedPath, dotPositions, dotsPath, extent } from "./path.ts";
import { strands } from "./strand.ts";
import { wallsOn } from "./walls.ts";

/**
 * A row of dots with the line around the first `progress` of them; no line if `progress` is 0.
 * Throws a `RangeError` unless both are whole numbers and 0 ≤ progress ≤ dots.
 */
export function pathAround(dots: number, progress: number): Drawing {
  const whole = Number.isInteger(dots) && Number.isInteger(progress);
  if (!whole || dots < 1 || progress < 0 || progress > dots) {
    throw new RangeError(`${progress} of ${dots} dots`);
  }
  const wound = progress === 0 ? undefined : gridOf("rect", { cols: progress, rows: 1 });
  const loops = wound === undefined ? [] : strands(wound, wallsOn(wound, new Set()));
  return {
    width: extent(dots),
    height: extent(1),
    line: loops.map(closedPath).join(""),
    dotsPath: dotsPath(dotPositions(gridOf("rect", { cols: dots, rows: 1 }))),
  };
}
