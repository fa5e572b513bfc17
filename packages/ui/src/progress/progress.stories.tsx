import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Progress } from "./progress.tsx";

export default {
  title: "Feedback/Progress",
  component: Progress,
  args: { label: "Reading the page", value: 40, valueText: "40%" },
} satisfies Meta<typeof Progress>;

type Story = StoryObj<typeof Progress>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "Reading the page" });
    await expect(bar).toHaveAttribute("value", "40");
    await expect(bar).toHaveAttribute("max", "100");
    await expect(bar).toHaveAttribute("aria-valuetext", "40%");
  },
};

export const OwnScale: Story = {
  args: { label: "Files", value: 3, max: 5, valueText: "3 of 5 files" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("3 of 5 files")).toBeVisible();
    await expect(canvas.getByRole("progressbar")).toHaveProperty("position", 0.6);
  },
};

/** While the progress is unknown, no value is read out. */
export const Indeterminate: Story = {
  args: { label: "Analyzing", value: undefined, valueText: undefined },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "Analyzing" });
    await expect(bar).not.toHaveAttribute("value");
    await expect(bar).toHaveProperty("position", -1);
  },
};

export const HiddenLabel: Story = {
  args: { labelHidden: true },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "Reading the page" });
    await expect(bar).toBeVisible();
  },
};

/** The value is in the words of the task. */
export const Do: Story = {
  args: { label: "Uploading", value: 3, max: 5, valueText: "3 of 5 files" },
};

/** It stays at 99 % until something happens: leave `value` out while it is unknown. */
export const Dont: Story = {
  args: { label: "Please wait", value: 99, valueText: "99%" },
};
