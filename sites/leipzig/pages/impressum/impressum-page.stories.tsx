import { checkPage, onPage, sectionTitles } from "@kolam/site/testing/page-story.tsx";
import { impressum } from "@site/words/pages/impressum";
import { ImpressumPage } from "./impressum-page.tsx";

export default { title: "Pages/Impressum", component: ImpressumPage, ...onPage("impressum") };

/** Its sections behind a table of contents. */
export const Page = { play: checkPage(impressum.title, sectionTitles(impressum.sections)) };
