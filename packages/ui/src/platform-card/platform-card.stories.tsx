import basket from "virtual:kolam/basket";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Motif } from "../motif/motif.tsx";
import { PlatformCard } from "./platform-card.tsx";

export default {
  title: "Cards/PlatformCard",
  component: PlatformCard,
  args: {
    name: "WooCommerce",
    description: "A shop inside a WordPress site, for those who already publish there.",
    features: ["Own hosting", "Thousands of extensions", "No fee per sale", "GST invoices"],
  },
} satisfies Meta<typeof PlatformCard>;

type Story = StoryObj<typeof PlatformCard>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(args.features.length);
  },
};

export const WithDrawing: Story = {
  tags: ["anatomy"],
  args: { drawing: <Motif drawing={basket} /> },
};

/** Sentences hide what differs. */
export const Dont: Story = {
  args: {
    features: [
      "With this platform you are able to host the shop yourself, wherever you like",
      "There are also many extensions, of which some are free",
    ],
  },
};
