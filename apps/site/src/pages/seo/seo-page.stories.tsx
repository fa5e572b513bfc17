import { seo } from "@kolam/content/services/seo/page";
import { checkWords, onPage } from "../../testing/page-story.tsx";
import { SeoPage } from "./seo-page.tsx";

export default { title: "Pages/SEO", component: SeoPage, ...onPage("seo") };

/** Six offerings, four steps, and the practices we refuse. */
export const Page = { play: checkWords(seo) };
