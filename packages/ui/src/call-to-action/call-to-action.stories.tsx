import quote from "virtual:kolam/quote";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ButtonLink } from "../button-link/button-link.tsx";
import { Motif } from "../motif/motif.tsx";
import { matrix } from "../testing/matrix.tsx";
import { callToActionDefinition } from "./call-to-action.definition.ts";
import { CallToAction } from "./call-to-action.tsx";

export default {
  title: "Page/CallToAction",
  component: CallToAction,
  parameters: { layout: "fullscreen" },
  args: {
    title: "Tell us what you want to build",
    text: "You get a quote within 24 hours, a named project manager and a date. No obligation.",
    actions: (
      <>
        <ButtonLink href="#quote" size="lg">
          Get a quote
        </ButtonLink>
        <ButtonLink href="#contact" size="lg" tone="outline">
          Talk to us first
        </ButtonLink>
      </>
    ),
    art: <Motif drawing={quote} />,
  },
} satisfies Meta<typeof CallToAction>;

type Story = StoryObj<typeof CallToAction>;

export const Action: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole("region", { name: /Tell us/ });
    const [first] = within(region).getAllByRole("link");
    if (!first) throw new Error("There is no link.");
    await expect(getComputedStyle(first).backgroundColor).not.toBe(
      getComputedStyle(region).backgroundColor,
    );
  },
};

/** One step, with what happens after the click. */
export const Do: Story = {
  args: { art: undefined, actions: <ButtonLink href="#quote">Get a quote</ButtonLink> },
};

/** Four ways on are a menu, not a next step. */
export const Dont: Story = {
  args: {
    title: "Interested?",
    text: undefined,
    art: undefined,
    actions: ["Get a quote", "Contact us", "Our work", "Careers"].map((words) => (
      <ButtonLink key={words} href="#somewhere">
        {words}
      </ButtonLink>
    )),
  },
};

export const AllVariants: Story = matrix(callToActionDefinition, ({ tone }) => ({
  title: `A closing band, ${tone}`,
}));
