import { colourChoices } from "../theme/choices.ts";
import type { Fix } from "../theme/find-fix.ts";
import type { Finding } from "../theme/judge.ts";

/** Findings that the same change mends. */
export interface FixGroup {
  readonly id: string;
  /** What is wrong, in a few words. */
  readonly title: string;
  readonly findings: readonly Finding[];
  readonly fix: Fix | undefined;
}

/** Ratios are cut, not rounded: 4.48 must not read as the 4.5 that it misses. */
export const ratioText = (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;

/** The findings by the change that mends them; those that no single change mends come last. */
export function fixGroups(findings: readonly Finding[]): readonly FixGroup[] {
  const groups: Record<string, Finding[]> = {};
  for (const finding of findings) {
    const { choice, colour } = finding.fix ?? { choice: "", colour: "" };
    const id = `${choice} ${colour}`;
    groups[id] = [...(groups[id] ?? []), finding];
  }
  return Object.entries(groups)
    .map(([id, members]) => {
      const fix = members[0]?.fix;
      const title = fix
        ? `${colourChoices[fix.choice].label} is ${colourChoices[fix.choice].trouble}`
        : "No single colour mends these: change the ground and the colour on it";
      return { id, title, findings: members, fix };
    })
    .sort((a, b) => Number(a.fix === undefined) - Number(b.fix === undefined));
}
