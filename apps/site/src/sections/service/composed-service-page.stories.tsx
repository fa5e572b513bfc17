import { serviceIds } from "@kolam/content/model/services/services";
import { allCaseDrawings } from "@site/lists/case-drawings";
import { servicePages } from "@site/lists/words/service-pages";
import { checkPage, onPage } from "../../testing/page-story.tsx";
import { ComposedServicePage } from "./composed-service-page.tsx";

const [id] = serviceIds;
const { hero, offerings, cases, questions } = servicePages[id];

export default {
  title: "Site/Composed service page",
  component: ComposedServicePage,
  args: { words: servicePages[id], caseDrawings: allCaseDrawings },
  ...onPage(id),
};

/** The page of a service without its own component. */
export const Page = {
  play: checkPage(
    hero.title,
    [offerings, cases, questions].map(({ title }) => title),
  ),
};
