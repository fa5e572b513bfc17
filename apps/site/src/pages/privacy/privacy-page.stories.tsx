import { privacy } from "@site/words/pages/privacy";
import { checkPage, onPage, sectionTitles } from "../../testing/page-story.tsx";
import { PrivacyPage } from "./privacy-page.tsx";

export default { title: "Pages/Privacy policy", component: PrivacyPage, ...onPage("privacy") };

/** Nine sections behind a table of contents. */
export const Page = { play: checkPage(privacy.title, sectionTitles(privacy.sections)) };
