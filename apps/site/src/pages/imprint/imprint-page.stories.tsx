import { imprint } from "@site/words/pages/imprint";
import { checkPage, onPage, sectionTitles } from "../../testing/page-story.tsx";
import { ImprintPage } from "./imprint-page.tsx";

export default { title: "Pages/Imprint", component: ImprintPage, ...onPage("imprint") };

/** Its sections behind a table of contents. */
export const Page = { play: checkPage(imprint.title, sectionTitles(imprint.sections)) };
