import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/button.tsx";
import { holdTimers } from "../testing/held-timers.ts";
import { matrix } from "../testing/matrix.tsx";
import stage from "../testing/stage.module.css";
import { longText, rightToLeft } from "../testing/texts.tsx";
import { crossingTime, restingTime, tooltipDefinition } from "./tooltip.definition.ts";
import { ShownTooltip } from "./tooltip.fixture.tsx";
import { Tooltip } from "./tooltip.tsx";

const text = "Without tax, for one site";

export default {
  title: "Overlays/Tooltip",
  component: Tooltip,
  args: { text, children: <Button tone="outline">₹25,000</Button> },
  decorators: [(story) => <div className={stage.room}>{story()}</div>],
} satisfies Meta<typeof Tooltip>;

type Story = StoryObj<typeof Tooltip>;

/** The keyboard opens it at once, and Escape closes it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "₹25,000" });
    const bubble = canvas.getByText(text);
    await expect(button).toHaveAccessibleDescription(text);
    await expect(bubble).not.toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(bubble).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(bubble).not.toBeVisible());
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(bubble).toBeVisible());
    const above = bubble.getBoundingClientRect();
    await expect(above.bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top);
  },
};

/** It waits for the pointer to rest, and stays while the pointer is on it or on its way to it. */
export const Hover: Story = {
  play: async ({ canvas }) => {
    const timers = holdTimers(restingTime, crossingTime);
    const bubble = canvas.getByText(text);
    const button = canvas.getByRole("button");
    await userEvent.hover(button);
    await expect(timers.waiting(restingTime)).toBe(1);
    await expect(bubble).not.toBeVisible();
    await timers.run(restingTime);
    await waitFor(() => expect(bubble).toBeVisible());
    await userEvent.unhover(button);
    await expect(timers.waiting(crossingTime)).toBe(1);
    await userEvent.hover(bubble);
    await expect(timers.waiting(crossingTime)).toBe(0);
    await expect(bubble).toBeVisible();
    await userEvent.unhover(bubble);
    await expect(bubble).toBeVisible();
    await timers.run(crossingTime);
    await waitFor(() => expect(bubble).not.toBeVisible());
  },
};

const press = fn();

/** Pressing the control closes it and does what the control does. */
export const Pressed: Story = {
  args: { children: <Button onClick={press}>₹25,000</Button> },
  play: async ({ canvas }) => {
    const bubble = canvas.getByText(text);
    press.mockClear();
    const timers = holdTimers(restingTime);
    await userEvent.hover(canvas.getByRole("button"));
    await timers.run(restingTime);
    await waitFor(() => expect(bubble).toBeVisible());
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(bubble).not.toBeVisible());
    await expect(press).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  ...longText,
  play: async ({ canvas }) => {
    await userEvent.tab();
    const bubble = canvas.getByText(/Without tax/);
    await waitFor(() => expect(bubble).toBeVisible());
    const { left, right } = bubble.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The start is on the right. */
export const RightToLeft: Story = {
  ...rightToLeft,
  args: { side: "start" },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    const bubble = canvasElement.querySelector("[popover]") as HTMLElement;
    await waitFor(() => expect(bubble).toBeVisible());
    const button = canvas.getByRole("button").getBoundingClientRect();
    await expect(bubble.getBoundingClientRect().left).toBeGreaterThanOrEqual(button.right);
  },
};

/** An addition that most people can do without. */
export const Do: Story = {
  tags: ["do", "anatomy"],
  render: (args) => <ShownTooltip {...args} text="Without taxes" />,
};

/** It is essential, and on a phone there is no tooltip: put it on the page. */
export const Dont: Story = {
  render: (args) => <ShownTooltip {...args} text="For the first month only, then ₹40,000" />,
};

export const AllVariants: Story = matrix(tooltipDefinition);
