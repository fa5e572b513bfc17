import drawing from "virtual:drawing/page/prices";
import type { PricesWords } from "@kolam/content/model/types/pages";
import { Section } from "@kolam/ui/section";
import { pricesClosing, pricesPage } from "@site/words/pages/prices";
import { SiteLink } from "../../router/site-link.tsx";
import { Closing } from "../../sections/closing.tsx";
import { DrawnHero } from "../../sections/drawn-hero.tsx";
import { sectionHead } from "../../sections/section-head.tsx";
import { Offerings } from "../../sections/service/offerings.tsx";
import styles from "./prices-page.module.css";
import { Sheet } from "./sheet.tsx";

/** The prices page: a sheet that adds up what is ticked, and becomes a request for a quote. */
export function PricesPage() {
  const { hero, sheet, never, offer }: PricesWords = pricesPage;
  return (
    <>
      <DrawnHero words={hero} page="prices" drawing={drawing} />
      <Section {...sectionHead(sheet)}>
        <Sheet />
        {offer ? (
          <p className={styles.offer}>
            <SiteLink href={offer.href}>{offer.label}</SiteLink>
          </p>
        ) : null}
      </Section>
      <Offerings words={never} surface="alt" />
      {pricesClosing ? <Closing words={pricesClosing} tone="feature" /> : null}
    </>
  );
}
