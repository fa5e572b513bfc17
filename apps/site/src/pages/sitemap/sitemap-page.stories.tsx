import { openPositions } from "@kolam/content/model/company/open-positions";
import { landings } from "@kolam/content/model/landing/pages";
import { listedCases } from "@kolam/content/model/portfolio/cases";
import { sitemapPage } from "@site/texts/pages/sitemap-page";
import { groupTitles } from "@site/words/group-titles";
import { expect } from "storybook/test";
import type { SitemapData } from "../../articles/data-of.ts";
import { atAddress, checkPage, sectionTitles } from "../../testing/page-story.tsx";
import { SitemapPage } from "./sitemap-page.tsx";

const data: SitemapData = { cases: listedCases.slice(0, 24), landings };

export default {
  title: "Pages/Sitemap",
  component: SitemapPage,
  ...atAddress("/sitemap", { data }),
};

/** Every page, opening and offer, and the newest articles and cases. */
export const Page = {
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const titles = [...Object.values(groupTitles), ...sectionTitles(sitemapPage)];
    await checkPage(sitemapPage.hero.title, titles)({ canvasElement });
    const linked = [...canvasElement.querySelectorAll("a")].map(({ pathname }) => pathname);
    const added = [
      ...data.cases.map(({ id }) => `/portfolio/${id}`),
      ...openPositions.map(({ id }) => `/careers/${id}`),
      ...data.landings.map(({ slug }) => `/${slug}`),
    ];
    await expect(linked).toEqual(expect.arrayContaining(added));
  },
};
