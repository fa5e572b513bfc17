import serviceDrawings from "virtual:drawing/services";
import type { ServiceId } from "@kolam/content/model/pages/paths";
import { pairsOf } from "@kolam/content/model/services/services";
import { prices } from "@kolam/content/model/services/told-prices";
import { CardGrid } from "@kolam/ui/card-grid";
import { Motif } from "@kolam/ui/motif";
import { ServiceCard } from "@kolam/ui/service-card";
import { serviceFacts } from "@site/lists/services";
import { serviceCards } from "@site/lists/words/service-cards";
import { titles } from "@site/lists/words/titles";
import { serviceFrame } from "@site/texts/pages/service";
import { useId } from "react";
import { SiteLink } from "../../router/site-link.tsx";
import styles from "./often-together.module.css";

/**
 * Cards of the two services that are often ordered together with this one, for the side of a
 * section.
 */
export function OftenTogether({ id }: { id: ServiceId }) {
  const { title, lead } = serviceFrame.pairsWith;
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.root}>
      <h2 id={titleId}>{title}</h2>
      <p className={styles.lead}>{lead}</p>
      <CardGrid columns="2">
        {pairsOf(id).map((other) => (
          <ServiceCard
            key={other}
            title={titles[other]}
            description={serviceCards[other].description}
            drawing={<Motif drawing={serviceDrawings[other]} />}
            price={prices[other].tag}
            link={<SiteLink href={serviceFacts[other].path} />}
          />
        ))}
      </CardGrid>
    </section>
  );
}
