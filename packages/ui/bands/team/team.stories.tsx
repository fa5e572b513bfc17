import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { define } from "../../src/definition/definition.ts";
import { samplePhoto } from "../../src/photo/sample-photo.fixture.tsx";
import { matrix } from "../../src/testing/matrix.tsx";
import { repeated } from "../../src/testing/repeated.ts";
import { longText, rightToLeft } from "../../src/testing/texts.tsx";
import { TeamBand, type TeamBandProps } from "./team.tsx";

type Person = TeamBandProps["people"][number];

const people: [Person, ...Person[]] = [
  {
    name: "Ruth Fenwick",
    role: "Action and keys",
    text: "Learned from her mother, who learned from hers. Hears a quarter of a hertz.",
    links: [{ label: "Write to Ruth", href: "mailto:ruth@example.com" }],
  },
  {
    name: "Tomasz Lis",
    role: "Strings and tuning",
    text: "Drives the van, and knows each bridge that is too low for it.",
  },
  { name: "Ayo Bello", role: "Cases and lacquer", text: "Built boats until 2014." },
];

const photo = samplePhoto({ alt: "", height: 1300 });

export default {
  title: "Bands/Team",
  component: TeamBand,
  parameters: { layout: "fullscreen" },
  globals: { viewport: { value: "desktop" } },
  args: { title: "Who will come to your house", people },
} satisfies Meta<typeof TeamBand>;

type Story = StoryObj<typeof TeamBand>;

/** Initials leave the card to the words. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(3);
    const [initials, name] = [
      canvas.getByText("RF"),
      canvas.getByRole("heading", { name: "Ruth Fenwick" }),
    ];
    await expect(initials.getBoundingClientRect().right).toBeLessThan(
      name.getBoundingClientRect().left,
    );
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };

/** Portraits have the width of the card. */
export const Portraits: Story = {
  args: { people: people.map(({ avatar: _, ...one }) => ({ ...one, photo })) },
};

export const One: Story = { args: { people: people.slice(0, 1) } };

export const Twelve: Story = { args: { people: repeated(people, 12, "name") } };

export const InArabic: Story = { ...rightToLeft };

export const Long: Story = { ...longText };

export const LongOnPhone: Story = { ...longText, globals: { viewport: { value: "phone" } } };

export const AllVariants: Story = matrix(
  define({
    name: "TeamBand",
    axes: { surface: ["plain", "alt"], layout: ["stacked", "beside"] },
  }),
  (_, { name }) => ({ title: name }),
);
