import { pathGroups } from "@kolam/content/facts/paths";
import { sitemapPage } from "@kolam/content/pages/sitemap-page";
import { checkPage, onPage, sectionTitles } from "../../testing/page-story.tsx";
import { SitemapPage } from "./sitemap-page.tsx";

export default { title: "Pages/Sitemap", component: SitemapPage, ...onPage("sitemap") };

/** Every page and the newest articles. */
export const Page = {
  play: checkPage(sitemapPage.hero.title, [...pathGroups, ...sectionTitles(sitemapPage)]),
};
