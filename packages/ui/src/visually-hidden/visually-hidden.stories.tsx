import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { VisuallyHidden } from "./visually-hidden.tsx";

export default {
  title: "Foundations/VisuallyHidden",
  component: VisuallyHidden,
  args: { children: "of the article on checkout" },
  render: (args) => (
    <p>
      <a href="#article">
        Read more <VisuallyHidden {...args} />
      </a>
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;

type Story = StoryObj<typeof VisuallyHidden>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link");
    await expect(link).toHaveAccessibleName("Read more of the article on checkout");
    const box = canvas.getByText("of the article on checkout").getBoundingClientRect();
    await expect(box.width).toBeLessThanOrEqual(1);
    await expect(box.height).toBeLessThanOrEqual(1);
  },
};

/** "Opens on Monday" would help everybody: show it. */
export const Dont: Story = {
  render: () => (
    <p>
      The shop is closed.<VisuallyHidden> It opens on Monday.</VisuallyHidden>
    </p>
  ),
};
