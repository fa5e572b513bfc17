import quote from "virtual:kolam/quote";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink } from "../button-link/button-link.tsx";
import { Card } from "../card/card.tsx";
import { Grid } from "../grid/grid.tsx";
import { Motif } from "../motif/motif.tsx";
import { matrix } from "../testing/matrix.tsx";
import { sectionDefinition } from "./section.definition.ts";
import { Section } from "./section.tsx";

const cells = (
  <Grid columns={4} min="sm">
    {["Innovation", "Passion", "Collaboration", "Excellence"].map((value) => (
      <Card key={value}>
        <h3>{value}</h3>
        <p>
          What it means at work, with <a href="#values">an example</a>.
        </p>
      </Card>
    ))}
  </Grid>
);

export default {
  title: "Page/Section",
  component: Section,
  parameters: { layout: "fullscreen" },
  args: {
    title: "Eight services, one team that finishes what it starts",
    lead: "Pick one or weave several together. Every project has a named project manager, a published starting price and a date.",
    children: cells,
  },
} satisfies Meta<typeof Section>;

type Story = StoryObj<typeof Section>;

export const Plain: Story = {};

/** A picture next to heading and content. */
export const WithAside: Story = {
  name: "With a picture",
  args: { surface: "alt", aside: <Motif drawing={quote} tone="accent" />, children: null },
};

/** A band without a heading, such as a row of figures, has a label. */
export const Labelled: Story = {
  render: () => (
    <Section label="Our values" space="sm" surface="alt">
      {cells}
    </Section>
  ),
};

/** The heading says something; the lead says why it matters. */
export const Do: Story = { args: { space: "sm" } };

/** The name of a part of the page: readers learn nothing from it. */
export const Dont: Story = {
  args: { space: "sm", eyebrow: "Services", title: "Our services", lead: undefined },
};

export const Anatomy: Story = {
  tags: ["anatomy"],
  args: {
    space: "sm",
    eyebrow: "What we do",
    actions: (
      <ButtonLink tone="outline" href="#services">
        All services
      </ButtonLink>
    ),
  },
};

export const AllVariants: Story = matrix(sectionDefinition, (combination) => ({
  headingLevel: 3,
  eyebrow: "Eyebrow",
  title: Object.values(combination).join(", "),
  lead: "The paragraph below the title.",
  children: (
    <p>
      Content with <a href="#link">a link</a>.
    </p>
  ),
}));
