import block from "virtual:kolam/block";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { Motif } from "../motif/motif.tsx";
import { matrix } from "../testing/matrix.tsx";
import { serviceCardDefinition } from "./service-card.definition.ts";
import { ServiceCard } from "./service-card.tsx";

const features = [
  "Order, stock and billing systems",
  "Connections to what you already run",
  "Roles and audit logs",
  "Source code and documents are yours",
];

export default {
  title: "Cards/ServiceCard",
  component: ServiceCard,
  args: {
    href: "#software",
    title: "Custom Software Development",
    description: "Web platforms and internal tools built around how your team already works.",
    drawing: <Motif drawing={block} />,
    price: { label: "Starts at", amount: "₹50,000" },
  },
} satisfies Meta<typeof ServiceCard>;

type Story = StoryObj<typeof ServiceCard>;

/** Keyboard focus highlights the card like hover does. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Custom Software Development" });
    const card = canvas.getByRole("article");
    const restEdge = getComputedStyle(card).borderTopColor;
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await waitFor(() => expect(getComputedStyle(card).borderTopColor).not.toBe(restEdge));
    link.blur();
    await waitFor(() => expect(getComputedStyle(card).borderTopColor).toBe(restEdge));
  },
};

/** The link's click target extends to every corner of the card. */
export const WholeCardIsTheLink: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link");
    const { left, top, right, bottom } = canvas.getByRole("article").getBoundingClientRect();
    for (const [x, y] of [
      [left + 4, top + 4],
      [right - 4, bottom - 4],
      [left + 4, bottom - 4],
    ] as const) {
      await expect(document.elementFromPoint(x, y)).toBe(link);
    }
  },
};

/** A link of its own is above that of the card. */
export const WithAction: Story = {
  args: { features, action: <a href="#ask">Ask for a price</a> },
  play: async ({ canvas }) => {
    const ask = canvas.getByRole("link", { name: "Ask for a price" });
    const { left, top, width, height } = ask.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(ask);
  },
};

export const WithFeatures: Story = { tags: ["anatomy"], args: { features } };

/** What it is and what it costs, in the words of those who need it. */
export const Do: Story = { args: { drawing: undefined } };

/** Praise instead of a description, and nothing to compare. */
export const Dont: Story = {
  args: {
    drawing: undefined,
    price: undefined,
    description: "Best-in-class, end-to-end solutions for businesses of all sizes.",
  },
};

export const AllVariants: Story = matrix(serviceCardDefinition, () => ({
  features: features.slice(0, 2),
}));
