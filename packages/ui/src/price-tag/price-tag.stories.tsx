import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { matrix } from "../testing/matrix.tsx";
import { priceTagDefinition } from "./price-tag.definition.ts";
import { PriceTag } from "./price-tag.tsx";

export default {
  title: "Content/PriceTag",
  component: PriceTag,
  args: { label: "Starts at", amount: "₹15,000", unit: "/ month" },
} satisfies Meta<typeof PriceTag>;

type Story = StoryObj<typeof PriceTag>;

/** Read as one sentence in any layout. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("Starts at ₹15,000 / month");
  },
};

/** Conditions are not a part of the amount: put them into the text. */
export const Dont: Story = {
  args: { label: "Only", amount: "₹15,000*", unit: "per month, without taxes, for 12 months" },
};

export const AllVariants: Story = matrix(priceTagDefinition);
