/** The mark in a box of 72 by 60: three flights of steps, as a line, and the water below them. */
export const markPaths = {
  steps: "M3 5H13V17H22V29H30V41H42V29H50V17H59V5H69M22 5H31V17H41V5H50",
  water: "M30 49H42V58H30z",
} as const;
