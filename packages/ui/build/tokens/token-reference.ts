import { kitTokens } from "./kit-tokens.ts";

const titles: Readonly<Record<string, string>> = {
  space: "Space",
  size: "Size",
  radius: "Radius",
  shadow: "Shadow",
  border: "Border",
  focus: "Focus",
  z: "Layers",
  motif: "Motif",
  font: "Fonts",
  text: "Text sizes",
  display: "Display sizes",
  leading: "Line height",
  weight: "Weight",
  stretch: "Width of letters",
  tracking: "Space between letters",
  motion: "Durations",
  ease: "Easing",
};

/** The heading of a group of tokens. Throws for one that has none yet. */
function titleOf(group: string): string {
  const title = titles[group];
  if (!title)
    throw new Error(`Give the group "${group}" a title in build/tokens/token-reference.ts.`);
  return title;
}

/** Every token as the docs show it: the colours with their value in each theme, then the others by group. */
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
      title: titleOf(group),
      tokens: base
        .filter(({ path }) => path[0] === group)
        .map(({ name, description = "", css }) => ({
          name: `--k-${name}`,
          doc: description,
          value: css,
          /** Its value under reduced motion, if it is another one. */
          reduced: reducedMotion.find((token) => token.name === name)?.css,
        })),
    })),
  };
}
