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
        component: `The starting price of something.

**When:** there is one amount with a label and perhaps a unit. **When not:** several prices are
compared (a table).

**Accessibility:** label, amount and unit are read as one sentence in this order, whatever their
position on the screen.`,
      },
    },
  },
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

export const AllVariants: Story = {
  name: "Matrix",
  render: (args) => (
    <Matrix definition={priceTagDefinition}>
      {(combination) => <PriceTag {...args} {...combination} />}
    </Matrix>
  ),
};
