import quote from "virtual:kolam/quote";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ButtonLink } from "../button-link/button-link.tsx";
import { Motif } from "../motif/motif.tsx";
import { controlsFor, Matrix } from "../testing/matrix.tsx";
import { callToActionDefinition } from "./call-to-action.definition.ts";
import styles from "./call-to-action.stories.module.css";
import { CallToAction } from "./call-to-action.tsx";

const meta = {
  title: "Page/CallToAction",
  component: CallToAction,
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component: `The band at the end of a page that says what to do next.

**When:** once, as the last band before the footer. **When not:** there is more to read below, or
there are more than two actions.

**Accessibility:** its title names the section. Link texts should contain a verb, since screen readers
also list them out of context.`,
      },
    },
  },
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
    art: <Motif drawing={quote} className={styles.art} />,
  },
  argTypes: controlsFor(callToActionDefinition),
} satisfies Meta<typeof CallToAction>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Action: Story = {
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole("region", { name: /Tell us/ });
    const [first] = within(region).getAllByRole("link");
    if (!first) throw new Error("There is no link.");
    await expect(getComputedStyle(first).backgroundColor).not.toBe(
      getComputedStyle(region).backgroundColor,
    );
  },
};

export const Feature: Story = { args: { tone: "feature" } };

export const WithoutArt: Story = { name: "Without art", args: { art: undefined } };

export const OnPhone: Story = {
  name: "On a phone",
  globals: { viewport: { value: "small" } },
};

export const AllVariants: Story = {
  name: "Matrix",
  render: ({ actions, text }) => (
    <Matrix definition={callToActionDefinition}>
      {(combination) => (
        <CallToAction
          {...combination}
          title={`A closing band, ${combination.tone}`}
          text={text}
          actions={actions}
        />
      )}
    </Matrix>
  ),
};
