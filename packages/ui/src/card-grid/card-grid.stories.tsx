import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { FeatureCard } from "../feature-card/feature-card.tsx";
import { StatFigure } from "../stat-figure/stat-figure.tsx";
import { matrix } from "../testing/matrix.tsx";
import stage from "../testing/stage.module.css";
import { cardGridDefinition } from "./card-grid.definition.ts";
import { CardGrid } from "./card-grid.tsx";

const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <FeatureCard
      key={index.toString()}
      number={(index + 1).toString().padStart(2, "0")}
      title={`Card ${index + 1}`}
      text="Hairlines are shared between neighbours."
    />
  ));

export default {
  title: "Layout/CardGrid",
  component: CardGrid,
  args: { children: cards(6), label: "Cards" },
} satisfies Meta<typeof CardGrid>;

type Story = StoryObj<typeof CardGrid>;

/** Each card is a list item; neighbouring cards overlap by exactly one hairline. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole("listitem");
    await expect(items).toHaveLength(6);
    const boxes = items.map((item) => item.getBoundingClientRect());
    for (const [index, box] of boxes.entries()) {
      const next = boxes[index + 1];
      if (!next) continue;
      const overlap = next.top === box.top ? box.right - next.left : box.bottom - next.top;
      await expect(overlap).toBeCloseTo(1, 1);
    }
  },
};

export const Ordered: Story = {
  args: { ordered: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: "Cards" }).tagName).toBe("OL");
  },
};

/**
 * Where figures are side by side, words do not break: at the widths of phones, three share two
 * rows.
 */
export const Figures: Story = {
  args: {
    variant: "figures",
    columns: "4",
    label: "Figures",
    children: ["Acompanhado", "Documentado", "Programados"].map((word) => (
      <StatFigure key={word} value="41" label={word} tone="band" />
    )),
  },
  render: (args) => (
    <div className={stage.phone}>
      <CardGrid {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const word = document.createRange();
    for (const label of canvas.getAllByText(/^[A-Z]/)) {
      word.selectNodeContents(label);
      await expect(word.getClientRects()).toHaveLength(1);
    }
  },
};

/** However many cards there are, no row ends with a gap; one alone is as wide as text. */
export const AnyNumber: Story = {
  render: () => (
    <>
      {cardGridDefinition.axes.columns
        .filter((columns) => columns !== "lead")
        .flatMap((columns) =>
          [1, 2, 3, 4, 5, 7, 9].map((count) => (
            <CardGrid
              key={`${columns} ${count}`}
              columns={columns}
              label={`${count} in up to ${columns}`}
            >
              {cards(count)}
            </CardGrid>
          )),
        )}
    </>
  ),
  play: async ({ canvas }) => {
    for (const list of canvas.getAllByRole("list")) {
      const last = list.lastElementChild?.getBoundingClientRect();
      await expect(last?.right).toBeCloseTo(list.getBoundingClientRect().right, 0);
    }
  },
};

/** Empty children get no cell. */
export const EmptyChildren: Story = {
  args: { children: [null, false, ...cards(2)] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
  },
};

/** Cards of one kind, as many as fill the row. */
export const Do: Story = { args: { children: cards(3) } };

/** A single card in a grid leaves most of the row empty. */
export const Dont: Story = { args: { children: cards(1) } };

export const AllVariants: Story = matrix(cardGridDefinition, (combination, { args }) => (
  <div className={stage.desktop}>
    <CardGrid {...args} {...combination}>
      {cards(4)}
    </CardGrid>
  </div>
));
