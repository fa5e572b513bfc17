import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { wideMatrix } from "../testing/matrix.tsx";
import { linkListDefinition } from "./link-list.definition.ts";
import { LinkList } from "./link-list.tsx";

const links = [
  { label: "Services", href: "#services", text: "What we do, and what it costs to begin." },
  { label: "Work", href: "#work", text: "Sixteen projects with their figures." },
  { label: "About", href: "#about" },
  { label: "Contact", href: "#contact", text: "Four ways to reach us." },
];

export default {
  title: "Navigation/LinkList",
  component: LinkList,
  args: { links },
} satisfies Meta<typeof LinkList>;

type Story = StoryObj<typeof LinkList>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(4);
    const first = canvas.getByRole("link", { name: "Services" });
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await expect(first.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const TwoColumns: Story = {
  args: { columns: 2 },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas
      .getAllByRole("listitem")
      .map((item) => Math.round(item.getBoundingClientRect().left));
    await expect(second).toBeGreaterThan(first ?? 0);
    await expect(third).toBe(first);
  },
};

/** Links that say where they lead. */
export const Do: Story = { args: { links: links.slice(0, 2) } };

/** Read out one after another, these links are all the same. */
export const Dont: Story = {
  args: {
    links: [
      { label: "Read more", href: "#services", text: "About our services." },
      { label: "Learn more", href: "#work", text: "About our work." },
    ],
  },
};

export const AllVariants: Story = wideMatrix(linkListDefinition);
