import type { Meta, StoryObj } from "@storybook/react-vite";
import { matrix } from "../testing/matrix.tsx";
import { breadcrumbsDefinition } from "./breadcrumbs.definition.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";

export default {
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

type Story = StoryObj<typeof Breadcrumbs>;

export const Default: Story = {};

/** Each level has a page of its own. */
export const Do: Story = {};

/** A path of one step says no more than the menu. */
export const Dont: Story = {
  args: { items: [{ label: "Home", href: "#home" }], current: "Contact" },
};

export const AllVariants: Story = matrix(breadcrumbsDefinition, (_, { name }) => ({ label: name }));
