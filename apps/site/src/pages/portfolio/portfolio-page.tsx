import closingDrawing from "virtual:drawing/closing";
import { portfolio } from "@kolam/content/pages/portfolio";
import { Motif } from "@kolam/ui/motif";
import { Closing } from "../../sections/closing.tsx";
import { DrawnHero } from "../../sections/drawn-hero.tsx";
import { ByService } from "./by-service.tsx";
import { Leads } from "./leads.tsx";
import { useLinkedCase } from "./linked-case.ts";
import styles from "./portfolio-page.module.css";

/** The portfolio page: three cases in large, then the success stories of all services. */
export function PortfolioPage() {
  useLinkedCase();
  return (
    <>
      <DrawnHero
        words={portfolio.hero}
        page="portfolio"
        drawing={closingDrawing}
        className={styles.hero}
      />
      <Leads />
      <ByService />
      <Closing words={portfolio.closing} art={<Motif drawing={closingDrawing} />} />
    </>
  );
}
