import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Contents } from "./contents.tsx";

export default {
  title: "Navigation/Contents",
  component: Contents,
  args: {
    title: "In this article",
    items: [
      { label: "What it costs", href: "#cost" },
      { label: "By the hour", href: "#hour", sub: true },
      { label: "By the month", href: "#month", sub: true },
      { label: "What it brings", href: "#gain" },
    ],
  },
} satisfies Meta<typeof Contents>;

type Story = StoryObj<typeof Contents>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getByRole("navigation", { name: "In this article" });
    await expect(links).toHaveTextContent(/What it costs.*By the hour.*What it brings/);
    const link = canvas.getByRole("link", { name: "By the hour" });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** Two links are longer than the way to what they lead to. */
export const Dont: Story = {
  args: {
    items: [
      { label: "Introduction", href: "#introduction" },
      { label: "Conclusion", href: "#conclusion" },
    ],
  },
};
