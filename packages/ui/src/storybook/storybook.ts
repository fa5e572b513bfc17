import docs from "virtual:kolam-docs";
import * as kit from "../index.ts";
import { type ArgType, describedArgTypes, type Known } from "./arg-types.ts";

const described = new Map<unknown, (typeof docs)[string] | undefined>(
  Object.entries(kit).map(([name, value]) => [value, docs[name]]),
);

/**
 * Gives the stories of the kit's components the full table of props, with descriptions and
 * controls: `argTypesEnhancers: [kolamArgTypes]` in the preview of your Storybook.
 */
export function kolamArgTypes<T extends ArgType>(
  context: Known<T> & { readonly component?: unknown },
): Readonly<Record<string, T | ArgType>> {
  const doc = described.get(context.component);
  return doc ? describedArgTypes(doc, context) : context.argTypes;
}
