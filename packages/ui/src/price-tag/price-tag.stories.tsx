import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { controlsFor, Matrix } from "../testing/matrix.tsx";
import { priceTagDefinition } from "./price-tag.definition.ts";
import { PriceTag } from "./price-tag.tsx";

const meta = {
  title: "Content/PriceTag",
  component: PriceTag,
  args: { label: "Starts at", amount: "₹15,000", unit: "/ month" },
  argTypes: controlsFor(priceTagDefinition),
} satisfies Meta<typeof PriceTag>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Read as one sentence, whatever the layout. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("Starts at ₹15,000 / month");
  },
};

export const OneOff: Story = { args: { amount: "₹50,000", unit: undefined } };

export const Stacked: Story = { args: { layout: "stacked" } };

export const LongLabel: Story = {
  args: {
    label: "A first release with everything your own team needs starts at",
    amount: "₹1,50,000",
    unit: "per release, taxes not included",
  },
};

export const RightToLeft: Story = {
  args: { label: "ابتداءً من", amount: "₹15,000", unit: "/ شهر" },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <PriceTag {...args} />
    </div>
  ),
};

/** Label, amount and what it is for. */
export const Do: Story = { tags: ["do"] };

/** Conditions are not a part of the amount: put them into the text. */
export const Dont: Story = {
  tags: ["dont"],
  args: { label: "Only", amount: "₹15,000*", unit: "per month, without taxes, for 12 months" },
};

export const AllVariants: Story = {
  name: "Matrix",
  render: (args) => (
    <Matrix definition={priceTagDefinition}>
      {(combination) => <PriceTag {...args} {...combination} />}
    </Matrix>
  ),
};
