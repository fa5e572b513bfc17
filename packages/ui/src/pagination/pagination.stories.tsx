import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import type { LinkTarget } from "../link-slot/link-slot.tsx";
import { Matrix } from "../testing/matrix.tsx";
import { paginationDefinition } from "./pagination.definition.ts";
import { Pagination } from "./pagination.tsx";

const meta = {
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

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getByRole("navigation", { name: "Pages" }));
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
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("link", { name: "Previous" })).toBeNull();
  },
};

export const LastPage: Story = {
  args: { page: 12 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("link", { name: "Next" })).toBeNull();
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
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("navigation")).toBeNull();
  },
};

export const LongList: Story = { args: { page: 50, count: 100, jump: 10 } };

export const RouterLink: Story = {
  args: { to: (page) => ({ link: <a href={`#page-${page}`} data-router="" /> }) },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Page 4 of 12" });
    await expect(link).toHaveAttribute("data-router");
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Previous" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Page 1 of 12" })).toHaveFocus();
  },
};

export const LongText: Story = {
  args: { page: 555, count: 12_345, jump: 100, previousText: "The articles before these ones" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** The arrows point the other way. */
export const RightToLeft: Story = {
  args: { previousText: "پچھلا", nextText: "اگلا" },
  decorators: [
    (story) => (
      <div dir="rtl" lang="ur">
        {story()}
      </div>
    ),
  ],
};

/** The first, the last and the pages nearby are one click away. */
export const Do: Story = { tags: ["do"] };

/** A list of two short pages is better shown as a whole. */
export const Dont: Story = { tags: ["dont"], args: { page: 1, count: 2 } };

export const AllVariants: Story = {
  name: "Matrix",
  render: (args) => (
    <Matrix definition={paginationDefinition} wide>
      {(_, { name }) => <Pagination {...args} label={name} />}
    </Matrix>
  ),
};
