import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Badge } from "../badge/badge.tsx";
import { wideMatrix } from "../testing/matrix.tsx";
import stage from "../testing/stage.module.css";
import { tableDefinition } from "./table.definition.ts";
import { Table } from "./table.tsx";

export default {
  title: "Content/Table",
  component: Table,
  args: {
    caption: "Plans and what they include, per month",
    columns: ["Plan", "Visits", "Answers", { title: "Price", align: "end" }],
    rows: [
      { id: "small", cells: ["Small", "One a month", "Within two days", "₹10,000"] },
      { id: "middle", cells: ["Middle", "Two a month", "Within a day", "₹15,000"] },
      { id: "large", cells: ["Large", "Each week", "Within an hour", "₹40,000"] },
    ],
  },
} satisfies Meta<typeof Table>;

type Story = StoryObj<typeof Table>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const table = canvas.getByRole("table", { name: "Plans and what they include, per month" });
    await expect(within(table).getAllByRole("columnheader")).toHaveLength(args.columns.length);
    await expect(within(table).getByRole("rowheader", { name: "Middle" })).toBeVisible();
    const price = within(table).getByRole("cell", { name: "₹15,000" });
    await expect(getComputedStyle(price).textAlign).toBe("end");
  },
};

export const Bands: Story = {
  tags: ["anatomy"],
  args: {
    variant: "bands",
    footRows: [{ id: "all", cells: ["All of it", "", "", "₹65,000"] }],
  },
};

/** The box has the focus, so that arrow keys scroll it. */
export const NarrowScroll: Story = {
  decorators: [(story) => <div className={stage.narrow}>{story()}</div>],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const box = canvas.getByRole("region", { name: /Plans/ });
    await expect(box).toHaveFocus();
    await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
  },
};

/**
 * Each row is a block, and each value has its heading. The box does not scroll, and Tab passes it
 * by.
 */
export const NarrowStack: Story = {
  args: { narrow: "stack" },
  decorators: [(story) => <div className={stage.narrow}>{story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole("table", { name: /Plans/ });
    await expect(table.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await userEvent.tab();
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement);
    await expect(canvas.getAllByText("Answers")[1]).toBeVisible();
  },
};

export const RichCells: Story = {
  args: {
    captionHidden: true,
    rows: [
      {
        id: "middle",
        cells: [
          <>
            Middle <Badge tone="accent">Most chosen</Badge>
          </>,
          <a key="visits" href="#visits">
            Two a month
          </a>,
          "Within a day",
          "₹15,000",
        ],
      },
    ],
  },
};

export const LongText: Story = {
  args: {
    narrow: "stack",
    rows: [
      {
        id: "long",
        cells: [
          "Rechtsschutzversicherungsgesellschaft",
          "As many as it takes, on any day but the ones on which nobody is there to open the door",
          "Within a day",
          "₹1,15,000",
        ],
      },
    ],
  },
};

const prices: Story["args"] = {
  rows: [
    { id: "small", cells: ["Small", "₹900"] },
    { id: "middle", cells: ["Middle", "₹1,500"] },
    { id: "large", cells: ["Large", "₹14,000"] },
  ],
};

/** Numbers end at one edge, so that they can be compared. */
export const Do: Story = {
  args: { ...prices, columns: ["Plan", { title: "Price", align: "end" }] },
};

/** In the middle, ₹900 looks as much as ₹14,000. */
export const Dont: Story = {
  args: { ...prices, columns: ["Plan", { title: "Price", align: "center" }] },
};

export const AllVariants: Story = wideMatrix(tableDefinition, (_, { name }) => ({ caption: name }));
