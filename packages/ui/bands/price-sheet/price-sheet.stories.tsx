import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent } from "storybook/test";
import { define } from "../../src/definition/definition.ts";
import { matrix } from "../../src/testing/matrix.tsx";
import { repeated } from "../../src/testing/repeated.ts";
import { longText, rightToLeft } from "../../src/testing/texts.tsx";
import { type PriceLine, PriceSheetBand } from "./price-sheet.tsx";

const once: [PriceLine, ...PriceLine[]] = [
  {
    id: "voicing",
    name: "Voicing",
    text: "Hammers shaped and pricked until bass and treble belong together.",
    least: 220,
    most: 220,
  },
  {
    id: "strings",
    name: "New strings",
    text: "All 230 of them, with two tunings in the first year.",
    without: "Not in it: new pins, which a piano older than 1930 may need.",
    least: 1_150,
    most: 1_600,
  },
  { id: "lacquer", name: "Lacquer", text: "Stripped, mended and polished by hand.", least: 2_400 },
];

export default {
  title: "Bands/Price sheet",
  component: PriceSheetBand,
  parameters: { layout: "fullscreen" },
  globals: { viewport: { value: "desktop" } },
  args: {
    title: "Add it up yourself",
    lead: "Tick what your piano needs. The list goes with your request, so you need not say it again.",
    locale: "en-GB",
    currency: "GBP",
    groups: [
      { title: "Once", lines: once },
      {
        title: "By the month",
        unit: "/ month",
        lines: [
          { id: "tuning", name: "Tunings", text: "Four a year.", least: 28, most: 28 },
          {
            id: "hire",
            name: "An instrument meanwhile",
            text: "An upright of ours.",
            least: 35,
            most: 60,
          },
        ],
      },
    ],
    words: {
      from: "from",
      nothing: "Nothing is ticked yet.",
      next: "We look at it within a week and say a fixed price before we begin.",
      submit: "Ask for a visit",
    },
    form: { action: "#visit" },
  },
  // Whose codes the stories of other texts would take for words.
  render: (args) => <PriceSheetBand {...args} locale="en-GB" currency="GBP" />,
} satisfies Meta<typeof PriceSheetBand>;

type Story = StoryObj<typeof PriceSheetBand>;

/** What is ticked is added up, by the unit of its price; one open end leaves the sum open. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const panel = canvasElement.querySelector("[aria-live]");
    await expect(panel).toHaveTextContent("Nothing is ticked yet.");
    await userEvent.click(canvas.getByRole("checkbox", { name: /^Voicing/ }));
    await userEvent.click(canvas.getByRole("checkbox", { name: /^New strings/ }));
    await userEvent.click(canvas.getByRole("checkbox", { name: /^Tunings/ }));
    await expect(panel).toHaveTextContent(/^Once £1,370\s–\s£1,820By the month £28 \/ month$/);
    await userEvent.click(canvas.getByRole("checkbox", { name: /^Lacquer/ }));
    await expect(panel).toHaveTextContent("Once from £3,770");
    await expect(canvas.getByText(/^Not in it/)).toBeVisible();
    await fireEvent.click(canvas.getByRole("checkbox", { name: /^New strings/ }));
    await expect(canvas.getByText(/^Not in it/)).not.toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };

export const One: Story = { args: { groups: [{ title: "Once", lines: once.slice(0, 1) }] } };

export const Twelve: Story = {
  args: {
    groups: [
      {
        title: "Once",
        lines: repeated(once, 12, "name").map((line) => ({ ...line, id: line.name })),
      },
    ],
  },
};

export const InArabic: Story = { ...rightToLeft };

export const Long: Story = { ...longText };

export const LongOnPhone: Story = { ...longText, globals: { viewport: { value: "phone" } } };

export const AllVariants: Story = matrix(
  define({ name: "PriceSheetBand", axes: { surface: ["plain", "alt"] } }),
  (_, { name }) => ({ title: name, locale: "en-GB", currency: "GBP" }),
);
