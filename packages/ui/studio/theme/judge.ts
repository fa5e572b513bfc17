import { type JudgedPair, judgeContrast } from "../../src/tokens/contrast-pairs.ts";
import type { ColorName } from "../../src/tokens/tokens.ts";
import type { Choices, ColourChoice } from "./choices.ts";
import { type Hex, hexOf, toneOf } from "./colour.ts";
import { deriveColours, deriveTheme } from "./derive.ts";

type Colours = Choices["colours"];

/** Another colour for a choice, with which its pairs pass. */
export interface Fix {
  readonly choice: ColourChoice;
  readonly colour: Hex;
}

/** A pair that is hard to read, and the nearest colour with which it passes, if there is one. */
export interface Finding {
  readonly pair: JudgedPair;
  readonly fix: Fix | undefined;
}

/** What the contrast of a brand is like. */
export interface Verdict {
  readonly pairs: readonly JudgedPair[];
  /** The pairs that fail. */
  readonly findings: readonly Finding[];
}

/** The colours that are used as they were chosen, or nearly so. High contrast has none. */
const CHOSEN: Readonly<Record<string, Partial<Record<ColorName, ColourChoice>>>> = {
  light: {
    surface: "paper",
    text: "ink",
    "motif-line": "ink",
    feature: "feature",
    action: "action",
    "action-hover": "action",
    accent: "accent",
    link: "link",
  },
  dark: { surface: "night", feature: "feature", action: "action", "action-hover": "action" },
};

/** The choice that a ground is derived from. */
function originOf(background: ColorName, dark: boolean): ColourChoice {
  if (background === "feature") return "feature";
  if (background === "feature-deep") return dark ? "night" : "feature";
  if (background.startsWith("action")) return "action";
  if (background === "accent" && !dark) return "accent";
  return dark ? "night" : "paper";
}

/**
 * The choices that may be at fault, the most likely one first: a colour of the brand on a ground, then the ground.
 * A derived colour has already moved as far as it can.
 */
function suspects({ foreground, background, theme }: JudgedPair): ColourChoice[] {
  const chosen = CHOSEN[theme]?.[foreground];
  const origin = originOf(background, theme.startsWith("dark"));
  return chosen === undefined || chosen === origin ? [origin] : [chosen, origin];
}

const idOf = ({ theme, foreground, background }: JudgedPair) =>
  `${theme} ${foreground} ${background}`;

const failing = (pairs: readonly JudgedPair[]) => pairs.filter(({ passes }) => !passes);

/** The themes whose colours a fix can change: high contrast passes whatever was chosen. */
const derived = (colours: Colours) =>
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

interface Tried extends Fix {
  /** How many pairs fail with it. */
  readonly left: number;
  /** Whether the wanted pairs pass and no other fails that passed before. */
  readonly clears: boolean;
}

/** The nearest lightness of a choice that clears the wanted pairs, or else the one that leaves the fewest. */
function search(
  choice: ColourChoice,
  colours: Colours,
  before: readonly JudgedPair[],
  wanted: readonly JudgedPair[],
): Tried {
  const tone = toneOf(colours[choice]);
  const allowed = new Set(before.map(idOf));
  for (const pair of wanted) allowed.delete(idOf(pair));
  const attempt = (l: number): Tried => {
    const colour = hexOf({ ...tone, l });
    const failed = derived({ ...colours, [choice]: colour });
    const clears = failed.every((pair) => allowed.has(idOf(pair)));
    return { choice, colour, left: failed.length, clears };
  };
  let best: Tried = { choice, colour: colours[choice], left: before.length, clears: false };
  for (const l of outwards(tone.l)) {
    const tried = attempt(l);
    if (tried.clears) return closest(attempt, tried, l, tone.l);
    if (tried.left < best.left) best = tried;
  }
  return best;
}

/** Comes nearer to the chosen lightness for as long as the pairs pass. */
function closest(attempt: (l: number) => Tried, found: Tried, at: number, chosen: number): Tried {
  let best = found;
  let [into, out] = [
    at,
    Math.abs(at - chosen) > STEP ? at - Math.sign(at - chosen) * STEP : chosen,
  ];
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (into + out) / 2;
    const tried = attempt(middle);
    if (tried.clears) [best, into] = [tried, middle];
    else out = middle;
  }
  return best;
}

/**
 * Judges every pair of `contrastPairs` in the four themes. For those that fail it offers the nearest colour of the
 * same hue with which all of them pass: for the brand's colour, or for the ground where no such colour passes. Where
 * one change is not enough it offers the one after which the fewest pairs fail.
 */
export function judge(colours: Colours): Verdict {
  const pairs = judgeContrast(deriveColours(colours));
  const before = failing(pairs);
  const groups = new Map<string, JudgedPair[]>();
  for (const pair of before) {
    const key = suspects(pair).join();
    groups.set(key, [...(groups.get(key) ?? []), pair]);
  }
  const fixOf = (wanted: readonly JudgedPair[]): Fix | undefined => {
    const [first] = wanted;
    const tried: Tried[] = [];
    for (const choice of first ? suspects(first) : []) {
      const found = search(choice, colours, before, wanted);
      if (found.clears) return found;
      tried.push(found);
    }
    const [best] = tried.sort((a, b) => a.left - b.left);
    return best && best.left < before.length ? best : undefined;
  };
  const findings = [...groups.values()].flatMap((group) => {
    const fix = fixOf(group);
    return group.map((pair) => ({ pair, fix }));
  });
  return { pairs, findings };
}
