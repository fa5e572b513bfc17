import drawing from "virtual:drawing/page/portfolio";
import closingDrawing from "virtual:drawing/page/portfolio-closing";
import { Motif } from "@kolam/ui/motif";
import { portfolioWords } from "@site/texts/pages/portfolio";
import { portfolio } from "@site/words/pages/portfolio";
import { useLoaderData } from "react-router-dom";
import type { Missing, PortfolioData } from "../../articles/data-of.ts";
import { Closing } from "../../sections/closing.tsx";
import { DrawnHero } from "../../sections/drawn-hero.tsx";
import { ByService } from "./by-service.tsx";

/**
 * A page of the portfolio: its cases, the first ones in large, or those of a service or sector; or
 * the not-found page.
 */
export function PortfolioPage() {
  const list = useLoaderData<PortfolioData | Missing>();
  if ("Missing" in list) return <list.Missing />;
  const { hero } = portfolio;
  const { pages } = portfolioWords;
  const title = list.page === 1 ? hero.title : pages.title(hero.title, list.page);
  return (
    <>
      <DrawnHero words={{ ...hero, title }} page="portfolio" drawing={drawing} />
      <ByService list={list} />
      <Closing words={portfolio.closing} art={<Motif drawing={closingDrawing} />} />
    </>
  );
}
