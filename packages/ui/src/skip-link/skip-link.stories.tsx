import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { rightToLeft } from "../testing/texts.tsx";
import { SkipLink } from "./skip-link.tsx";

export default {
  title: "Navigation/SkipLink",
  component: SkipLink,
  args: { href: "#skip-target", children: "Skip to content" },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <p>Press Tab to see the link.</p>
      <main id="skip-target" tabIndex={-1}>
        The content.
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

type Story = StoryObj<typeof SkipLink>;

/** Hidden until Tab focuses it; Enter moves focus to the content. */
export const Default: Story = {
  parameters: { docs: { canvas: { className: "sbdocs-window" } } },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole("link", { name: "Skip to content" });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(canvasElement.querySelector(link.getAttribute("href") ?? "")).not.toBeNull();
  },
};

export const Focused: Story = {
  tags: ["anatomy"],
  play: async ({ canvas }) => {
    canvas.getByRole("link").focus();
    await expect(canvas.getByRole("link")).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  ...rightToLeft,
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link");
    link.focus();
    const { left, right } = link.getBoundingClientRect();
    await expect(left).toBeGreaterThan(document.documentElement.clientWidth - right);
  },
};

/** It says where it leads. */
export const Do: Story = { ...Focused };

/** Skip what, and to where? */
export const Dont: Story = { ...Focused, args: { children: "Skip" } };
