import type { StoryContext } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { FieldProps } from "../field/field-props.ts";

type Played = Pick<StoryContext, "canvas" | "canvasElement"> & { readonly args: FieldProps };

/**
 * The story of a field with all its parts, which checks that the control is required, invalid, and
 * described by all messages, the error first.
 */
export const allParts = <More extends object>(role: string, more?: More) => ({
  args: {
    required: true,
    requiredText: "(required)",
    hint: "As on your card.",
    error: "Without an answer we cannot begin",
    description: "You can change it later.",
    ...more,
  },
  play: async ({ canvas, canvasElement, args }: Played) => {
    const control = canvas.getByRole(role, { name: `${args.label} (required)` });
    // A group has no such states: each of its checkboxes is invalid.
    if (role !== "group") await expect(control).toBeRequired();
    await expect(control.outerHTML).toContain('aria-invalid="true"');
    await expect(control).toHaveAccessibleDescription(
      `${args.error} ${args.hint} ${args.description}`,
    );
    await expect(canvasElement.querySelector("svg[aria-hidden=true]")).toBeVisible();
  },
});
