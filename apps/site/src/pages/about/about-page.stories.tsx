import { about } from "@site/words/pages/about";
import { checkWords, onPage } from "../../testing/page-story.tsx";
import { AboutPage } from "./about-page.tsx";

export default { title: "Pages/About", component: AboutPage, ...onPage("about") };

/** The agency's story, mission and vision, figures, values and history. */
export const Page = { play: checkWords(about) };
