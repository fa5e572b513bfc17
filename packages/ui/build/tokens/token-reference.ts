import { kitTokens } from "./kit-tokens.ts";

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
        .map(({ name, description = "", css }) => ({
          name: `--k-${name}`,
          doc: description,
          value: css,
          /** Its value under reduced motion, if it differs. */
          reduced: reducedMotion.find((token) => token.name === name)?.css,
        })),
    })),
  };
}
