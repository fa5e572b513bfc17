import gem from "virtual:kolam/gem";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CardGrid } from "../card-grid/card-grid.tsx";
import { Motif } from "../motif/motif.tsx";
import { matrix } from "../testing/matrix.tsx";
import { rightToLeft } from "../testing/right-to-left.tsx";
import { featureCardDefinition } from "./feature-card.definition.ts";
import { FeatureCard } from "./feature-card.tsx";

const meta = {
  title: "Cards/FeatureCard",
  component: FeatureCard,
  args: {
    title: "On-Page Optimization",
    text: "Titles, headings and links that say what a page is for, on the pages that earn.",
  },
} satisfies Meta<typeof FeatureCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { level: 3, name: "On-Page Optimization" }),
    ).toBeVisible();
  },
};

export const Feature: Story = {
  args: { tone: "feature", number: "02", points: ["Titles", "Headings"] },
};

/** The number is decorative and not read out. */
export const Numbered: Story = {
  args: { number: "01" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("01")).toHaveAttribute("aria-hidden", "true");
  },
};

export const WithDrawing: Story = { args: { drawing: <Motif drawing={gem} /> } };

export const WithPoints: Story = {
  args: { points: ["Titles and descriptions", "Internal links", "Structured data"] },
};

/** The heading level changes, the size does not. */
export const OtherHeadingLevel: Story = {
  args: { headingLevel: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2 })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    number: "10",
    title: "Donaudampfschifffahrtsgesellschaftsoptimization of everything on the page",
    text: "Titles, headings and links that say what a page is for, on the pages that earn, after a count of which those are. What is not read is taken away, and what is looked for and missing is written.",
    points: ["A very long point that needs more than a single line of the card to be told in full"],
  },
};

const six = [
  "Technical audit",
  "Keywords",
  "On-page work",
  "Link building",
  "Local search",
  "Reports",
];

export const Grid: Story = {
  render: (args) => (
    <CardGrid columns="3" label="What is included">
      {six.map((title, index) => (
        <FeatureCard key={title} title={title} text={args.text} number={`0${index + 1}`} />
      ))}
    </CardGrid>
  ),
};

export const RightToLeft: Story = {
  decorators: [rightToLeft("ar")],
  args: {
    title: "تحسين الصفحات",
    text: "عناوين وروابط تقول بوضوح ما الغرض من كل صفحة.",
    number: "01",
    points: ["العناوين", "الروابط الداخلية"],
  },
};

/** Something to hold on to, in words that only this offer can use. */
export const Do: Story = {};

/** A number where nothing is in order, and words that fit anything. */
export const Dont: Story = {
  args: { number: "03", title: "Quality", text: "We care about quality in everything we do." },
};

export const Anatomy: Story = {
  tags: ["anatomy"],
  args: {
    drawing: <Motif drawing={gem} />,
    number: "01",
    points: ["Titles that fit", "Links that say where they lead"],
  },
};

export const AllVariants: Story = matrix(featureCardDefinition, () => ({
  number: "01",
  points: ["Titles", "Links"],
}));
