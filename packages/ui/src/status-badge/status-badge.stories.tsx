import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { controlsFor, Matrix } from "../testing/matrix.tsx";
import { statusBadgeDefinition } from "./status-badge.definition.ts";
import { StatusBadge } from "./status-badge.tsx";

const meta = {
  title: "Feedback/StatusBadge",
  component: StatusBadge,
  args: { children: "Good" },
  argTypes: controlsFor(statusBadgeDefinition),
  parameters: {
    docs: {
      description: {
        component: `The result of a check at a glance.

**When:** people skim a list of results. **When not:** the message needs a sentence (Alert), or it is
not a judgement (Tag).

**Accessibility:** the text carries the meaning; each status also has its own icon shape, so it does
not depend on colour.`,
      },
    },
  },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Good: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Good")).toBeVisible();
    await expect(canvasElement.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  },
};

export const Warning: Story = { args: { status: "warning", children: "Could be better" } };

export const ErrorBadge: Story = {
  name: "Error",
  args: { status: "error", children: "Missing" },
};

/** The three can be told apart without colour. */
export const ShapesDiffer: Story = {
  render: () => (
    <p>
      <StatusBadge status="good">Good</StatusBadge>{" "}
      <StatusBadge status="warning">Warning</StatusBadge>{" "}
      <StatusBadge status="error">Error</StatusBadge>
    </p>
  ),
  play: async ({ canvasElement }) => {
    const outlines = [...canvasElement.querySelectorAll("path:first-child")].map((path) =>
      path.getAttribute("d"),
    );
    await expect(new Set(outlines).size).toBe(3);
  },
};

export const LongText: Story = {
  args: {
    status: "warning",
    children:
      "The description is 174 characters long; search engines cut it off after about 160 of them",
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { status: "error", children: "غائب" },
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
    <Matrix definition={statusBadgeDefinition}>
      {({ status }) => <StatusBadge status={status}>{status}</StatusBadge>}
    </Matrix>
  ),
};
