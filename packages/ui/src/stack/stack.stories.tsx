import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Card } from "../card/card.tsx";
import { wideMatrix } from "../testing/matrix.tsx";
import { gaps, stackDefinition, stackJustifies } from "./stack.definition.ts";
import { Stack } from "./stack.tsx";

const cards = ["Drawings", "Building", "Opening"].map((words) => <Card key={words}>{words}</Card>);

const buttons = ["Write to us", "See our work", "Plan a visit"].map((words) => (
  <Button key={words} tone="outline">
    {words}
  </Button>
));

/** The space between the first two children, in pixels: below the first, or after it. */
function spaceBetween(parent: Element | null | undefined): { below: number; after: number } {
  const [first, second] = [...(parent?.children ?? [])].map((child) =>
    child.getBoundingClientRect(),
  );
  if (!first || !second) throw new Error("There are no two children.");
  return { below: second.top - first.bottom, after: second.left - first.right };
}

export default {
  title: "Layout/Stack",
  component: Stack,
  args: { children: cards },
  argTypes: {
    gap: { control: "select", options: [...gaps] },
    justify: { control: "inline-radio", options: [...stackJustifies] },
  },
} satisfies Meta<typeof Stack>;

type Story = StoryObj<typeof Stack>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(spaceBetween(canvasElement.firstElementChild).below).toBe(16);
  },
};

export const Row: Story = {
  args: { direction: "row", gap: "3", align: "center", children: buttons },
  play: async ({ canvasElement }) => {
    await expect(spaceBetween(canvasElement.firstElementChild).after).toBe(12);
  },
};

/** The room that is left is between the children. */
export const Between: Story = {
  args: { direction: "row", justify: "between", children: buttons },
  play: async ({ canvasElement }) => {
    const row = canvasElement.firstElementChild;
    const last = row?.lastElementChild?.getBoundingClientRect();
    await expect(last?.right).toBeCloseTo(row?.getBoundingClientRect().right ?? 0, 0);
  },
};

/** Still announced as a list, without markers and without their indent. */
export const List: Story = {
  args: {
    as: "ul",
    gap: 2,
    children: ["Drawings", "Building"].map((words) => <li key={words}>{words}</li>),
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole("list");
    await expect(within(list).getAllByRole("listitem")).toHaveLength(2);
    await expect(getComputedStyle(list).paddingInlineStart).toBe("0px");
    await expect(getComputedStyle(list).listStyleType).toBe('""');
  },
};

/** A stack in a stack has its own gap. */
export const Nested: Story = {
  args: { gap: 12, children: [<Stack key="inner">{cards}</Stack>, ...cards] },
  play: async ({ canvasElement }) => {
    const outer = canvasElement.firstElementChild;
    await expect(spaceBetween(outer).below).toBe(48);
    await expect(spaceBetween(outer?.firstElementChild).below).toBe(16);
  },
};

/** Five cards in a row of no equal width: a CardGrid gives them columns and shared lines. */
export const Dont: Story = { args: { direction: "row", gap: 1 } };

export const AllVariants: Story = wideMatrix(stackDefinition, (combination) => (
  <Stack {...combination} gap={2}>
    <Button size="sm">Write</Button>
    <Button size="lg" tone="outline">
      Visit
    </Button>
  </Stack>
));
