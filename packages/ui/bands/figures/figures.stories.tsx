import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { define } from "../../src/definition/definition.ts";
import { matrix } from "../../src/testing/matrix.tsx";
import { repeated } from "../../src/testing/repeated.ts";
import { longText, rightToLeft } from "../../src/testing/texts.tsx";
import { FiguresBand, type FiguresBandProps } from "./figures.tsx";

type Figure = FiguresBandProps["figures"][number];

const figures: [Figure, ...Figure[]] = [
  { value: "1,204", label: "pianos since 1988" },
  { value: "2 days", label: "until you have a price", counts: "Median of all requests in 2025." },
  { value: "£85", label: "for a tuning" },
  { value: "10 years", label: "of warranty on strings" },
];

export default {
  title: "Bands/Figures",
  component: FiguresBand,
  parameters: { layout: "fullscreen" },
  globals: { viewport: { value: "desktop" } },
  args: { title: "The workshop in figures", figures },
} satisfies Meta<typeof FiguresBand>;

type Story = StoryObj<typeof FiguresBand>;

/** Without a lead, the title only names the region. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "The workshop in figures" })).toBeVisible();
    await expect(canvas.queryByRole("heading")).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };

export const WithHeading: Story = {
  args: {
    eyebrow: "Counted",
    lead: "From our own book, which anybody may read in the workshop.",
    surface: "alt",
  },
};

export const None: Story = {
  args: { figures: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region")).toBeNull();
  },
};

export const One: Story = { args: { figures: figures.slice(0, 1) } };

export const Twelve: Story = { args: { figures: repeated(figures, 12, "label") } };

export const InArabic: Story = { ...rightToLeft };

export const Long: Story = { ...longText };

export const LongOnPhone: Story = { ...longText, globals: { viewport: { value: "phone" } } };

export const AllVariants: Story = matrix(
  define({ name: "FiguresBand", axes: { surface: ["action", "plain", "alt"] } }),
  (_, { name }) => ({ title: name }),
);
