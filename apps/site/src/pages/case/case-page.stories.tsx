import { portfolio } from "@kolam/content/pages/portfolio";
import { exampleCase as story } from "@kolam/content/portfolio/example-case";
import { allArtefacts } from "../../artefacts/all-artefacts.ts";
import { exampleBody, exampleSections } from "../../testing/example-body.ts";
import { atAddress, checkPage, pageParameters } from "../../testing/page-story.tsx";
import { CasePage } from "./case-page.tsx";

const address = `/portfolio/${story.id}`;
const body = [...exampleBody, { tag: "Figures" }, { tag: "Quotation" }, ...exampleSections];
const data = { story, body, next: { ...story, project: "Another example" } };
const [Artefact] = Object.values(allArtefacts);

export default { title: "Pages/Case", component: CasePage, parameters: pageParameters };

/** A case with what was made, chapters, figures, quotations, steps and the next case. */
export const Page = {
  ...atAddress(address, { data: { ...data, Artefact } }),
  play: checkPage(story.project, [data.next.project, portfolio.caseClosing.title]),
};

/** A case that has neither a picture nor a drawing. */
export const WithoutPicture = { ...atAddress(address, { data }), play: Page.play };
