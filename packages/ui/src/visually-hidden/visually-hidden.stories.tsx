import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { VisuallyHidden } from "./visually-hidden.tsx";

const meta = {
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
  parameters: {
    docs: {
      description: {
        component: `Text that is read out but not visible.

**When:** the context is visible but not in the text. **When not:** the text would help everyone, or
the element is focusable (see SkipLink).

**Accessibility:** it stays part of accessible names and of the reading order, since it is one pixel
large instead of \`display: none\`.`,
      },
    },
  },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link");
    await expect(link).toHaveAccessibleName("Read more of the article on checkout");
    const box = within(canvasElement)
      .getByText("of the article on checkout")
      .getBoundingClientRect();
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
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
