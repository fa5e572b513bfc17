import { kitTokens } from "./kit-tokens.ts";
import type { Token } from "./read-tokens.ts";
import { textStyleOf } from "./text-styles.ts";
import { pixelsAt } from "./token-value.ts";

/** Headings of the groups whose name does not say what is in them. */
const titles: Readonly<Record<string, string>> = {
  z: "Layers",
  font: "Fonts",
  text: "Text sizes",
  display: "Display sizes",
  leading: "Line height",
  stretch: "Width of letters",
  tracking: "Space between letters",
  motion: "Durations",
  ease: "Easing",
};

/** The windows in which a size of texts is shown: a phone's and a desktop's. */
const WINDOWS = [390, 1280] as const;

/** How a size of texts looks in each window; nothing for other tokens. */
function specimenOf(token: Token) {
  const style = textStyleOf(token);
  if (!style) return undefined;
  return { style, sizes: WINDOWS.map((width) => ({ width, pixels: pixelsAt(width, token) })) };
}

/**
 * Every token as the docs show it: the colours with their value in each theme, then the others by
 * group.
 */
export function tokenReference() {
  const { base, colours, reducedMotion } = kitTokens();
  const values = (name: string) =>
    Object.fromEntries(
      Object.entries(colours).map(([set, tokens]) => [
        set,
        tokens.find((token) => token.name === name)?.css ?? "",
      ]),
    ) as Record<keyof typeof colours, string>;
  return {
    colours: colours.light.map(({ name, description = "" }) => ({
      name: `--k-${name}`,
      doc: description,
      values: values(name),
    })),
    groups: [...new Set(base.map(({ path }) => path[0] ?? ""))].map((group) => ({
      name: group,
      title: titles[group] ?? `${group[0]?.toUpperCase()}${group.slice(1)}`,
      tokens: base
        .filter(({ path }) => path[0] === group)
        .map((token) => ({
          name: `--k-${token.name}`,
          doc: token.description ?? "",
          value: token.css,
          /** Its value under reduced motion, if it differs. */
          reduced: reducedMotion.find(({ name }) => name === token.name)?.css,
          specimen: specimenOf(token),
        })),
    })),
  };
}
