import { serviceIds } from "@kolam/content/model/services/services";
import { allArtefacts } from "@site/lists/artefacts";
import { servicePages } from "@site/lists/words/service-pages";
import { checkPage, onPage } from "../../testing/page-story.tsx";
import { ComposedServicePage } from "./composed-service-page.tsx";

const [id] = serviceIds;
const { hero, offerings, figures, cases, questions } = servicePages[id];

export default {
  title: "Site/Composed service page",
  component: ComposedServicePage,
  args: { words: servicePages[id], artefacts: allArtefacts },
  ...onPage(id),
};

/** The page of a service that has no component of its own. */
export const Page = {
  play: checkPage(
    hero.title,
    [offerings, figures, cases, questions].map(({ title }) => title),
  ),
};
