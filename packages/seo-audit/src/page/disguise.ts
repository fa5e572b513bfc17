/** Where a declaration begins. */
const START = String.raw`(?:^|;)\s{0,5}`;
const SIZED_AWAY = new RegExp(
  `${START}font-size\\s{0,5}:\\s{0,5}0(?:px|em|rem|%)?\\s{0,5}(?:;|!|$)`,
  "i",
);
/** Hundreds of pixels or more to the left, where no window shows it. */
const MOVED_AWAY = new RegExp(
  `${START}(?:text-indent|left|inset-inline-start)\\s{0,5}:\\s{0,5}-\\d{3,6}(?:px|em|rem)`,
  "i",
);
const COLOUR = new RegExp(`${START}color\\s{0,5}:([^;!]{1,60})`, "i");
const GROUND = new RegExp(`${START}background(?:-color)?\\s{0,5}:([^;!]{1,60})`, "i");

/** Whether a `style` attribute makes text invisible although it is rendered. */
export function isDisguised(style: string): boolean {
  if (style === "") return false;
  if (SIZED_AWAY.test(style) || MOVED_AWAY.test(style)) return true;
  const colour = COLOUR.exec(style)?.[1]?.trim().toLowerCase();
  const ground = GROUND.exec(style)?.[1]?.trim().toLowerCase();
  return colour !== undefined && colour === ground && !/inherit|initial|transparent/.test(colour);
}
