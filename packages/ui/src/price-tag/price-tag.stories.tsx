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
  parameters: {
    docs: {
      description: {
        component: `From which price something starts.

**When:** one amount, with what it is for and per what. **When not:** several prices are compared
(a table).

**Accessibility:** label, amount and unit read as one sentence in this order, wherever they stand
on the screen.`,
      },
    },
  },
} satisfies Meta<typeof PriceTag>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Reads as one sentence, whatever stands between label and amount on the screen. */
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

export const AllVariants: Story = {
  name: "Matrix",
  render: (args) => (
    <Matrix definition={priceTagDefinition}>
      {(combination) => <PriceTag {...args} {...combination} />}
    </Matrix>
  ),
};
