import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { BarList } from "./bar-list.tsx";

export default {
  title: "Media/BarList",
  component: BarList,
  args: {
    label: "Clicks for one entry",
    bars: [
      { label: "Before", value: 11, text: "11 clicks" },
      { label: "After", value: 3, text: "3 taps", accent: true },
    ],
  },
} satisfies Meta<typeof BarList>;

type Story = StoryObj<typeof BarList>;

const lengths = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll("rect:last-child")].map((bar) => bar.getAttribute("width"));

/** The largest value fills the width. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole("list", { name: "Clicks for one entry" });
    const items = within(list).getAllByRole("listitem");
    await expect(items.map((item) => item.textContent)).toEqual([
      "Before 11 clicks",
      "After 3 taps",
    ]);
    await expect(lengths(canvasElement)).toEqual(["100%", "27.3%"]);
  },
};

export const OwnScale: Story = {
  args: {
    label: "Farmers who use the app each week",
    bars: [
      { label: "First season", value: 12.5, text: "1 in 8" },
      { label: "This season", value: 50, text: "1 in 2", accent: true },
    ],
    max: 100,
  },
  play: async ({ canvasElement }) => {
    await expect(lengths(canvasElement)).toEqual(["12.5%", "50%"]);
  },
};

/** Values over time: a line shows the course, bars only their size. */
export const Dont: Story = {
  args: {
    label: "Orders",
    bars: [
      { label: "January", value: 9, text: "9" },
      { label: "March", value: 31, text: "31" },
      { label: "April", value: 44, text: "44" },
      { label: "June", value: 70, text: "70" },
    ],
  },
};
