import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Matrix } from "../testing/matrix.tsx";
import { breadcrumbsDefinition } from "./breadcrumbs.definition.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";

const meta = {
  title: "Navigation/Breadcrumbs",
  component: Breadcrumbs,
  args: {
    label: "You are here",
    items: [
      { label: "Home", href: "#home" },
      { label: "Services", href: "#services" },
    ],
    current: "Web Development",
  },
  parameters: {
    docs: {
      description: {
        component: `The path from the home page to the current page.

**When:** pages are two or more levels deep. **When not:** the site is flat, or the entries are steps
of a task (Stepper).

**Accessibility:** a named navigation landmark with an ordered list. The last entry is the current
page: it has \`aria-current\` and is not a link.`,
      },
    },
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Web Development")).toHaveAttribute("aria-current", "page");
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Home" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Services" })).toHaveFocus();
  },
};

export const OneStep: Story = {
  name: "One step",
  args: { items: [{ label: "Home", href: "#home" }], current: "Careers" },
};

/** A long title wraps instead of overflowing. */
export const LongTitle: Story = {
  name: "Long title",
  args: {
    items: [
      { label: "Home", href: "#home" },
      { label: "Blog", href: "#blog" },
    ],
    current:
      "What a delay of a hundred milliseconds does to an Indian checkout, and how to measure it before your customers do",
  },
};

export const AllVariants: Story = {
  name: "Matrix",
  render: (args) => (
    <Matrix definition={breadcrumbsDefinition}>
      {(_, { name }) => <Breadcrumbs {...args} label={name} />}
    </Matrix>
  ),
};
