import { tokenReference } from "../tokens/token-reference.ts";
import { type ComponentProperty, componentProperties } from "./component-properties.ts";
import type { ComponentDoc } from "./kit.ts";
import { cell, code, file, table } from "./markdown.ts";

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
export function tokensMarkdown(docs: readonly ComponentDoc[]): string {
  const { colours, groups } = tokenReference();
  return file([
    "# Custom properties",
    "",
    "Generated from the token files and the stylesheets by `pnpm generate`. A brand sets them in",
    "`@layer k.brand`, on `:root` and on every `[data-theme]`; what is set on one element counts for all that is in it.",
    "High contrast stays as it is, unless a brand has a set of its own in `@layer k.contrast`.",
    "",
    "For design tools the package has the same values in the format of the Design Tokens Community Group (2025.10):",
    "`tokens.resolver.json` has the themes and reduced motion as contexts of its resolver module, and needs no other file.",
    "Programs that do not read it take `tokens.light.json`, `tokens.dark.json`, `tokens.light-contrast.json` or",
    "`tokens.dark-contrast.json`, where no value refers to another.",
    "",
    "## Colour",
    ...table(
      ["Property", "Light", "Dark", "Light, high contrast", "Dark, high contrast", "For"],
      colours.map(({ name, doc, values }) => [
        code(name),
        ...Object.values(values).map(code),
        cell(doc),
      ]),
    ),
    ...groups.flatMap(({ title, tokens }) => {
      const moves = tokens.some(({ reduced }) => reduced !== undefined);
      return [
        "",
        `## ${title}`,
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
    }),
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
  ]);
}
