import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Card } from "../card/card.tsx";
import { gaps } from "../stack/stack.definition.ts";
import { matrix } from "../testing/matrix.tsx";
import stage from "../testing/stage.module.css";
import { gridDefinition } from "./grid.definition.ts";
import { Grid } from "./grid.tsx";

const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <Card key={index.toString()} tone="quiet">
      Room {index + 1}
    </Card>
  ));

/** The number of columns that a grid has. */
const columnsOf = (grid: Element | null | undefined) =>
  new Set([...(grid?.children ?? [])].map((child) => child.getBoundingClientRect().left)).size;

export default {
  title: "Layout/Grid",
  component: Grid,
  args: { children: cards(6) },
  argTypes: { gap: { control: "select", options: [...gaps] } },
} satisfies Meta<typeof Grid>;

type Story = StoryObj<typeof Grid>;

/** Two children fill the row. */
export const Default: Story = {
  args: { children: cards(2) },
  play: async ({ canvasElement }) => {
    const grid = canvasElement.firstElementChild;
    const last = grid?.lastElementChild?.getBoundingClientRect();
    await expect(last?.right).toBeCloseTo(grid?.getBoundingClientRect().right ?? 0, 0);
  },
};

/** The given number of columns where they fit, at any gap; one on a phone. */
export const Columns: Story = {
  render: () => (
    <section className={stage.scroll} aria-label="Three widths" tabIndex={0}>
      {(["desktop", "tablet", "narrow"] as const).map((width) => (
        <div key={width} className={stage[width]} data-width={width}>
          {gridDefinition.axes.columns.map((columns) => (
            <Grid key={columns} columns={columns} min="sm" gap={columns === "3" ? 1 : 4}>
              {cards(6)}
            </Grid>
          ))}
        </div>
      ))}
    </section>
  ),
  play: async ({ canvasElement }) => {
    const counts = (width: string) =>
      [...(canvasElement.querySelector(`[data-width=${width}]`)?.children ?? [])].map(columnsOf);
    await expect(counts("desktop")).toEqual([4, 2, 3, 4, 4]);
    await expect(counts("tablet")).toEqual([3, 2, 3, 3, 3]);
    await expect(counts("narrow")).toEqual([1, 1, 1, 1, 1]);
  },
};

/** A word that is wider than its column breaks. */
export const LongWord: Story = {
  args: {
    columns: 3,
    min: "xs",
    children: [<p key="word">Donaudampfschifffahrtsgesellschaftskapitän</p>, ...cards(2)],
  },
  play: async ({ canvasElement }) => {
    const grid = canvasElement.firstElementChild;
    await expect(grid?.scrollWidth).toBe(grid?.clientWidth);
  },
};

/** Figures of one kind have columns of equal width. */
export const Do: Story = { args: { columns: 3, min: "sm", children: cards(3) } };

/** Six narrow columns break every other word. */
export const Dont: Story = { args: { columns: 6, min: "xs", gap: 1 } };

export const AllVariants: Story = matrix(gridDefinition, (combination) => (
  <div className={stage.tablet}>
    <Grid {...combination} gap={2}>
      {cards(3)}
    </Grid>
  </div>
));
