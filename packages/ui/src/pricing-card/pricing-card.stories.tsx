import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Badge } from "../badge/badge.tsx";
import { ButtonLink } from "../button-link/button-link.tsx";
import { CardGrid } from "../card-grid/card-grid.tsx";
import { wideMatrix } from "../testing/matrix.tsx";
import stage from "../testing/stage.module.css";
import { pricingCardDefinition } from "./pricing-card.definition.ts";
import { PricingCard, type PricingCardProps } from "./pricing-card.tsx";

const features = [
  "Two landing pages a month",
  "Search and social campaigns",
  "A report in plain words",
  { text: "A named strategist", excluded: "Not included:" },
] as const;

export default {
  title: "Cards/PricingCard",
  component: PricingCard,
  args: {
    title: "Growth",
    text: "For a shop that wants more orders from the visitors it has.",
    price: { amount: "₹45,000", unit: "a month" },
    note: "Plus GST. End it with 30 days’ notice.",
    action: <ButtonLink href="#growth">Choose Growth</ButtonLink>,
    features,
  },
} satisfies Meta<typeof PricingCard>;

type Story = StoryObj<typeof PricingCard>;

const narrow: NonNullable<Story["decorators"]> = (story) => (
  <div className={stage.phone}>{story()}</div>
);

/** What the plan lacks is read out with the words that say so. */
export const Default: Story = {
  decorators: [narrow],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 3, name: "Growth" })).toBeVisible();
    await expect(canvas.getByText("₹45,000").closest("p")).toHaveTextContent("₹45,000 a month");
    await expect(canvas.getByText("A named strategist")).toHaveTextContent(
      "Not included: A named strategist",
    );
  },
};

export const Feature: Story = {
  tags: ["anatomy"],
  args: { tone: "feature", badge: <Badge tone="accent">Most chosen</Badge> },
  decorators: [narrow],
};

const plans = [
  {
    title: "Start",
    text: "For a first site that says who you are.",
    price: { label: "From", amount: "₹25,000" },
    note: "Paid in two parts.",
    features: ["Five pages", "A form that reaches you", "Ninety days of fixes"],
  },
  {
    title: "Growth",
    text: "For a shop that wants more orders from the visitors it has, and to know where they come from.",
    price: { label: "From", amount: "₹45,000" },
    note: "Paid in three parts, the last a month after launch.",
    featuresTitle: "All of Start, and",
    features: ["Two landing pages a month", "Search campaigns", "A report in plain words"],
  },
  {
    title: "Partner",
    text: "For a team that would rather not hire one.",
    price: { amount: "On request" },
    featuresTitle: "All of Growth, and",
    features: ["A named strategist", "Work every week", "A desk for you in our studio"],
  },
] as const;

const grid = (more: Partial<PricingCardProps> = {}) =>
  plans.map((each) => (
    <PricingCard
      key={each.title}
      {...each}
      tone={each.title === "Growth" ? "feature" : "plain"}
      badge={each.title === "Growth" ? <Badge tone="accent">Most chosen</Badge> : undefined}
      action={
        <ButtonLink href={`#${each.title}`} tone={each.title === "Growth" ? "action" : "outline"}>
          Choose {each.title}
        </ButtonLink>
      }
      {...more}
    />
  ));

/** Prices, buttons and features begin at one height, however long the words above them are. */
export const Grid: Story = {
  globals: { viewport: { value: "desktop" } },
  render: () => (
    <CardGrid columns="3" label="Plans">
      {grid()}
    </CardGrid>
  ),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole("link");
    const tops = links.map((link) => Math.round(link.getBoundingClientRect().top));
    await expect(new Set(tops).size).toBe(1);
  },
};

/** The figure first, in words that a visitor can compare, and one plan that stands out. */
export const Do: Story = {
  render: () => (
    <CardGrid columns="2" label="Plans">
      {grid().slice(0, 2)}
    </CardGrid>
  ),
};

/** All plans stand out, so none does, and the buttons do not say what they take. */
export const Dont: Story = {
  render: () => (
    <CardGrid columns="2" label="Plans">
      {grid({
        tone: "feature",
        badge: <Badge tone="accent">Great value</Badge>,
        action: <ButtonLink href="#now">Start now</ButtonLink>,
      }).slice(0, 2)}
    </CardGrid>
  ),
};

export const AllVariants: Story = wideMatrix(pricingCardDefinition, (combination, { args }) => (
  <>
    <PricingCard {...args} {...combination} badge={<Badge tone="accent">New</Badge>} />
    <PricingCard {...combination} title={args.title} price={args.price} />
  </>
));
