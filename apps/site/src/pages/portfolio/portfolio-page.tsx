import closingDrawing from "virtual:drawing/closing";
import success from "virtual:drawing/success";
import { portfolio } from "@kolam/content/pages/portfolio";
import { Motif } from "@kolam/ui/motif";
import { Closing } from "../../sections/closing.tsx";
import { DrawnHero } from "../../sections/drawn-hero.tsx";
import { ByService } from "./by-service.tsx";

/** The portfolio page: all cases, the first ones in large, or those of a service or sector. */
export function PortfolioPage() {
  return (
    <>
      <DrawnHero words={portfolio.hero} page="portfolio" drawing={closingDrawing} />
      <ByService />
      <Closing words={portfolio.closing} art={<Motif drawing={success} />} />
    </>
  );
}
