import { sitemapPage } from "@kolam/content/pages/sitemap-page";
import { groupTitles } from "@kolam/content/titles";
import { checkPage, onPage, sectionTitles } from "../../testing/page-story.tsx";
import { SitemapPage } from "./sitemap-page.tsx";

export default { title: "Pages/Sitemap", component: SitemapPage, ...onPage("sitemap") };

/** Every page and the newest articles. */
export const Page = {
  play: checkPage(sitemapPage.hero.title, [
    ...Object.values(groupTitles),
    ...sectionTitles(sitemapPage),
  ]),
};
