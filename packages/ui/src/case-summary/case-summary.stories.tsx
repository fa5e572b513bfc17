import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { controlsFor, Matrix } from "../testing/matrix.tsx";
import testing from "../testing/stage.module.css";
import { caseSummaryDefinition } from "./case-summary.definition.ts";
import { CaseSummary } from "./case-summary.tsx";

const meta = {
  title: "Content/CaseSummary",
  component: CaseSummary,
  args: {
    client: "Bicycle workshop, Leeds",
    title: "Repairs people can follow",
    figure: { value: "2 days", label: "from drop-off to collection" },
    text: "Customers see when their bicycle is ready, and the workshop's phone has stopped ringing.",
  },
  argTypes: controlsFor(caseSummaryDefinition),
} satisfies Meta<typeof CaseSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(
      within(canvasElement).getByRole("heading", { level: 3, name: args.title }),
    ).toBeVisible();
    await expect(within(canvasElement).queryByRole("link")).toBeNull();
  },
};

export const Linked: Story = {
  args: { href: "#case" },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole("link", { name: args.title })).toHaveAttribute(
      "href",
      "#case",
    );
  },
};

export const Large: Story = { args: { size: "lg", headingLevel: 2 } };

export const WithoutText: Story = { args: { text: undefined } };

export const LongText: Story = {
  args: {
    client: "Donaudampfschifffahrtsgesellschaft",
    title: "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz",
    figure: { value: "₹1,20,00,000", label: "saved in the first year by everyone concerned" },
  },
  decorators: [(story) => <div className={testing.narrow}>{story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: {
    client: "ورشة دراجات",
    title: "إصلاحات يمكن متابعتها",
    figure: { value: "يومان", label: "من التسليم إلى الاستلام" },
    text: "يرى الزبائن متى تصبح دراجاتهم جاهزة.",
  },
  decorators: [
    (story) => (
      <div dir="rtl" lang="ar">
        {story()}
      </div>
    ),
  ],
};

/** A figure that the client's customers notice, and that can be checked. */
export const Do: Story = { tags: ["do"] };

/** A figure that could stand on any case, and that nobody can check. */
export const Dont: Story = {
  tags: ["dont"],
  args: {
    title: "A success story",
    figure: { value: "100 %", label: "satisfaction" },
    text: "We delivered an innovative solution.",
  },
};

export const AllVariants: Story = {
  name: "Matrix",
  render: (args) => (
    <Matrix definition={caseSummaryDefinition} wide>
      {(combination) => <CaseSummary {...args} {...combination} />}
    </Matrix>
  ),
};
