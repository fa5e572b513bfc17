import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { define } from "../../src/definition/definition.ts";
import { samplePhoto } from "../../src/photo/sample-photo.fixture.tsx";
import { sectionSurfaces } from "../../src/section/section.definition.ts";
import { matrix } from "../../src/testing/matrix.tsx";
import { repeated } from "../../src/testing/repeated.ts";
import { longText, rightToLeft } from "../../src/testing/texts.tsx";
import { ProcessBand } from "./process.tsx";

const steps: [{ title: string; text: string }, ...{ title: string; text: string }[]] = [
  { title: "A look inside", text: "We open it where it stands and write down what we find." },
  { title: "A fixed price", text: "You get it in two days. It holds for half a year." },
  { title: "Six weeks with us", text: "Every Friday a picture of how far we are." },
  { title: "Home again", text: "We carry it in, wait a day, and tune it in its own room." },
];

export default {
  title: "Bands/Process",
  component: ProcessBand,
  parameters: { layout: "fullscreen" },
  globals: { viewport: { value: "desktop" } },
  args: {
    title: "From the first look to the first chord",
    lead: "Two people see to your piano, and you know both by name.",
    steps,
  },
} satisfies Meta<typeof ProcessBand>;

type Story = StoryObj<typeof ProcessBand>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(4);
    await expect(canvas.getByText("04")).toHaveAttribute("aria-hidden", "true");
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };

/** The picture stays in view beside steps that are taller. */
export const WithPicture: Story = {
  args: { surface: "feature", picture: samplePhoto({ height: 1300 }) },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole("img").getBoundingClientRect();
    const list = canvas.getByRole("list").getBoundingClientRect();
    await expect(picture.left).toBeGreaterThanOrEqual(list.right);
  },
};

export const WithPictureOnPhone: Story = {
  args: WithPicture.args ?? {},
  globals: { viewport: { value: "phone" } },
};

export const One: Story = { args: { steps: steps.slice(0, 1) } };

export const Twelve: Story = { args: { steps: repeated(steps, 12, "title") } };

export const InArabic: Story = { ...rightToLeft };

export const Long: Story = { ...longText };

export const LongOnPhone: Story = { ...longText, globals: { viewport: { value: "phone" } } };

export const AllVariants: Story = matrix(
  define({ name: "ProcessBand", axes: { surface: sectionSurfaces } }),
  (_, { name }) => ({ title: name }),
);
