import { landings, storyIds } from "@kolam/content/facts/paths";
import { openPositions } from "@kolam/content/open-positions";
import { sitemapPage } from "@kolam/content/pages/sitemap-page";
import { groupTitles } from "@kolam/content/titles";
import { expect } from "storybook/test";
import { checkPage, onPage, sectionTitles } from "../../testing/page-story.tsx";
import { SitemapPage } from "./sitemap-page.tsx";

export default { title: "Pages/Sitemap", component: SitemapPage, ...onPage("sitemap") };

/** Every page, case, opening and offer, and the newest articles. */
export const Page = {
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const titles = [...Object.values(groupTitles), ...sectionTitles(sitemapPage)];
    await checkPage(sitemapPage.hero.title, titles)({ canvasElement });
    const linked = [...canvasElement.querySelectorAll("a")].map(({ pathname }) => pathname);
    const added = [
      ...storyIds.map((id) => `/portfolio/${id}`),
      ...openPositions.map(({ id }) => `/careers/${id}`),
      ...landings.map((slug) => `/${slug}`),
    ];
    await expect(linked).toEqual(expect.arrayContaining(added));
  },
};
