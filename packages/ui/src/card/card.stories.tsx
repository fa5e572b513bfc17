import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { CardGrid } from "../card-grid/card-grid.tsx";
import { drawing } from "../kolam/drawings.ts";
import { Motif } from "../motif/motif.tsx";
import { wideMatrix } from "../testing/matrix.tsx";
import { cardDefinition } from "./card.definition.ts";
import { Card } from "./card.tsx";

export default {
  title: "Cards/Card",
  component: Card,
  args: {
    title: "Visit us",
    children: <p>Monday to Friday, nine to six. Ring at the blue door.</p>,
  },
} satisfies Meta<typeof Card>;

type Story = StoryObj<typeof Card>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 3, name: "Visit us" })).toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};

/** The click target is the whole card. */
export const AsLink: Story = {
  args: { to: { href: "#visit" } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Visit us" });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    const { left, bottom } = canvas.getByText(/blue door/).getBoundingClientRect();
    await expect(document.elementFromPoint(left + 5, bottom - 5)).toBe(link);
  },
};

/** One dark card among light ones is seen first. */
export const Do: Story = {
  render: (args) => (
    <CardGrid columns={2} variant="spaced">
      <Card {...args} />
      <Card {...args} tone="feature" title="Write to us" />
    </CardGrid>
  ),
};

/** If all are dark, none stands out. */
export const Dont: Story = {
  render: (args) => (
    <CardGrid columns={2} variant="spaced">
      <Card {...args} tone="feature" />
      <Card {...args} tone="feature" title="Write to us" />
    </CardGrid>
  ),
};

export const Anatomy: Story = {
  tags: ["anatomy"],
  args: {
    to: { href: "#visit" },
    media: <Motif drawing={drawing("quote")} />,
    footer: <p>Closed on public holidays</p>,
  },
};

export const AllVariants: Story = wideMatrix(cardDefinition, (combination, { args }) => (
  <>
    <Card {...args} {...combination} footer="Nine to six" />
    <Card {...args} {...combination} to={{ href: "#visit" }} />
  </>
));
