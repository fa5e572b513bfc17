import gem from "virtual:kolam/gem";
import hero from "virtual:kolam/hero";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Breadcrumbs } from "../breadcrumbs/breadcrumbs.tsx";
import { ButtonLink } from "../button-link/button-link.tsx";
import { Motif } from "../motif/motif.tsx";
import { matrix } from "../testing/matrix.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { heroDefinition } from "./hero.definition.ts";
import { Hero } from "./hero.tsx";

const crumbs = (
  <Breadcrumbs label="You are here" items={[{ label: "Home", href: "#home" }]} current="Design" />
);

export default {
  title: "Page/Hero",
  component: Hero,
  parameters: { layout: "fullscreen" },
  args: { title: "Design that people finish using" },
} satisfies Meta<typeof Hero>;

type Story = StoryObj<typeof Hero>;

export const Home: Story = {
  args: {
    variant: "home",
    title: "Sites drawn in one line.",
    emphasis: "one line.",
    lead: "Strategy, design, code and campaigns from a single team in Pune. Since 2019 we have taken 150+ projects from first dot to finished pattern.",
    actions: (
      <>
        <ButtonLink href="#quote">Get a quote in 24 hours</ButtonLink>
        <ButtonLink href="#services" tone="outline">
          See our services
        </ButtonLink>
      </>
    ),
    art: <Motif drawing={hero} tone="feature" animate="draw" />,
  },
};

export const Page: Story = {
  args: {
    variant: "page",
    eyebrow: "UI/UX Design",
    lead: "Research, wireframes, prototypes, tests. In that order, with your customers in the room.",
    breadcrumbs: crumbs,
    actions: <ButtonLink href="#quote">Start design</ButtonLink>,
    art: <Motif drawing={gem} tone="feature" />,
  },
};

/** A title that does not say what the page is about, and above it a line that does. */
export const Named: Story = {
  args: {
    variant: "page",
    name: "UI/UX Design in Pune",
    title: "Tested by people who were not in the meeting.",
    lead: "Research, wireframes, prototypes, tests.",
    breadcrumbs: crumbs,
    art: <Motif drawing={gem} tone="feature" />,
  },
};

/** All its parts. */
export const Anatomy: Story = {
  tags: ["anatomy"],
  args: { ...Home.args, name: "Websites from Pune" },
};

/** The form comes first: beside the text if there is room, otherwise right below it. */
export const WithForm: Story = {
  name: "With a form",
  args: {
    variant: "form",
    title: "Talk to someone",
    lead: "Write, call or drop in.",
    breadcrumbs: crumbs,
    panel: <TextField label="Your name" />,
    aside: <p>Or call us on weekdays.</p>,
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("Your name").getBoundingClientRect();
    await expect(field.top).toBeLessThan(620);
  },
};

/** A title that says what visitors get, and one main action. */
export const Do: Story = {
  args: {
    lead: "We design, build and look after it, and you can reach us by telephone.",
    actions: <ButtonLink href="#quote">Get a quote</ButtonLink>,
  },
};

/** A greeting says nothing, and three equal actions leave the choice to the visitor. */
export const Dont: Story = {
  args: {
    title: "Welcome to our website",
    lead: "We are a leading provider of innovative solutions.",
    actions: ["Learn more", "Our services", "Contact"].map((words) => (
      <ButtonLink key={words} href="#somewhere">
        {words}
      </ButtonLink>
    )),
  },
};

export const AllVariants: Story = matrix(heroDefinition, ({ variant }) => ({
  eyebrow: "Eyebrow",
  title: `A ${variant} page`,
  emphasis: variant,
  lead: "The paragraph below the title.",
  actions: <ButtonLink href="#quote">Get a quote</ButtonLink>,
  panel: variant === "form" || variant === "tool" ? <TextField label="Your name" /> : undefined,
}));
