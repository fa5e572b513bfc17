import { openings } from "@kolam/content/openings";
import { careers } from "@kolam/content/pages/careers";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { bandsOf, composedOf, onPage, pageParameters } from "../../testing/page-story.tsx";
import { CareersPage } from "./careers-page.tsx";

const meta = {
  title: "Pages/Careers",
  component: CareersPage,
  parameters: pageParameters,
} satisfies Meta<typeof CareersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const composed = composedOf(careers.hero.title, bandsOf(careers));

/** The titles of the openings that are unfolded. */
const unfolded = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll("details[open]")].map(
    (details) => within(details as HTMLElement).getByRole("heading", { level: 3 }).textContent,
  );

/** Six openings, all folded, and the form to apply with; its states are under Site/Forms. */
export const Closed: Story = {
  decorators: onPage("/careers"),
  play: async ({ canvasElement }) => {
    await composed({ canvasElement });
    await expect(canvasElement.querySelectorAll("details")).toHaveLength(openings.length);
    await expect(unfolded(canvasElement)).toEqual([]);
  },
};

/** One unfolds, and folds up again when another does: never two at a time. */
export const OneOpen: Story = {
  decorators: onPage("/careers"),
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll("summary");
    if (!first || !second) throw new Error("There are no openings.");
    await userEvent.click(first);
    await expect(unfolded(canvasElement)).toEqual([openings[0].title]);
    await userEvent.click(second);
    await waitFor(() => expect(unfolded(canvasElement)).toEqual([openings[1].title]));
  },
};

/** A link to one opening shows it unfolded. */
export const Linked: Story = {
  decorators: onPage(`/careers#${openings[2].id}`),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(unfolded(canvasElement)).toEqual([openings[2].title]));
  },
};
