import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { controlsFor, Matrix } from "../testing/matrix.tsx";
import { badgeDefinition } from "./badge.definition.ts";
import { Badge } from "./badge.tsx";

const meta = {
  title: "Feedback/Badge",
  component: Badge,
  args: { children: "New" },
  argTypes: controlsFor(badgeDefinition),
  parameters: {
    docs: {
      description: {
        component: `A word or a number beside something.

**When:** something is new, recommended, full or counted. **When not:** it is what something is about (Tag), or
the result of a check (StatusBadge, which has an icon).

**Accessibility:** plain text, read out where it stands. The words carry the meaning, not the colour; a number
alone needs words for those who do not see what it is beside ("3 new messages").`,
      },
    },
  },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("New")).toBeVisible();
  },
};

export const Solid: Story = { args: { look: "solid", tone: "accent", children: "Most chosen" } };

/** It does not make the line taller than a heading is. */
export const InAHeading: Story = {
  render: (args) => (
    <h3>
      Care plan <Badge {...args} />
    </h3>
  ),
};

export const LongText: Story = {
  args: { children: "Only until the Donaudampfschifffahrtselektrizitätenhauptbetriebswerk opens" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { children: "نیا", tone: "success" },
  decorators: [
    (story) => (
      <div dir="rtl" lang="ur">
        {story()}
      </div>
    ),
  ],
};

export const AllVariants: Story = {
  name: "Matrix",
  render: () => (
    <Matrix definition={badgeDefinition}>
      {(combination) => <Badge {...combination}>{combination.tone}</Badge>}
    </Matrix>
  ),
};
