import type { ComponentDoc } from "./api-model.ts";
import { type ComponentProperty, componentProperties } from "./component-properties.ts";
import { cell, code, table } from "./markdown.ts";
import { type TokenReference, tokenReference } from "./token-reference.ts";

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
export function titleOf(group: string): string {
  const title = titles[group];
  if (!title) throw new Error(`Give the group "${group}" a title in build/token-docs.ts.`);
  return title;
}

function colourTable({ colours }: TokenReference): string[] {
  return table(
    ["Property", "Light", "Dark", "Light, high contrast", "Dark, high contrast", "For"],
    colours.map(({ name, doc, values }) => [
      code(name),
      code(values.light),
      code(values.dark),
      code(values["light-contrast"]),
      code(values["dark-contrast"]),
      cell(doc),
    ]),
  );
}

function plainTables({ groups }: TokenReference): string[] {
  return groups.flatMap(({ name: group, tokens }) => {
    const moves = tokens.some(({ reduced }) => reduced !== undefined);
    return [
      "",
      `## ${titleOf(group)}`,
      ...table(
        ["Property", "Value", ...(moves ? ["Reduced motion"] : []), "For"],
        tokens.map(({ name, doc, value, reduced }) => [
          code(name),
          code(value),
          ...(moves ? [code(reduced ?? value)] : []),
          cell(doc),
        ]),
      ),
    ];
  });
}

/** The components that load one of the stylesheets. */
export function componentsWith(
  { readBy }: ComponentProperty,
  docs: readonly ComponentDoc[],
): string[] {
  return docs
    .filter(({ stylesheets }) => readBy.some((file) => stylesheets.includes(file)))
    .map(({ name }) => name);
}

/** `docs/tokens.md`: every custom property of the kit, with its values. */
export async function tokensMarkdown(docs: readonly ComponentDoc[]): Promise<string> {
  const reference = await tokenReference();
  return `${[
    "# Custom properties",
    "",
    "Generated from the token files and the stylesheets by `build/token-docs.ts`. A brand sets them in",
    "`@layer k.brand`, on `:root` and on every `[data-theme]`; what is set on one element counts for all that is in it.",
    "High contrast stays as it is, unless a brand has a set of its own in `@layer k.contrast`.",
    "",
    "## Colour",
    ...colourTable(reference),
    ...plainTables(reference),
    "",
    "## Properties of components",
    "",
    "Read by the components beside them, and set by nobody but you unless it says so.",
    ...table(
      ["Property", "Default", "Components", "For"],
      componentProperties().map((property) => [
        code(property.name),
        property.defaults.map(code).join(", "),
        componentsWith(property, docs).join(", "),
        cell(property.doc),
      ]),
    ),
  ].join("\n")}\n`;
}
