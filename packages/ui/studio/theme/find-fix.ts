import { type JudgedPair, judgeContrast } from "../../src/tokens/contrast-pairs.ts";
import type { Choices, ColourChoice } from "./choices.ts";
import { type Hex, hexOf, toneOf } from "./colour.ts";
import { deriveTheme } from "./derive.ts";

type Colours = Choices["colours"];

/** Another colour for a choice. */
export interface Fix {
  readonly choice: ColourChoice;
  readonly colour: Hex;
}

const idOf = ({ theme, foreground, background }: JudgedPair) =>
  `${theme} ${foreground} ${background}`;

/** The pairs that cannot be read. */
export const failing = (pairs: readonly JudgedPair[]) => pairs.filter(({ passes }) => !passes);

/** The themes whose colours a fix can change: high contrast always passes. */
const failingWith = (colours: Colours) =>
  failing(
    judgeContrast({
      light: deriveTheme("light", colours),
      dark: deriveTheme("dark", colours),
    }),
  );

const STEP = 0.05;
const HALVINGS = 6;

/** Lightnesses at growing distances from one, darker and lighter in turn, black and white last. */
function outwards(from: number): number[] {
  const steps = Array.from({ length: Math.ceil(1 / STEP) }, (_, at) => (at + 1) * STEP);
  const all = steps.flatMap((step) => [from - step, from + step]);
  return [...all.filter((l) => l > 0 && l < 1), 0, 1];
}

/** A fix and its result. */
export interface TriedFix extends Fix {
  /** How many pairs fail with it. */
  readonly left: number;
  /** Whether the wanted pairs pass and no other fails that passed before. */
  readonly clears: boolean;
}

/**
 * The nearest lightness of a choice that clears the wanted pairs, or else the one that leaves the
 * fewest.
 */
export function findFix(
  choice: ColourChoice,
  colours: Colours,
  before: readonly JudgedPair[],
  wanted: readonly JudgedPair[],
): TriedFix {
  const tone = toneOf(colours[choice]);
  const allowed = new Set(before.map(idOf));
  for (const pair of wanted) allowed.delete(idOf(pair));
  const attempt = (l: number): TriedFix => {
    const colour = hexOf({ ...tone, l });
    const failed = failingWith({ ...colours, [choice]: colour });
    const clears = failed.every((pair) => allowed.has(idOf(pair)));
    return { choice, colour, left: failed.length, clears };
  };
  let best: TriedFix = { choice, colour: colours[choice], left: before.length, clears: false };
  for (const l of outwards(tone.l)) {
    const tried = attempt(l);
    if (tried.clears) return closest(attempt, tried, l, tone.l);
    if (tried.left < best.left) best = tried;
  }
  return best;
}

/** Comes nearer to the chosen lightness for as long as the pairs pass. */
function closest(
  attempt: (l: number) => TriedFix,
  found: TriedFix,
  at: number,
  chosen: number,
): TriedFix {
  let best = found;
  let into = at;
  let out = Math.abs(at - chosen) > STEP ? at - Math.sign(at - chosen) * STEP : chosen;
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (into + out) / 2;
    const tried = attempt(middle);
    if (tried.clears) [best, into] = [tried, middle];
    else out = middle;
  }
  return best;
}
