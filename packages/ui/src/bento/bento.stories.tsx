import gem from "virtual:kolam/gem";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { BentoItem } from "../bento-item/bento-item.tsx";
import { Motif } from "../motif/motif.tsx";
import { samplePhoto } from "../photo/sample-photo.fixture.tsx";
import { Section } from "../section/section.tsx";
import { StatFigure } from "../stat-figure/stat-figure.tsx";
import { wideMatrix } from "../testing/matrix.tsx";
import { bentoDefinition } from "./bento.definition.ts";
import { Bento } from "./bento.tsx";

const photo = samplePhoto({ alt: "" });

const large = (
  <BentoItem
    key="large"
    span="2"
    rows="2"
    title="Designed in the browser"
    text="What you approve is the page itself, on your own phone."
    media={photo}
  />
);

const items = [
  large,
  <BentoItem
    key="drawing"
    tone="quiet"
    title="Drawn by hand"
    text="No stock, no template."
    media={<Motif drawing={gem} />}
  />,
  <BentoItem key="figure" tone="action" title="Kept">
    <StatFigure value="98%" label="of the dates that we named" />
  </BentoItem>,
  <BentoItem
    key="words"
    title="Yours to keep"
    text="Code, words and drawings belong to you from the first day."
  />,
  <BentoItem
    key="wide"
    tone="feature"
    span="2"
    title="Measured every month"
    text="Enquiries, not impressions: what came in, what it cost, and what we change next."
    to={{ href: "#reports" }}
  />,
];

export default {
  title: "Layout/Bento",
  component: Bento,
  args: { children: items, label: "What you get" },
} satisfies Meta<typeof Bento>;

type Story = StoryObj<typeof Bento>;

/** The large item takes two columns and two rows. */
export const Default: Story = {
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    const boxes = within(canvas.getByRole("list", { name: "What you get" }))
      .getAllByRole("listitem")
      .map((item) => item.getBoundingClientRect());
    const [first, second, third, fourth, fifth] = boxes;
    if (!first || !second || !third || !fourth || !fifth) throw new Error("There are five items.");
    await expect(first.width).toBeGreaterThan(1.9 * second.width);
    await expect(Math.abs(first.bottom - third.bottom)).toBeLessThan(1);
    await expect(Math.abs(second.right - fifth.right)).toBeLessThan(1);
    await expect(fourth.top).toBeGreaterThan(first.bottom);
  },
};

export const OnFeature: Story = {
  parameters: { layout: "fullscreen" },
  render: (args) => (
    <Section title="What you get" surface="feature">
      <Bento {...args} />
    </Section>
  ),
};

export const AllVariants: Story = wideMatrix(bentoDefinition, (_, { name }) => ({ label: name }));
