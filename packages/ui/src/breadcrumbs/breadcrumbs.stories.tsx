import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { matrix } from "../testing/matrix.tsx";
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
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
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

/** Each level has a page of its own. */
export const Do: Story = {};

/** A path of one step says no more than the menu. */
export const Dont: Story = {
  args: { items: [{ label: "Home", href: "#home" }], current: "Contact" },
};

export const AllVariants: Story = matrix(breadcrumbsDefinition, (_, { name }) => ({ label: name }));
