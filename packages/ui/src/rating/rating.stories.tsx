import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Rating } from "./rating.tsx";

export default {
  title: "Content/Rating",
  component: Rating,
  args: { value: 5, formatLabel: (value, of) => `Rated ${value} out of ${of}` },
} satisfies Meta<typeof Rating>;

type Story = StoryObj<typeof Rating>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const stars = canvas.getByRole("img", { name: "Rated 5 out of 5" });
    await expect(stars).toBeVisible();
  },
};

/** A partial star is filled from the inline start. */
export const Fraction: Story = {
  args: { value: 4.5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Rated 4.5 out of 5" })).toBeVisible();
  },
};

export const None: Story = { args: { value: 0 } };

/** Who gave it is beside it. */
export const Do: Story = {
  args: { value: 4.5 },
  render: (args) => (
    <p>
      <Rating {...args} /> 4.5 from 38 clients
    </p>
  ),
};

/** More than five stars have to be counted: use a ScoreDial or the number. */
export const Dont: Story = { args: { value: 9, of: 12 } };
