import { markPaths } from "./mark-paths.ts";

/** The mark: three flights of steps down to the water, in a box of 72 by 60. */
export function StepsMark({ at, lines, water }: { at: string; lines: string; water: string }) {
  return (
    <g transform={at}>
      <path stroke={lines} strokeWidth="5" d={markPaths.steps} />
      <path fill={water} d={markPaths.water} />
    </g>
  );
}
