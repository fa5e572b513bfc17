import { exampleCase as caseStudy } from "@kolam/content/model/portfolio/example-case";
import { allCaseDrawings } from "@site/lists/case-drawings";
import { portfolioWords } from "@site/texts/pages/portfolio";
import { portfolio } from "@site/words/pages/portfolio";
import { expect, within } from "storybook/test";
import { exampleBody, exampleSections } from "../../testing/example-body.ts";
import { atAddress, checkPage, pageParameters } from "../../testing/page-story.tsx";
import { CasePage } from "./case-page.tsx";

const address = `/portfolio/${caseStudy.id}`;
const body = [...exampleBody, { tag: "Drawing" }, { tag: "Quotation" }, ...exampleSections];
const data = { caseStudy, body, next: { ...caseStudy, project: "Another example" } };
const [Drawing, NextDrawing] = Object.values(allCaseDrawings);
const check = checkPage(caseStudy.project, [data.next.project, portfolio.caseClosing.title]);

export default { title: "Pages/Case", component: CasePage, parameters: pageParameters };

/** A case with what was made, chapters, quotations, steps, figures and the next case. */
export const Page = {
  ...atAddress(address, { data: { ...data, Drawing, NextDrawing } }),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await check({ canvasElement });
    // The text continues where the top ends, and repeats none of it.
    const shown = [...canvasElement.querySelectorAll("[data-part]")]
      .filter((part) => part.checkVisibility())
      .map((part) => part.textContent);
    await expect(new Set(shown).size).toBe(shown.length);
    // The figures stand after the story, each with its source.
    const { figures: words } = portfolioWords.labels;
    const strip = within(canvasElement).getByRole("region", { name: words });
    await expect(within(strip).getAllByRole("listitem")).toHaveLength(caseStudy.figures.length);
    await expect(within(strip).getByText(/All orders of a quarter/)).toBeVisible();
    const text = within(canvasElement).getByText("Measure.");
    await expect(text.compareDocumentPosition(strip)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** A case that has neither a picture nor a drawing. */
export const WithoutPicture = { ...atAddress(address, { data }), play: check };
