import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { plainLine } from "../testing/plain-line.tsx";
import stage from "../testing/stage.module.css";
import { rightToLeft } from "../testing/texts.tsx";
import { Track } from "./track.tsx";

export default {
  title: "Media/Track",
  component: Track,
  args: {
    label: "Bicycle 12",
    stations: ["Wash", "Strip", "Repair", "Assemble", "Test", "Wrap", "Hand over"],
    passed: 3,
    note: "since 10:15",
  },
} satisfies Meta<typeof Track>;

type Story = StoryObj<typeof Track>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole("list", { name: "Bicycle 12" });
    await expect(list.querySelectorAll("svg")).toHaveLength(4);
    await expect(list.querySelector("[aria-current=step]")).toHaveTextContent("Assemble");
  },
};

/** Nothing is behind: no line. */
export const Start: Story = {
  args: { passed: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("svg")).toBeNull();
  },
};

/** The line closes around every station. */
export const Arrived: Story = {
  args: { passed: 7 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("svg")).toHaveLength(7);
    await expect(canvasElement.querySelector("[aria-current]")).toBeNull();
  },
};

/** Nine stations on a phone: each loop stays around its dot, and all are at equal distances. */
export const Narrow: Story = {
  args: {
    stations: ["Wash", "Strip", "Repair", "Paint", "Dry", "Assemble", "Test", "Wrap", "Hand over"],
    passed: 5,
  },
  decorators: [(story) => <div className={stage.narrow}>{story()}</div>],
  play: async ({ canvas }) => {
    const stations = canvas.getAllByRole("listitem");
    const middles = stations.map((station) => {
      const { left, width } = station.getBoundingClientRect();
      return left + width / 2;
    });
    const step = (middles[1] ?? 0) - (middles[0] ?? 0);
    await expect(step).toBeGreaterThan(0);
    for (const [index, station] of stations.entries()) {
      const middle = middles[index] ?? 0;
      await expect(middle - (middles[0] ?? 0)).toBeCloseTo(index * step, 0);
      const line = station.querySelector("svg")?.getBoundingClientRect();
      if (line) await expect(line.left + line.width / 2).toBeCloseTo(middle, 0);
    }
  },
};

/** The name of the last station stays inside, though it is wider than its column. */
export const NarrowEnd: Story = {
  args: { passed: 6 },
  decorators: [(story) => <div className={stage.narrow}>{story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")[0]).toHaveTextContent("Wash");
    const name = canvas.getByText("Hand over").getBoundingClientRect();
    const list = canvas.getByRole("list").getBoundingClientRect();
    await expect(name.right).toBeLessThanOrEqual(list.right + 1);
  },
};

/** With `--k-motif-strand: 0` the line is plain: the setting for a brand without kolams. */
export const PlainLine: Story = plainLine;

export const RightToLeft: Story = rightToLeft;

/** Where one thing is on its way. */
export const Do: Story = {
  args: { stations: ["Wash", "Strip", "Repair", "Test", "Hand over"], passed: 2 },
};

/** A switch between two states needs no track (StatusBadge). */
export const Dont: Story = {
  args: { stations: ["Not ready", "Ready"], passed: 0, note: undefined },
};
