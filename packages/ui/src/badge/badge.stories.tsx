import type { Meta, StoryObj } from "@storybook/react-vite";
import { matrix } from "../testing/matrix.tsx";
import { badgeDefinition } from "./badge.definition.ts";
import { Badge } from "./badge.tsx";

export default {
  title: "Feedback/Badge",
  component: Badge,
  args: { children: "New" },
} satisfies Meta<typeof Badge>;

type Story = StoryObj<typeof Badge>;

export const Default: Story = {};

/** It does not make the line taller than a heading is. */
export const InAHeading: Story = {
  render: (args) => (
    <h3>
      Care plan <Badge {...args} />
    </h3>
  ),
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
          <Badge variant="solid" tone="accent">
            New
          </Badge>
        </li>
      ))}
    </ul>
  ),
};

export const AllVariants: Story = matrix(badgeDefinition, ({ tone }) => ({ children: tone }));
