import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Button } from "../button/button.tsx";
import { CardGrid } from "../card-grid/card-grid.tsx";
import { drawing } from "../kolam/drawings.ts";
import { Motif } from "../motif/motif.tsx";
import { wideMatrix } from "../testing/matrix.tsx";
import { rightToLeft } from "../testing/right-to-left.tsx";
import { cardDefinition } from "./card.definition.ts";
import { Card } from "./card.tsx";

const meta = {
  title: "Cards/Card",
  component: Card,
  args: {
    title: "Visit us",
    children: <p>Monday to Friday, nine to six. Ring at the blue door.</p>,
  },
  argTypes: { to: { control: false }, media: { control: false } },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 3, name: "Visit us" })).toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};

export const Quiet: Story = { args: { tone: "quiet" } };

export const Feature: Story = {
  args: { tone: "feature", footer: <Button>Plan a visit</Button> },
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

export const WithMedia: Story = {
  args: {
    media: (
      <svg viewBox="0 0 320 120" role="img" aria-label="A hill">
        <rect width="320" height="120" fill="var(--k-color-surface-2)" />
        <path d="M0 120 90 40l60 50 70-70 100 100z" fill="var(--k-color-feature)" />
      </svg>
    ),
    footer: <Button tone="outline">Plan a visit</Button>,
  },
  decorators: [(story) => <CardGrid columns="3">{story()}</CardGrid>],
};

export const Grid: Story = {
  render: () => (
    <CardGrid columns="3" label="Ways to reach us">
      <Card title="Write" footer={<a href="mailto:hello@example.com">hello@example.com</a>}>
        <p>We answer within a day.</p>
      </Card>
      <Card title="Call" tone="feature" footer="+00 00 0000">
        <p>Somebody who builds is on the phone, and will not sell you anything.</p>
      </Card>
      <Card title="Visit" footer="Nine to six">
        <p>Ring at the blue door.</p>
      </Card>
    </CardGrid>
  ),
};

export const LongText: Story = {
  args: {
    title: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
    footer: "Monday to Friday, nine to six, and on the first Saturday of each month",
  },
  decorators: [(story) => <CardGrid columns="4">{story()}</CardGrid>],
};

export const RightToLeft: Story = {
  args: { title: "ہم سے ملیں", children: <p>پیر سے جمعہ۔</p> },
  decorators: [rightToLeft("ur")],
};

/** One dark card among light ones is seen first. */
export const Do: Story = {
  render: (args) => (
    <CardGrid columns={2} look="spaced">
      <Card {...args} />
      <Card {...args} tone="feature" title="Write to us" />
    </CardGrid>
  ),
};

/** If all are dark, none stands out. */
export const Dont: Story = {
  render: (args) => (
    <CardGrid columns={2} look="spaced">
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
