import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import type { LinkTarget } from "../link-slot/link-slot.tsx";
import { wideMatrix } from "../testing/matrix.tsx";
import { paginationDefinition } from "./pagination.definition.ts";
import { Pagination } from "./pagination.tsx";

export default {
  title: "Navigation/Pagination",
  component: Pagination,
  args: {
    label: "Pages",
    page: 5,
    count: 12,
    to: (page: number): LinkTarget => ({ href: `#page-${page}` }),
    previousText: "Previous",
    nextText: "Next",
    pageText: (page: number, count: number) => `Page ${page} of ${count}`,
  },
} satisfies Meta<typeof Pagination>;

type Story = StoryObj<typeof Pagination>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole("navigation", { name: "Pages" }));
    await expect(nav.getByRole("link", { name: "Page 5 of 12" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(nav.getByRole("link", { name: "Next" })).toHaveAttribute("href", "#page-6");
    await expect(nav.getAllByRole("link")).toHaveLength(7);
  },
};

export const FirstPage: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: "Previous" })).toBeNull();
  },
};

export const LastPage: Story = {
  args: { page: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: "Next" })).toBeNull();
  },
};

/** Nothing to turn to. */
export const OnePage: Story = {
  args: { count: 1, page: 1 },
  render: (args) => (
    <p>
      The end.
      <Pagination {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).toBeNull();
  },
};

export const LongText: Story = {
  args: { page: 555, count: 12_345, jump: 100, previousText: "The articles before these ones" },
};

/** A list of two short pages is better shown as a whole. */
export const Dont: Story = { args: { page: 1, count: 2 } };

export const AllVariants: Story = wideMatrix(paginationDefinition, (_, { name }) => ({
  label: name,
}));
