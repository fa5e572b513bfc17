import gem from "virtual:kolam/gem";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Bento } from "../bento/bento.tsx";
import { Motif } from "../motif/motif.tsx";
import { samplePhoto } from "../photo/sample-photo.fixture.tsx";
import { wideMatrix } from "../testing/matrix.tsx";
import { bentoItemDefinition } from "./bento-item.definition.ts";
import { BentoItem } from "./bento-item.tsx";

const photo = samplePhoto();

export default {
  title: "Layout/BentoItem",
  component: BentoItem,
  args: {
    title: "Designed in the browser",
    text: "What you approve is the page itself, on your own phone.",
  },
  render: (args) => (
    <Bento columns="2">
      <BentoItem {...args} />
    </Bento>
  ),
} satisfies Meta<typeof BentoItem>;

type Story = StoryObj<typeof BentoItem>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const item = canvas.getByRole("listitem");
    await expect(
      within(item).getByRole("heading", { level: 3, name: "Designed in the browser" }),
    ).toBeVisible();
  },
};

/** A photo covers its place to the edges of the item. */
export const WithPhoto: Story = {
  tags: ["anatomy"],
  args: { eyebrow: "Design", media: photo },
  play: async ({ canvas }) => {
    const item = canvas.getByRole("listitem").getBoundingClientRect();
    const picture = canvas.getByRole("img").getBoundingClientRect();
    await expect(Math.abs(picture.width - item.width)).toBeLessThan(3);
    await expect(Math.abs(picture.bottom - item.bottom)).toBeLessThan(3);
  },
};

export const MediaFirst: Story = { args: { media: photo, mediaAt: "start" } };

/** The click target is the whole item. */
export const AsLink: Story = {
  args: { to: { href: "#browser" }, media: photo },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Designed in the browser" });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    const { left, bottom } = canvas.getByRole("listitem").getBoundingClientRect();
    await expect(document.elementFromPoint(left + 8, bottom - 8)).toBe(link);
  },
};

/** One thing, in as few words as it needs. */
export const Do: Story = { args: { media: <Motif drawing={gem} />, tone: "quiet" } };

/** An item is no place for an article. */
export const Dont: Story = {
  args: {
    title: "A comprehensive overview of our unique approach to design",
    text: "We begin with research, in which we talk to users, stakeholders and experts, and condense what they say into personas, journeys and maps, from which we derive principles, which in turn inform sketches, which become wireframes, then prototypes, and in the end pages, each of which is tested before it is built and again after.",
  },
};

export const AllVariants: Story = wideMatrix(bentoItemDefinition, (combination, { args }) => (
  <Bento columns="3" variant="spaced">
    <BentoItem {...args} {...combination} />
  </Bento>
));
