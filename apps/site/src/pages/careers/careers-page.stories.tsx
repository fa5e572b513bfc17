import { openPositions as openings } from "@kolam/content/model/company/open-positions";
import { Section } from "@kolam/ui/section";
import { careers } from "@site/words/pages/careers";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { checkWords, pageDecorators, pageParameters } from "../../testing/page-story.tsx";
import { CareersPage } from "./careers-page.tsx";
import { Openings } from "./openings.tsx";

const meta = {
  title: "Pages/Careers",
  component: CareersPage,
  parameters: pageParameters,
} satisfies Meta<typeof CareersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** None where there are no openings. */
const lastOpening = openings.at(-1);

const check = checkWords(careers, ["closed"]);

/** The titles of the expanded openings. */
const expanded = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll("details[open]")].map(
    (details) => within(details as HTMLElement).getByRole("heading", { level: 3 }).textContent,
  );

/** The collapsed openings and the application form, whose states are under Site/Forms. */
export const Closed: Story = {
  decorators: pageDecorators("/careers"),
  play: async ({ canvasElement }) => {
    await check({ canvasElement });
    await expect(canvasElement.querySelectorAll("details")).toHaveLength(openings.length);
    await expect(expanded(canvasElement)).toEqual([]);
  },
};

/** At most one opening is expanded: expanding another collapses it. */
export const OneOpen: Story = {
  decorators: pageDecorators("/careers"),
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll("summary");
    if (!first || !second) {
      await expect(openings.length).toBeLessThan(2);
      return;
    }
    await userEvent.click(first);
    await expect(expanded(canvasElement)).toEqual([openings[0]?.title]);
    await userEvent.click(second);
    await waitFor(() => expect(expanded(canvasElement)).toEqual([openings[1]?.title]));
  },
};

/** A link to an opening expands it. */
export const Linked: Story = {
  decorators: pageDecorators(`/careers#${lastOpening?.id}`),
  play: async ({ canvasElement }) => {
    const titles = lastOpening ? [lastOpening.title] : [];
    await waitFor(() => expect(expanded(canvasElement)).toEqual(titles));
  },
};

/** Without openings the form still takes applications. */
export const NoOpenings: Story = {
  decorators: pageDecorators("/careers"),
  render: () => (
    <Section title={careers.positions.title} layout="aside">
      <Openings list={[]} />
    </Section>
  ),
  play: async ({ canvas }) => {
    const { title, action } = careers.positions.none;
    await expect(canvas.getByRole("heading", { level: 3, name: title })).toBeVisible();
    const link = canvas.getByRole("link", { name: action.label });
    await expect(link).toHaveAttribute("href", action.href);
  },
};
