import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CardGrid } from "../card-grid/card-grid.tsx";
import { matrix } from "../testing/matrix.tsx";
import { rightToLeft } from "../testing/right-to-left.tsx";
import { statFigureDefinition } from "./stat-figure.definition.ts";
import stories from "./stat-figure.stories.module.css";
import { StatFigure } from "./stat-figure.tsx";

const figures = [
  ["150+", "Projects delivered"],
  ["98%", "Client satisfaction"],
  ["50+", "Clients"],
  ["5+", "Years of experience"],
] as const;

const meta = {
  title: "Content/StatFigure",
  component: StatFigure,
  args: { value: "150+", label: "Projects delivered" },
} satisfies Meta<typeof StatFigure>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The number is read before its label. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("150+ Projects delivered");
  },
};

export const Large: Story = { args: { size: "lg", value: "4.9/5", label: "Average rating" } };

/** Four figures on the page, two per row on a phone. */
export const Row: Story = {
  render: () => (
    <CardGrid columns="4" look="figures" label="Figures">
      {figures.map(([value, label]) => (
        <StatFigure key={label} value={value} label={label} />
      ))}
    </CardGrid>
  ),
};

/** Four figures in a turmeric section, which sets the background. */
export const Band: Story = {
  render: () => (
    <div className={stories.band}>
      <CardGrid columns="4" look="figures" label="Figures">
        {figures.map(([value, label]) => (
          <StatFigure key={label} tone="band" value={value} label={label} />
        ))}
      </CardGrid>
    </div>
  ),
};

export const LongLabel: Story = {
  args: {
    value: "₹1,50,000",
    label: "What the shops together save on returned parcels in a month",
  },
};

export const RightToLeft: Story = {
  decorators: [rightToLeft("ar")],
  render: () => (
    <CardGrid columns="2" look="figures">
      <StatFigure value="150+" label="مشروعًا منجزًا" />
      <StatFigure value="98%" label="رضا العملاء" />
    </CardGrid>
  ),
};

/** A number that can be checked, and what it counts. */
export const Do: Story = {
  args: { value: "152", label: "projects delivered since 2019" },
};

/** Round, large and not countable. */
export const Dont: Story = {
  args: { value: "1000s", label: "of happy customers" },
};

export const AllVariants: Story = matrix(statFigureDefinition, (combination, { args }) => (
  <div className={combination.tone === "band" ? stories.band : undefined}>
    <StatFigure {...args} {...combination} />
  </div>
));
