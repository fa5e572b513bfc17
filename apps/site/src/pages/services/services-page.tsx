import quote from "virtual:kolam/quote";
import { servicesPage } from "@kolam/content/pages/services-page";
import { serviceIds } from "@kolam/content/paths";
import { CardGrid } from "@kolam/ui/card-grid";
import { FeatureCard } from "@kolam/ui/feature-card";
import { Motif } from "@kolam/ui/motif";
import { Section } from "@kolam/ui/section";
import { Closing } from "../../sections/closing.tsx";
import { FigureBand } from "../../sections/figure-band.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { ServiceCards } from "../../sections/service/service-cards.tsx";
import { serviceDrawings } from "../../shell/service-drawings.ts";
import styles from "./services-page.module.css";

/** The services page: what each service includes and its starting price. */
export function ServicesPage() {
  const { hero, cards, claims, pricing, closing } = servicesPage;
  return (
    <>
      <PageHero
        words={hero}
        page="services"
        className={styles.hero}
        art={
          <div className={styles.board}>
            {serviceIds.map((id) => (
              <Motif key={id} drawing={serviceDrawings[id]} tone="feature" />
            ))}
          </div>
        }
      />
      <Section heading={cards.title} lead={cards.lead}>
        <ServiceCards features />
      </Section>
      <FigureBand words={claims} />
      <Section heading={pricing.title} lead={pricing.lead}>
        <CardGrid columns="3">
          {pricing.items.map(({ title, text }) => (
            <FeatureCard key={title} title={title} text={text} />
          ))}
        </CardGrid>
      </Section>
      <Closing words={closing} tone="feature" art={<Motif drawing={quote} />} />
    </>
  );
}
