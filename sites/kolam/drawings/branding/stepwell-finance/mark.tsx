/** The mark: three flights of steps down to the water, in a box of 72 by 60. */
export function StepsMark({ at, lines, water }: { at: string; lines: string; water: string }) {
  return (
    <g transform={at}>
      <path
        stroke={lines}
        strokeWidth="5"
        d="M3 5H13V17H22V29H30V41H42V29H50V17H59V5H69M22 5H31V17H41V5H50"
      />
      <path fill={water} d="M30 49H42V58H30z" />
    </g>
  );
}
