import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { rightToLeft } from "../testing/texts.tsx";
import { LineChart } from "./line-chart.tsx";

export default {
  title: "Media/LineChart",
  component: LineChart,
  args: {
    label: "Orders rose from 9 in January to 70 in June.",
    points: [
      { label: "Jan", value: 9 },
      { label: "Feb", value: 12 },
      { label: "Mar", value: 31 },
      { label: "Apr", value: 44 },
      { label: "May", value: 61 },
      { label: "Jun", value: 70 },
    ],
    max: 80,
    ticks: [
      { value: 40, text: "40" },
      { value: 80, text: "80 orders" },
    ],
    firstText: "9",
    lastText: "70",
  },
} satisfies Meta<typeof LineChart>;

type Story = StoryObj<typeof LineChart>;

/** The line ends where the last value is on the scale. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const chart = canvas.getByRole("img", { name: args.label ?? "" });
    await expect(chart.querySelector("circle:last-of-type")).toHaveAttribute("cy", "12.5%");
    await expect(canvas.getByText("70")).toBeVisible();
    await expect(canvasElement.querySelector("[style]")).toBeNull();
  },
};

export const WithNote: Story = {
  tags: ["anatomy"],
  args: { note: { at: "Mar", text: "The new shop opens" } },
  play: async ({ canvas }) => {
    const note = canvas.getByText("The new shop opens");
    await expect(note).toBeVisible();
    await expect(note).toHaveAttribute("x", "41.7%");
  },
};

/** In the second half the note is before its line, so that it stays inside. */
export const WithLateNote: Story = {
  args: { note: { at: "May", text: "The new shop opens" }, lastText: undefined },
};

/** For a chart in a drawing that has its own name. */
export const Unlabelled: Story = {
  args: { label: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};

/** Time runs from left to right in every script. */
export const RightToLeft: Story = rightToLeft;

/** Without a figure, a line only says that something has risen. */
export const Dont: Story = {
  args: {
    label: "Success is growing.",
    ticks: [],
    firstText: undefined,
    lastText: undefined,
  },
};
