import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Avatar } from "../avatar/avatar.tsx";
import { CardGrid } from "../card-grid/card-grid.tsx";
import { arrivingPhoto } from "../photo/photo.fixture.ts";
import { samplePhoto } from "../photo/sample-photo.fixture.tsx";
import { wideMatrix } from "../testing/matrix.tsx";
import stage from "../testing/stage.module.css";
import { personCardDefinition } from "./person-card.definition.ts";
import { PersonCard } from "./person-card.tsx";

export default {
  title: "Cards/PersonCard",
  component: PersonCard,
  args: {
    name: "Meera Kulkarni",
    role: "Engineering",
    text: "Takes apart what is slow, and writes down why it was.",
    links: [{ label: "Write to Meera", href: "mailto:meera@example.com" }],
  },
} satisfies Meta<typeof PersonCard>;

type Story = StoryObj<typeof PersonCard>;

const narrow: NonNullable<Story["decorators"]> = (story) => (
  <div className={stage.phone}>{story()}</div>
);

const portrait = (src: string) => samplePhoto({ src, alt: "", height: 1200 });

/** The initials are decorative; the name is a heading. */
export const Default: Story = {
  decorators: [narrow],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 3, name: "Meera Kulkarni" })).toBeVisible();
    await expect(canvas.getByText("MK")).toHaveAttribute("aria-hidden", "true");
    await expect(canvas.getByRole("link", { name: "Write to Meera" })).toBeVisible();
  },
};

/** An author below an article, with another avatar and the level of the article's headings. */
export const Author: Story = {
  args: {
    layout: "beside",
    eyebrow: "Written by",
    name: "Engineering team",
    role: undefined,
    links: undefined,
    headingLevel: 2,
    avatar: <Avatar name="E" tone="action" size="lg" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2 })).toBeVisible();
  },
};

/** A list of everything that a person has ever done is for another page. */
export const Dont: Story = {
  args: {
    role: "Senior Vice President, Global Engineering Excellence and Transformation",
    text: "A passionate, results-driven leader with a proven record in agile, cloud, data, mobile and web, who loves coffee, dogs, running, and turning coffee into code.",
  },
  decorators: [narrow],
};

export const AllVariants: Story = wideMatrix(
  personCardDefinition,
  (combination, { args: { name, role, text, links } }) => (
    <CardGrid columns="2" variant="spaced">
      <PersonCard name={name} role={role} text={text} links={links} {...combination} />
      <PersonCard
        name={name}
        role={role}
        text={text}
        links={links}
        {...combination}
        photo={portrait(arrivingPhoto)}
      />
      <PersonCard name={name} {...combination} />
    </CardGrid>
  ),
);
