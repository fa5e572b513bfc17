import { openPositions } from "@kolam/content/model/company/open-positions";
import type { Opening } from "@kolam/content/model/types/opening";
import { openingWords } from "@site/texts/pages/openings";
import { forms } from "@site/words/forms/forms";
import { careers } from "@site/words/pages/careers";
import { expect, within } from "storybook/test";
import { exampleDrawing } from "../../testing/example-articles.ts";
import { atAddress, checkPage, pageParameters } from "../../testing/page-story.tsx";
import { OpeningPage } from "./opening-page.tsx";

const { labels } = openingWords;
const { others: othersTitle, work } = openingWords;
const { closed } = careers;

/** An opening that the form lists, or a made-up one for an agency without openings. */
const [first, ...others] = openPositions;
const opening: Opening = {
  id: "shepherd",
  title: "Shepherd",
  department: "Sheep",
  location: "Outside",
  type: "Full-time",
  description: "You count them, and are still awake at the end.",
  requirements: ["Boots"],
  responsibilities: ["Sheep"],
  posted: "2026-01-31",
  ...first,
};

const at = (data: object) => atAddress(`/careers/${opening.id}`, { data });

export default { title: "Pages/Opening", component: OpeningPage, parameters: pageParameters };

/** The position is chosen in the form. */
export const Page = {
  ...at({ opening, open: true, others }),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const titles = others.length > 0 ? [othersTitle] : [];
    await checkPage(opening.title, [work, careers.form.title, ...titles])({ canvasElement });
    const position = within(canvasElement).getByLabelText(forms.application.fields.position.label);
    if (first) await expect(position).toHaveDisplayValue(opening.title);
    const apply = within(canvasElement).getByRole("link", { name: labels.apply });
    await expect(apply).toHaveAttribute("href", `/careers/${opening.id}#application-form`);
  },
};

/** With its own picture, here a drawing. */
export const WithPicture = {
  ...at({ opening: { ...opening, picture: { drawing: exampleDrawing } }, open: true, others }),
  play: checkPage(opening.title, [work]),
};

const closedPage = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const page = within(canvasElement);
  await expect(await page.findByRole("heading", { name: closed.title })).toBeVisible();
  await expect(canvasElement.querySelector("form")).toBeNull();
  const action = page.getByRole("link", { name: closed.action.label });
  await expect(action).toHaveAttribute("href", closed.action.href);
};

/** A filled position has no form, but a link to the others. */
export const Closed = {
  ...at({ opening: { ...opening, closed: true }, open: false, others }),
  play: closedPage,
};

/** The site was built before the last day for applications, and is viewed after it. */
export const ClosedSince = {
  ...at({ opening: { ...opening, closes: "2026-02-28" }, open: true, others: [] }),
  play: closedPage,
};
