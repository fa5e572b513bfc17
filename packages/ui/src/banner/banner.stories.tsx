import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { hydrateLate } from "../testing/late-hydration.tsx";
import { wideMatrix } from "../testing/matrix.tsx";
import { bannerDefinition } from "./banner.definition.ts";
import { Banner } from "./banner.tsx";

const news = (
  <p>
    We are moving: from May you find us at the harbour. <a href="#way">The way there</a>
  </p>
);

export default {
  title: "Page/Banner",
  component: Banner,
  args: { label: "Announcement", dismissLabel: "Dismiss", children: news },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Banner>;

type Story = StoryObj<typeof Banner>;

/** Dismissed, it leaves no gap and tells the app once. */
export const Default: Story = {
  args: { dismissLabel: "Dismiss", onDismiss: fn() },
  play: async ({ canvasElement, args: { onDismiss } }) => {
    const canvas = within(canvasElement);
    const banner = canvas.getByRole("dialog", { name: "Announcement" });
    await expect(getComputedStyle(banner).position).toBe("relative");
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }));
    await waitFor(() => expect(onDismiss).toHaveBeenCalledOnce());
    await expect(banner.getBoundingClientRect().height).toBe(0);
  },
};

/** Dismissed before the scripts have loaded: it stays dismissed, and the app is notified. */
export const BeforeHydration: Story = {
  render: () => <div />,
  play: async ({ canvas, canvasElement }) => {
    const told = fn();
    await hydrateLate({
      container: canvasElement,
      element: (
        <Banner label="Announcement" dismissLabel="Dismiss" onDismiss={told}>
          {news}
        </Banner>
      ),
      before: async (container) => {
        await userEvent.click(within(container).getByRole("button", { name: "Dismiss" }));
      },
    });
    await expect(told).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole("dialog")).toBeNull();
  },
};

/** Nothing that a visitor needs to know, and a link that means nothing by itself. */
export const Dont: Story = {
  args: {
    children: (
      <p>
        Welcome! We are thrilled that you are here. <a href="#more">Click here</a>
      </p>
    ),
  },
};

export const AllVariants: Story = wideMatrix(bannerDefinition, (_, { name }) => ({
  label: name,
  dismissLabel: `Dismiss ${name}`,
  children: news,
}));
