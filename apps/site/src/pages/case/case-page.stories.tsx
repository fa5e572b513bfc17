import { exampleCase as caseStudy } from "@kolam/content/model/portfolio/example-case";
import { allCaseDrawings } from "@site/lists/case-drawings";
import { portfolio } from "@site/words/pages/portfolio";
import { expect, within } from "storybook/test";
import { exampleBody, exampleSections } from "../../testing/example-body.ts";
import { atAddress, checkPage, pageParameters } from "../../testing/page-story.tsx";
import { CasePage } from "./case-page.tsx";

const address = `/portfolio/${caseStudy.id}`;
const body = [
  ...exampleBody,
  { tag: "Drawing" },
  { tag: "h2", children: ["What came of it"] },
  { tag: "Figures" },
  { tag: "p", children: ["What we cannot say."] },
  { tag: "Quotation" },
  ...exampleSections,
];
const data = { caseStudy, body, next: { ...caseStudy, project: "Another example" } };
const [Drawing, NextDrawing] = Object.values(allCaseDrawings);
const check = checkPage(caseStudy.project, [data.next.project, portfolio.caseClosing.title]);

export default { title: "Pages/Case", component: CasePage, parameters: pageParameters };

/** A case with what was made, chapters, figures, quotations, steps and the next case. */
export const Page = {
  ...atAddress(address, { data: { ...data, Drawing, NextDrawing } }),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await check({ canvasElement });
    // The text continues where the top ends, and repeats none of it.
    const shown = [...canvasElement.querySelectorAll("[data-part]")]
      .filter((part) => part.checkVisibility())
      .map((part) => part.textContent);
    await expect(new Set(shown).size).toBe(shown.length);
    const figures = within(within(canvasElement).getByRole("region", { name: "What came of it" }));
    await expect(figures.getAllByRole("listitem")).toHaveLength(caseStudy.figures.length - 1);
    await expect(figures.getByText(/All orders of a quarter/)).toBeVisible();
    await expect(figures.getByText("What we cannot say.")).toBeVisible();
  },
};

/** A case that has neither a picture nor a drawing. */
export const WithoutPicture = { ...atAddress(address, { data }), play: check };
