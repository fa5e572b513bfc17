import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Matrix } from "../testing/matrix.tsx";
import stage from "../testing/stage.module.css";
import { tagDefinition } from "./tag.definition.ts";
import { Tag } from "./tag.tsx";

const meta = {
  title: "Navigation/Tag",
  component: Tag,
  args: { children: "E-commerce" },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("E-commerce")).toBeVisible();
    await expect(within(canvasElement).queryByRole("link")).toBeNull();
  },
};

export const AsLink: Story = {
  args: { href: "#e-commerce" },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "E-commerce" });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    const { left, bottom, height } = link.getBoundingClientRect();
    const below = document.elementFromPoint(left + 20, bottom + (44 - height) / 2 - 1);
    await expect(below).toBe(link);
  },
};

export const RouterLink: Story = {
  render: () => <Tag link={<a href="#seo" data-router="" />}>SEO</Tag>,
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "SEO" });
    await expect(link).toHaveAttribute("data-router");
  },
};

export const LongText: Story = {
  args: { children: "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz ".repeat(3) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { children: "دکان", href: "#shop" },
  decorators: [
    (story) => (
      <div dir="rtl" lang="ur">
        {story()}
      </div>
    ),
  ],
};

/** Up to three. */
export const Do: Story = {
  tags: ["do"],
  render: () => (
    <p className={stage.row}>
      <Tag>Performance</Tag> <Tag>Checkout</Tag>
    </p>
  ),
};

/** A cloud of tags that nobody reads. */
export const Dont: Story = {
  tags: ["dont"],
  render: () => (
    <p className={stage.row}>
      {["Web", "Performance", "Checkout", "UPI", "Mobile", "Speed", "Money", "India"].map(
        (word) => (
          <Tag key={word}>{word}</Tag>
        ),
      )}
    </p>
  ),
};

export const AllVariants: Story = {
  name: "Matrix",
  render: () => (
    <Matrix definition={tagDefinition}>
      {() => (
        <>
          <Tag>Static</Tag> <Tag href="#seo">Link</Tag>
        </>
      )}
    </Matrix>
  ),
};
