import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import surfaces from "../section/surface.module.css";
import { matrix } from "../testing/matrix.tsx";
import { statFigureDefinition } from "./stat-figure.definition.ts";
import { StatFigure } from "./stat-figure.tsx";

export default {
  title: "Content/StatFigure",
  component: StatFigure,
  args: { value: "150+", label: "Projects delivered" },
} satisfies Meta<typeof StatFigure>;

type Story = StoryObj<typeof StatFigure>;

/** The number is read before its label. */
export const Default: Story = {
  args: { counts: "Large ones only." },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("150+ Projects delivered Large ones only.");
  },
};

/** A number that can be checked, and what it counts. */
export const Do: Story = {
  args: { value: "152", label: "projects delivered", counts: "Since 2019, one contract each." },
};

/** Round, large and not countable. */
export const Dont: Story = {
  args: { value: "1000s", label: "of happy customers" },
};

export const AllVariants: Story = matrix(statFigureDefinition, (combination, { args }) => (
  <div className={combination.tone === "band" ? surfaces.action : undefined}>
    <StatFigure {...args} {...combination} />
  </div>
));
