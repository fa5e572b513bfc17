import { describedArgTypes } from "@kolam/ui/storybook/arg-types";
import type { ReactRenderer } from "@storybook/react-vite";
import type { ArgTypesEnhancer } from "storybook/internal/types";
import { components } from "./kit.ts";

/**
 * The table of props of a component's stories, which are found by their title: nothing of the kit
 * is loaded for it.
 */
export const kitArgTypes: ArgTypesEnhancer<ReactRenderer> = (context) => {
  const doc = components.find(({ group, name }) => `${group}/${name}` === context.title);
  return doc ? describedArgTypes(doc, context) : context.argTypes;
};
