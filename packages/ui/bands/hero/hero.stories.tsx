import hero from "virtual:kolam/hero";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { heroDefinition } from "../../src/hero/hero.definition.ts";
import { Motif } from "../../src/motif/motif.tsx";
import { samplePhoto } from "../../src/photo/sample-photo.fixture.tsx";
import { matrix } from "../../src/testing/matrix.tsx";
import { longText, rightToLeft } from "../../src/testing/texts.tsx";
import { HeroBand } from "./hero.tsx";

export default {
  title: "Bands/Hero",
  component: HeroBand,
  parameters: { layout: "fullscreen" },
  globals: { viewport: { value: "desktop" } },
  args: {
    variant: "home",
    title: "Your grandmother’s piano, in tune again.",
    emphasis: "in tune again.",
    lead: "We repair uprights and grands in a former tram depot in Leeds, and collect them anywhere in the north.",
    links: [
      { label: "Book a tuning", href: "#book" },
      { label: "See the workshop", href: "#workshop" },
    ],
    art: <Motif drawing={hero} tone="feature" animate="draw" />,
  },
} satisfies Meta<typeof HeroBand>;

type Story = StoryObj<typeof HeroBand>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading")).toHaveLength(1);
    await expect(canvas.getByRole("link", { name: "Book a tuning" })).toHaveAttribute(
      "href",
      "#book",
    );
  },
};

/** The drawing comes after the words. */
export const Phone: Story = { globals: { viewport: { value: "phone" } } };

/** A photograph is content: a phone shows it too. */
export const WithPicture: Story = {
  args: { variant: "page", surface: "plain", picture: samplePhoto() },
};

export const WithPictureOnPhone: Story = {
  args: WithPicture.args ?? {},
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img")).toBeVisible();
  },
};

/** Without links, lead and drawing. */
export const Title: Story = { args: { links: [], lead: undefined, art: undefined } };

export const InArabic: Story = { ...rightToLeft };

export const Long: Story = { ...longText };

export const LongOnPhone: Story = { ...longText, globals: { viewport: { value: "phone" } } };

export const AllVariants: Story = matrix(heroDefinition);
