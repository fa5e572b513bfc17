import quote from "virtual:kolam/quote";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Avatar } from "../avatar/avatar.tsx";
import { Motif } from "../motif/motif.tsx";
import { arrivingPhoto } from "../photo/photo.fixture.ts";
import { Stack } from "../stack/stack.tsx";
import { matrix } from "../testing/matrix.tsx";
import { testimonialDefinition } from "./testimonial.definition.ts";
import { Testimonial } from "./testimonial.tsx";

export default {
  title: "Content/Testimonial",
  component: Testimonial,
  args: {
    quote: "They asked better questions in the first week than our last vendor did in a year.",
    name: "Meera Kulkarni",
    role: "Operations lead",
    company: "a retail client in Bengaluru",
    rating: 5,
    formatRating: (value, of) => `Rated ${value} out of ${of}`,
  },
} satisfies Meta<typeof Testimonial>;

type Story = StoryObj<typeof Testimonial>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("figure")).toBeVisible();
    await expect(canvas.getByRole("blockquote")).toBeVisible();
    await expect(canvas.getByRole("img", { name: "Rated 5 out of 5" })).toBeVisible();
    await expect(canvas.getByText("MK")).toHaveAttribute("aria-hidden", "true");
  },
};

/** Where the page says the rating of several clients once. */
export const WithoutRating: Story = {
  render: ({ rating: _rating, formatRating: _format, ...words }) => <Testimonial {...words} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};

/** With a portrait and a logo. */
export const WithPortrait: Story = {
  name: "With portrait and logo",
  args: {
    avatar: <Avatar name="Meera Kulkarni" src={arrivingPhoto} />,
    logo: (
      <svg viewBox="0 0 96 24" role="img" aria-label="Northlight">
        <path fill="currentColor" d="M0 0h24v24H0zM32 8h64v8H32z" />
      </svg>
    ),
  },
  play: async ({ canvas }) => {
    const { height, right } = canvas
      .getByRole("img", { name: "Northlight" })
      .getBoundingClientRect();
    await expect(height).toBe(32);
    await expect(right).toBeGreaterThan(
      canvas.getByText("Meera Kulkarni").getBoundingClientRect().right - 1,
    );
  },
};

/** The quotation marks follow the language, and so do the spaces within them. */
export const French: Story = {
  args: { quote: "Ils ont posé de meilleures questions en une semaine.", role: "Directrice" },
  render: ({ rating = 5, formatRating = String, ...args }) => (
    <Stack gap={4}>
      {["fr", "fr-TN", "fr-CH"].map((lang) => (
        <Testimonial {...args} key={lang} lang={lang} rating={rating} formatRating={formatRating} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const quotes = [...canvasElement.querySelectorAll("blockquote")];
    const marks = quotes.map((quote) => getComputedStyle(quote).quotes.slice(0, 9));
    await expect(marks).toEqual(['"«\u00a0" "\u00a0»"', '"«\u00a0" "\u00a0»"', "auto"]);
  },
};

/** Praise that fits any company, from no one in particular. */
export const Dont: Story = {
  args: {
    quote: "Great company, great team, great results!",
    name: "A happy client",
    role: undefined,
    company: undefined,
  },
};

export const AllVariants: Story = matrix(testimonialDefinition, ({ variant }) => ({
  rating: 5,
  formatRating: String,
  drawing: variant === "lead" ? <Motif drawing={quote} tone="accent" /> : undefined,
}));
