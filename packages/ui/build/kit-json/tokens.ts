import { componentProperties } from "../api/component-properties.ts";
import type { ComponentDoc } from "../api/kit.ts";
import { componentsWith } from "../api/token-docs.ts";
import { tokenReference } from "../tokens/token-reference.ts";

/** A token: a custom property that a brand may set. */
export interface TokenJson {
  readonly name: string;
  readonly group: string;
  readonly purpose: string;
  /**
   * Its value in each theme, `light`, `dark`, `light-contrast` and `dark-contrast`; `all` if it
   * does not depend on the theme, and then `reduced-motion` if that changes it.
   */
  readonly values: Readonly<Record<string, string>>;
}

/** A custom property of single components. */
export interface PropertyJson {
  readonly name: string;
  readonly purpose: string;
  readonly defaults: readonly string[];
  readonly parts: readonly string[];
}

/** Every token, the colours first. */
export function tokensJson(): TokenJson[] {
  const { colours, groups } = tokenReference();
  return [
    ...colours.map(({ name, doc, values }) => ({ name, group: "Colour", purpose: doc, values })),
    ...groups.flatMap(({ title, tokens }) =>
      tokens.map(({ name, doc, value, reduced }) => ({
        name,
        group: title,
        purpose: doc,
        values: { all: value, ...(reduced === undefined ? {} : { "reduced-motion": reduced }) },
      })),
    ),
  ];
}

/** Every custom property that components read beyond the tokens. */
export function propertiesJson(docs: readonly ComponentDoc[]): PropertyJson[] {
  return componentProperties().map((property) => ({
    name: property.name,
    purpose: property.doc,
    defaults: property.defaults,
    parts: componentsWith(property, docs),
  }));
}
