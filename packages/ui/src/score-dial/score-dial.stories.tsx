import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { Status } from "../status-badge/status-badge.definition.ts";
import { matrix } from "../testing/matrix.tsx";
import { plainLine } from "../testing/plain-line.tsx";
import { scoreDialDefinition } from "./score-dial.definition.ts";
import { ScoreDial } from "./score-dial.tsx";

export default {
  title: "Feedback/ScoreDial",
  component: ScoreDial,
  args: {
    label: "Overall score",
    score: 72,
    outOfText: "out of 100",
    bands: [
      { from: 80, status: "good", label: "Excellent" },
      { from: 60, status: "fair", label: "Good" },
      { from: 0, status: "error", label: "Needs Improvement" },
    ],
  },
} satisfies Meta<typeof ScoreDial>;

type Story = StoryObj<typeof ScoreDial>;

const dashes = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll("[stroke-dasharray]")].map((path) =>
    path.getAttribute("stroke-dasharray"),
  );

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("72")).toBeVisible();
    await expect(canvas.getByText("Good")).toBeVisible();
    await expect(dashes(canvasElement)).toEqual(["72 100"]);
    await expect(canvasElement.querySelector("[style]")).toBeNull();
  },
};

/**
 * A band begins with its first score, the line is closed at the end, and more than everything is
 * everything.
 */
export const Bands: Story = {
  render: (args) => (
    <>
      {[0, 59, 80, 100, 120.4].map((score) => (
        <ScoreDial key={score} {...args} score={score} />
      ))}
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText("Needs Improvement")).toHaveLength(2);
    await expect(canvas.getAllByText("Excellent")).toHaveLength(3);
    await expect(canvas.getByText("0")).toBeVisible();
    await expect(canvas.getAllByText("100")).toHaveLength(2);
    await expect(dashes(canvasElement)).toEqual(["0 100", "59 100", "80 100"]);
  },
};

/** With `--k-motif-strand: 0` it is a plain ring: the setting for a brand without kolams. */
export const PlainLine: Story = {
  ...plainLine,
  play: async ({ canvasElement }) => {
    const paths = [...canvasElement.querySelectorAll("svg[viewBox='0 0 160 160'] > path")];
    const shown = paths.filter((path) => getComputedStyle(path).opacity === "1");
    await expect(shown).toHaveLength(1);
  },
};

const scores: Record<Status, number> = { good: 91, fair: 68, warning: 50, error: 35 };

/** A count is not a score: nothing is complete at 100 (StatFigure). */
export const Dont: Story = {
  args: {
    label: "Projects",
    score: 37,
    outOfText: "delivered",
    bands: [{ from: 0, status: "good", label: "And counting" }],
  },
};

export const AllVariants: Story = matrix(scoreDialDefinition, ({ status }, { args }) => (
  <>
    <ScoreDial {...args} score={scores[status]} />
    <ScoreDial {...args} score={scores[status]} labelHidden />
  </>
));
