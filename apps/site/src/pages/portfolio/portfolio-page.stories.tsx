import { casePageCount, casesOfPage, listedCases } from "@kolam/content/model/portfolio/cases";
import { portfolio } from "@site/words/pages/portfolio";
import type { PortfolioData } from "../../articles/data-of.ts";
import { atAddress, checkWords } from "../../testing/page-story.tsx";
import { PortfolioPage } from "./portfolio-page.tsx";

const data: PortfolioData = {
  page: 1,
  pages: casePageCount(listedCases.length),
  cases: casesOfPage(listedCases, 1),
};

export default {
  title: "Pages/Portfolio",
  component: PortfolioPage,
  ...atAddress("/portfolio", { data }),
};

/** Every success story, by service. */
export const Page = { play: checkWords(portfolio, ["caseClosing"]) };
