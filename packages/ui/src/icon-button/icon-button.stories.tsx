import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { matrix } from "../testing/matrix.tsx";
import { iconButtonDefinition } from "./icon-button.definition.ts";
import { IconButton } from "./icon-button.tsx";

export default {
  title: "Actions/IconButton",
  component: IconButton,
  args: { label: "Search", icon: "search" },
} satisfies Meta<typeof IconButton>;

type Story = StoryObj<typeof IconButton>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas
      .getByRole("button", { name: "Search" })
      .getBoundingClientRect();
    await expect(width).toBe(height);
    await expect(width).toBeGreaterThanOrEqual(44);
  },
};

/** With an icon that the kit does not have. */
export const OwnIcon: Story = {
  args: {
    label: "Stop",
    icon: (
      <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
        <path d="M6 6h12v12H6z" />
      </svg>
    ),
  },
};

/** Everybody knows the cross. */
export const Do: Story = { args: { label: "Close", icon: "close" } };

/** An arrow does not say this. A Button with words does. */
export const Dont: Story = { args: { label: "Ask for a discount", icon: "external" } };

export const AllVariants: Story = matrix(iconButtonDefinition);
