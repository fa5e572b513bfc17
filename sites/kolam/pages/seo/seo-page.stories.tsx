import { checkWords, onPage } from "@kolam/site/testing/page-story.tsx";
import { seo } from "@site/words/services/seo/page";
import { SeoPage } from "./seo-page.tsx";

export default { title: "Pages/SEO", component: SeoPage, ...onPage("seo") };

/** Six offerings, four steps, and the practices we refuse. */
export const Page = { play: checkWords(seo, ["figures"]) };
