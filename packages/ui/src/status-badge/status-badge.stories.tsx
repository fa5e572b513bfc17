import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { matrix } from "../testing/matrix.tsx";
import { statusBadgeDefinition } from "./status-badge.definition.ts";
import { StatusBadge } from "./status-badge.tsx";

export default {
  title: "Feedback/StatusBadge",
  component: StatusBadge,
  args: { children: "Good" },
} satisfies Meta<typeof StatusBadge>;

type Story = StoryObj<typeof StatusBadge>;

export const Good: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Good")).toBeVisible();
    await expect(canvasElement.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  },
};

/** The three can be told apart without colour. */
export const ShapesDiffer: Story = {
  render: () => (
    <p>
      <StatusBadge status="good">Good</StatusBadge>{" "}
      <StatusBadge status="warning">Warning</StatusBadge>{" "}
      <StatusBadge status="error">Error</StatusBadge>
    </p>
  ),
  play: async ({ canvasElement }) => {
    const outlines = [...canvasElement.querySelectorAll("path:first-child")].map((path) =>
      path.getAttribute("d"),
    );
    await expect(new Set(outlines).size).toBe(3);
  },
};

/** The words say what is the matter. */
export const Do: Story = {
  args: { status: "warning", children: "Title is too long" },
};

/** Colour and icon have to say what the word does not. */
export const Dont: Story = { args: { status: "warning", children: "Title" } };

export const AllVariants: Story = matrix(statusBadgeDefinition, ({ status }) => ({
  children: status,
}));
