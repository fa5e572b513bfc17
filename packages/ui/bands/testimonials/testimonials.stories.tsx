import quote from "virtual:kolam/quote";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { define } from "../../src/definition/definition.ts";
import { Motif } from "../../src/motif/motif.tsx";
import { matrix } from "../../src/testing/matrix.tsx";
import { repeated } from "../../src/testing/repeated.ts";
import { longText, rightToLeft } from "../../src/testing/texts.tsx";
import { TestimonialsBand, type TestimonialsBandProps } from "./testimonials.tsx";

type Said = TestimonialsBandProps["testimonials"][number];

const testimonials: [Said, ...Said[]] = [
  {
    quote: "They told us not to buy the grand we wanted, and found us a better upright for half.",
    name: "Hannah Oyelaran",
    role: "Head of music",
    company: "a primary school in Hull",
  },
  {
    quote: "On the Friday pictures I saw my father’s pencil marks under the keys.",
    name: "Colin Reeve",
    role: "Organist",
  },
  {
    quote: "Four tunings a year, always on time, and never a bill I had not expected.",
    name: "Ana Duarte",
    role: "Owner",
    company: "a café with a stage",
  },
];

export default {
  title: "Bands/Testimonials",
  component: TestimonialsBand,
  parameters: { layout: "fullscreen" },
  globals: { viewport: { value: "desktop" } },
  args: {
    title: "What they say in the second year",
    testimonials,
    drawing: <Motif drawing={quote} tone="accent" />,
    aside: "Asked by letter, a year after each job.",
  },
} satisfies Meta<typeof TestimonialsBand>;

type Story = StoryObj<typeof TestimonialsBand>;

/** The row can be scrolled with the keyboard, and is named as its section is. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole("figure")).toHaveLength(3);
    const row = canvas.getByRole("group", { name: args.title });
    await expect(row).toHaveAttribute("tabindex", "0");
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };

export const None: Story = {
  args: { testimonials: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region")).toBeNull();
  },
};

export const One: Story = { args: { testimonials: testimonials.slice(0, 1) } };

export const Twelve: Story = { args: { testimonials: repeated(testimonials, 12, "name") } };

export const InArabic: Story = { ...rightToLeft };

export const Long: Story = { ...longText };

export const LongOnPhone: Story = { ...longText, globals: { viewport: { value: "phone" } } };

export const AllVariants: Story = matrix(
  define({ name: "TestimonialsBand", axes: { surface: ["plain", "alt"] } }),
  (_, { name }) => ({ title: name }),
);
