import gem from "virtual:kolam/gem";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Motif } from "../motif/motif.tsx";
import { matrix } from "../testing/matrix.tsx";
import { featureCardDefinition } from "./feature-card.definition.ts";
import { FeatureCard } from "./feature-card.tsx";

export default {
  title: "Cards/FeatureCard",
  component: FeatureCard,
  args: {
    title: "On-Page Optimization",
    text: "Titles, headings and links that say what a page is for, on the pages that earn.",
  },
} satisfies Meta<typeof FeatureCard>;

type Story = StoryObj<typeof FeatureCard>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { level: 3, name: "On-Page Optimization" }),
    ).toBeVisible();
  },
};

/** A number where nothing is in order, and words that fit anything. */
export const Dont: Story = {
  args: { number: "03", title: "Quality", text: "We care about quality in everything we do." },
};

export const Anatomy: Story = {
  tags: ["anatomy"],
  args: {
    drawing: <Motif drawing={gem} />,
    // Decorative: the list says which it is.
    number: "01",
    points: ["Titles that fit", "Links that say where they lead"],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("01")).toHaveAttribute("aria-hidden", "true");
  },
};

export const AllVariants: Story = matrix(featureCardDefinition, () => ({
  number: "01",
  points: ["Titles", "Links"],
}));
