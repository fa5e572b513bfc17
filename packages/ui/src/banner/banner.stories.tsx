import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Hero } from "../hero/hero.tsx";
import { sampleItems } from "../navigation-menu/navigation-menu.fixture.tsx";
import { NavigationMenu } from "../navigation-menu/navigation-menu.tsx";
import { SiteHeader } from "../site-header/site-header.tsx";
import { hydrateLate } from "../testing/late-hydration.tsx";
import { wideMatrix } from "../testing/matrix.tsx";
import { rightToLeft } from "../testing/right-to-left.tsx";
import { bannerDefinition } from "./banner.definition.ts";
import { Banner } from "./banner.tsx";

const news = (
  <p>
    We are moving: from May you find us at the harbour. <a href="#way">The way there</a>
  </p>
);

const meta = {
  title: "Page/Banner",
  component: Banner,
  args: { label: "Announcement", dismissLabel: "Dismiss", children: news },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

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

export const Feature: Story = { args: { tone: "feature" } };

export const Quiet: Story = { args: { tone: "quiet" } };

/** Without a button it stays. */
export const Permanent: Story = {
  render: () => <Banner label="Announcement">{news}</Banner>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Announcement" })).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** Dismissed before the scripts have loaded: it stays dismissed, and the app is told. */
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

/** Above a header in the flow. */
export const AboveHeader: Story = {
  render: (args) => (
    <>
      <Banner {...args} />
      <SiteHeader
        variant="overlay"
        position="sticky"
        logo="Harbour Studio"
        navigation={<NavigationMenu label="Main" items={sampleItems} />}
      />
      <main>
        <Hero title="Rooms that explain things" lead="Exhibitions and signage." />
      </main>
    </>
  ),
};

export const LongText: Story = {
  args: {
    children:
      "We are moving. From May you find us at the harbour, in the old Donaudampfschifffahrtselektrizitätenhauptbetriebswerk, on the second floor, where the bell is.",
  },
};

export const RightToLeft: Story = {
  args: {
    label: "اعلان",
    dismissLabel: "بند کریں",
    children: (
      <p>
        ہم منتقل ہو رہے ہیں۔ <a href="#way">راستہ</a>
      </p>
    ),
  },
  decorators: [rightToLeft("ur")],
};

/** One thing, and a link that says where it leads. */
export const Do: Story = {};

/** Nothing that a visitor needs to know, and a link without a meaning of its own. */
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
