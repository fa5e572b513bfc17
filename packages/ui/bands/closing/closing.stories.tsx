import knot from "virtual:kolam/gem";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { callToActionDefinition } from "../../src/call-to-action/call-to-action.definition.ts";
import { Motif } from "../../src/motif/motif.tsx";
import { matrix } from "../../src/testing/matrix.tsx";
import { longText, rightToLeft } from "../../src/testing/texts.tsx";
import { ClosingBand } from "./closing.tsx";

export default {
  title: "Bands/Closing",
  component: ClosingBand,
  parameters: { layout: "fullscreen" },
  globals: { viewport: { value: "desktop" } },
  args: {
    title: "Bring it back to life this spring",
    text: "Tell us its maker and its age. A price is with you in two days, and costs nothing.",
    links: [
      { label: "Ask for a price", href: "#price" },
      { label: "0113 496 0000", href: "tel:+441134960000" },
    ],
    art: <Motif drawing={knot} />,
  },
} satisfies Meta<typeof ClosingBand>;

type Story = StoryObj<typeof ClosingBand>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const band = within(canvas.getByRole("region", { name: String(args.title) }));
    await expect(band.getAllByRole("link")).toHaveLength(2);
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };

/** One link and nothing beside it. */
export const OneLink: Story = {
  args: { art: undefined, links: [{ label: "Ask for a price", href: "#price" }] },
};

export const InArabic: Story = { ...rightToLeft };

export const Long: Story = { ...longText };

export const LongOnPhone: Story = { ...longText, globals: { viewport: { value: "phone" } } };

export const AllVariants: Story = matrix(callToActionDefinition, (_, { name }) => ({
  title: name,
}));
