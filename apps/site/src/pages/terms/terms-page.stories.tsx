import { terms } from "@site/words/pages/terms";
import { checkPage, onPage, sectionTitles } from "../../testing/page-story.tsx";
import { TermsPage } from "./terms-page.tsx";

export default { title: "Pages/Terms of service", component: TermsPage, ...onPage("terms") };

/** Eleven sections behind a table of contents. */
export const Page = { play: checkPage(terms.title, sectionTitles(terms.sections)) };
