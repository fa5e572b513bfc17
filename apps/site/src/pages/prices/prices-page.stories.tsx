import { sayRange } from "@kolam/content/model/services/prices";
import { Section } from "@kolam/ui/section";
import { pricesPage } from "@site/words/pages/prices";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { checkWords, onPage } from "../../testing/page-story.tsx";
import { PricesPage } from "./prices-page.tsx";
import { Sheet } from "./sheet.tsx";
import { groups, sumsOf } from "./sheet-groups.ts";

export default { title: "Pages/Prices", component: PricesPage, ...onPage("prices") };

/** Nothing is ticked: there are no sums. */
export const Page = { play: checkWords(pricesPage) };

/** Everything is ticked: a sum for each kind of price, and what each price leaves out. */
export const Ticked = {
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    for (const box of within(canvasElement).getAllByRole("checkbox")) await userEvent.click(box);
    for (const { unit, lines } of groups.filter((group) => group.unit !== "on request")) {
      // As it is read, with ordinary spaces.
      const sum = sayRange(...sumsOf(lines).amount).replace(/\s+/g, " ");
      await waitFor(() =>
        expect(
          within(canvasElement).getAllByText(sum, { exact: false }).at(-1),
          unit,
        ).toBeVisible(),
      );
    }
  },
};

/** An owner with one service: a sheet of one line. */
export const OneService = {
  render: () => (
    <Section title={pricesPage.sheet.title} lead={pricesPage.sheet.lead}>
      <Sheet
        groups={groups.slice(0, 1).map(({ unit, lines }) => ({ unit, lines: lines.slice(0, 1) }))}
      />
    </Section>
  ),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const [box, ...others] = within(canvasElement).getAllByRole("checkbox");
    await expect(others).toEqual([]);
    if (box) await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};
