import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { SkipLink } from "./skip-link.tsx";

const meta = {
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

export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden until Tab focuses it; Enter moves focus to the content. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Skip to content" });
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
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole("link").focus();
    await expect(within(canvasElement).getByRole("link")).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  args: { children: "مواد پر جائیں" },
  decorators: [
    (story) => (
      <div dir="rtl" lang="ur">
        {story()}
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link");
    link.focus();
    const { left, right } = link.getBoundingClientRect();
    await expect(left).toBeGreaterThan(document.documentElement.clientWidth - right);
  },
};

/** It says where it leads. */
export const Do: Story = { ...Focused, tags: ["do"] };

/** Skip what, and to where? */
export const Dont: Story = { ...Focused, tags: ["dont"], args: { children: "Skip" } };
