/** Where a declaration begins. */
const START = String.raw`(?:^|;)\s{0,5}`;
const SIZED_AWAY = new RegExp(
  `${START}font-size\\s{0,5}:\\s{0,5}0(?:px|em|rem|%)?\\s{0,5}(?:;|!|$)`,
  "i",
);
/** So far to the left that no window shows it; a carousel's track is moved by less. */
const MOVED_AWAY = new RegExp(
  `${START}(?:text-indent|left|inset-inline-start)\\s{0,5}:\\s{0,5}-(?:[5-9]\\d{3}px|\\d{5,6}px|\\d{3,6}r?em)`,
  "i",
);
const COLOUR = new RegExp(`${START}color\\s{0,5}:([^;!]{1,60})`, "i");
const GROUND = new RegExp(`${START}background(?:-color)?\\s{0,5}:([^;!]{1,60})`, "i");

/** Declarations that may show again what an element around it made too small or pale to see. */
const SHOWS_AGAIN = new RegExp(`${START}(?:font|color|background)`, "i");

/** Whether a `style` attribute moves an element and all in it out of the window. */
export const isMovedAway = (style: string) => MOVED_AWAY.test(style);

/** Whether a `style` attribute gives text no size, or the colour of its ground. */
export function isFaded(style: string): boolean {
  if (SIZED_AWAY.test(style)) return true;
  const colour = COLOUR.exec(style)?.[1]?.trim().toLowerCase();
  const ground = GROUND.exec(style)?.[1]?.trim().toLowerCase();
  return colour !== undefined && colour === ground && !/inherit|initial|transparent/.test(colour);
}

/**
 * Whether an element may have a size and a colour of its own: a class can give it one, as in lists
 * whose gaps are closed by a size of zero.
 */
export const showsAgain = (style: string, classes: string) =>
  classes !== "" || SHOWS_AGAIN.test(style);
