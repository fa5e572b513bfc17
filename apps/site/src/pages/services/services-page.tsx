import closingDrawing from "virtual:drawing/page/services";
import serviceDrawings from "virtual:drawing/services";
import { serviceIds } from "@kolam/content/model/pages/paths";
import type { ServicesWords } from "@kolam/content/model/types/pages";
import { FiguresBand } from "@kolam/ui/bands/figures";
import { ServicesBand } from "@kolam/ui/bands/services";
import { CardGrid } from "@kolam/ui/card-grid";
import { FeatureCard } from "@kolam/ui/feature-card";
import { Motif } from "@kolam/ui/motif";
import { Section } from "@kolam/ui/section";
import { surfaces } from "@site/brand/surfaces";
import { servicesPage } from "@site/words/pages/services-page";
import { Closing } from "../../sections/closing.tsx";
import { OutlineLink } from "../../sections/outline-link.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { figuresWithHead, sectionHead } from "../../sections/section-head.tsx";
import { serviceItems } from "../../sections/service/service-items.tsx";
import styles from "./services-page.module.css";

/**
 * Squares that complete the last row of drawings. With up to four drawings there is one row,
 * without any.
 */
const emptySquares = ["first", "second", "third"].slice(
  0,
  serviceIds.length > 4 ? (4 - (serviceIds.length % 4)) % 4 : 0,
);

/**
 * The board's columns. Not told from its children, which a slow phone shows before the last has
 * arrived.
 */
const columns =
  serviceIds.length <= 3 ? styles.upToThree : serviceIds.length === 8 ? styles.eight : "";

/** The services page: what each service includes and its starting price. */
export function ServicesPage() {
  const { hero, cards, claims, closing } = servicesPage;
  const pricing: ServicesWords["pricing"] = servicesPage.pricing;
  return (
    <>
      <PageHero
        words={hero}
        page="services"
        className={styles.hero}
        art={
          <div className={`${styles.board} ${columns}`}>
            {serviceIds.map((id) => (
              <Motif key={id} drawing={serviceDrawings[id]} tone={surfaces.heroDrawing} />
            ))}
            {emptySquares.map((square) => (
              <span key={square} aria-hidden="true" className={styles.empty} />
            ))}
          </div>
        }
      />
      <ServicesBand {...sectionHead(cards)} services={serviceItems({ features: true })} />
      <FiguresBand {...figuresWithHead(claims)} />
      <Section
        {...sectionHead(pricing)}
        actions={pricing.action && <OutlineLink action={pricing.action} />}
      >
        <CardGrid columns="3">
          {pricing.items.map(({ title, text }) => (
            <FeatureCard key={title} title={title} text={text} />
          ))}
        </CardGrid>
      </Section>
      <Closing words={closing} tone="feature" art={<Motif drawing={closingDrawing} />} />
    </>
  );
}
