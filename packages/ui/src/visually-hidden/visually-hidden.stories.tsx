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

/** A block of hidden text does not make the page longer or wider. */
export const Block: Story = {
  args: { as: "div", children: "A long passage that is only read out. ".repeat(40) },
  render: (args) => <VisuallyHidden {...args} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("div > div")).not.toBeNull();
  },
};

/** Sighted readers see what the link belongs to; others hear it. */
export const Do: Story = {};

/** "Opens on Monday" would help everybody: show it. */
export const Dont: Story = {
  render: () => (
    <p>
      The shop is closed.<VisuallyHidden> It opens on Monday.</VisuallyHidden>
    </p>
  ),
};
