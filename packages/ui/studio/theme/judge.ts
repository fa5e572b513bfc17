import { type JudgedPair, judgeContrast } from "../../src/tokens/contrast-pairs.ts";
import type { ColorName } from "../../src/tokens/tokens.generated.ts";
import type { Choices, ColourChoice } from "./choices.ts";
import { deriveColours } from "./derive.ts";
import { type Fix, failing, findFix, type TriedFix } from "./find-fix.ts";

type Colours = Choices["colours"];

/** A pair that is hard to read, and the nearest colour with which it passes, if there is one. */
export interface Finding {
  readonly pair: JudgedPair;
  readonly fix: Fix | undefined;
}

/** The contrast of a brand. */
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
 * The choices that may be at fault, the most likely one first: a colour of the brand on a ground,
 * then the ground. A derived colour has already moved as far as it can.
 */
function suspects({ foreground, background, theme }: JudgedPair): ColourChoice[] {
  const chosen = CHOSEN[theme]?.[foreground];
  const origin = originOf(background, theme.startsWith("dark"));
  return chosen === undefined || chosen === origin ? [origin] : [chosen, origin];
}

/**
 * Judges every pair of `contrastPairs` in the four themes. For those that fail it offers the
 * nearest colour of the same hue with which all of them pass: for the brand's colour, or for the
 * ground where no such colour passes. Where one change is not enough it offers the one after which
 * the fewest pairs fail.
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
    const tried: TriedFix[] = [];
    for (const choice of first ? suspects(first) : []) {
      const found = findFix(choice, colours, before, wanted);
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
