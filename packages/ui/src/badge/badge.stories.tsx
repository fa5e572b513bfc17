import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { matrix } from "../testing/matrix.tsx";
import { rightToLeft } from "../testing/right-to-left.tsx";
import { badgeDefinition } from "./badge.definition.ts";
import { Badge } from "./badge.tsx";

const meta = {
  title: "Feedback/Badge",
  component: Badge,
  args: { children: "New" },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("New")).toBeVisible();
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
};

export const RightToLeft: Story = {
  args: { children: "نیا", tone: "success" },
  decorators: [rightToLeft("ur")],
};

/** One of several has a badge, so that it is seen first. */
export const Do: Story = {
  render: (args) => (
    <ul>
      <li>Small</li>
      <li>
        Growth <Badge {...args}>Most chosen</Badge>
      </li>
      <li>Whole</li>
    </ul>
  ),
};

/** All of them have one, so that it says nothing. */
export const Dont: Story = {
  render: () => (
    <ul>
      {["Small", "Growth", "Whole"].map((plan) => (
        <li key={plan}>
          {plan}{" "}
          <Badge look="solid" tone="accent">
            New
          </Badge>
        </li>
      ))}
    </ul>
  ),
};

export const AllVariants: Story = matrix(badgeDefinition, ({ tone }) => ({ children: tone }));
