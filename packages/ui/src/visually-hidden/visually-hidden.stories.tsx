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
        component: `Words that are read out and not drawn.

**When:** sight gives a context that words must give instead. **When not:** the words would help
everyone, or the element can take focus (use SkipLink's way).

**Accessibility:** stays in the accessible name and in reading order; one pixel large, not \`display:
none\`.`,
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

/** A block of hidden words makes the page no longer and no wider. */
export const Block: Story = {
  args: { as: "div", children: "A long passage that is only read out. ".repeat(40) },
  render: (args) => <VisuallyHidden {...args} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("div > div")).not.toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
