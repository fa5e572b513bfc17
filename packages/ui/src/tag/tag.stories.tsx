import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Stack } from "../stack/stack.tsx";
import { matrix } from "../testing/matrix.tsx";
import { tagDefinition } from "./tag.definition.ts";
import { Tag } from "./tag.tsx";

export default {
  title: "Navigation/Tag",
  component: Tag,
  args: { children: "E-commerce" },
} satisfies Meta<typeof Tag>;

type Story = StoryObj<typeof Tag>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("E-commerce")).toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};

export const AsLink: Story = {
  args: { href: "#e-commerce" },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "E-commerce" });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    const { left, bottom, height } = link.getBoundingClientRect();
    const below = document.elementFromPoint(left + 20, bottom + (44 - height) / 2 - 1);
    await expect(below).toBe(link);
  },
};

/** Up to three. */
export const Do: Story = {
  render: () => (
    <Stack direction="row" gap={3} align="center">
      <Tag>Performance</Tag> <Tag>Checkout</Tag>
    </Stack>
  ),
};

/** A cloud of tags that is not read. */
export const Dont: Story = {
  render: () => (
    <Stack direction="row" gap={3} align="center">
      {["Web", "Performance", "Checkout", "UPI", "Mobile", "Speed", "Money", "India"].map(
        (word) => (
          <Tag key={word}>{word}</Tag>
        ),
      )}
    </Stack>
  ),
};

export const AllVariants: Story = matrix(tagDefinition, () => (
  <>
    <Tag>Static</Tag> <Tag href="#seo">Link</Tag>
  </>
));
