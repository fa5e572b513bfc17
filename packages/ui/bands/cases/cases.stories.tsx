import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { define } from "../../src/definition/definition.ts";
import { samplePhoto } from "../../src/photo/sample-photo.fixture.tsx";
import { Stage } from "../../src/stage/stage.tsx";
import { matrix } from "../../src/testing/matrix.tsx";
import { repeated } from "../../src/testing/repeated.ts";
import { longText, rightToLeft } from "../../src/testing/texts.tsx";
import { CasesBand, type CasesBandProps } from "./cases.tsx";

type Case = CasesBandProps["cases"][number];

const picture = <Stage fit="window">{samplePhoto({ height: 900 })}</Stage>;

const cases: [Case, ...Case[]] = [
  {
    client: "St Hilda’s, Whitby",
    title: "A grand that survived a flood",
    figure: { value: "14 months", label: "from mud to concert" },
    text: "Every felt is new. The soundboard is the one of 1911, dried for a year.",
    href: "#flood",
    picture,
  },
  {
    client: "Primary school, Hull",
    title: "Six uprights, one sound",
    figure: { value: "£11,400", label: "for all, delivered" },
    text: "Bought from six families, and voiced beside each other.",
    href: "#uprights",
    picture,
  },
  {
    client: "Café Tram, Leeds",
    title: "A piano for anybody’s hands",
    figure: { value: "4", label: "tunings a year" },
    text: "It is played for nine hours a day, and stays in tune.",
    href: "#tram",
    picture,
  },
];

export default {
  title: "Bands/Cases",
  component: CasesBand,
  parameters: { layout: "fullscreen" },
  globals: { viewport: { value: "desktop" } },
  args: {
    title: "Three that we are proud of",
    link: { label: "All instruments", href: "#all" },
    cases,
  },
} satisfies Meta<typeof CasesBand>;

type Story = StoryObj<typeof CasesBand>;

/** All of a card leads where its title does, and no row ends with a gap. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const [, second] = canvas.getAllByRole("article");
    const { left, top } = second?.getBoundingClientRect() ?? new DOMRect();
    const { ownerDocument } = canvasElement;
    second?.scrollIntoView();
    const now = second?.getBoundingClientRect() ?? new DOMRect(left, top);
    await expect(ownerDocument.elementFromPoint(now.left + 9, now.top + 9)).toBe(
      canvas.getByRole("link", { name: "Six uprights, one sound" }),
    );
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };

export const One: Story = { args: { cases: cases.slice(0, 1) } };

export const Twelve: Story = { args: { cases: repeated(cases, 12, "title") } };

/** A case without a picture has its words alone. */
export const WithoutPictures: Story = {
  args: { cases: cases.map(({ picture: _, ...words }) => words) },
};

export const InArabic: Story = { ...rightToLeft };

export const Long: Story = { ...longText };

export const LongOnPhone: Story = { ...longText, globals: { viewport: { value: "phone" } } };

export const AllVariants: Story = matrix(
  define({ name: "CasesBand", axes: { surface: ["plain", "alt"] } }),
  (_, { name }) => ({ title: name }),
);
