import type { ServiceId } from "@kolam/content/paths";
import { formatPrice, priceLabel } from "@kolam/content/prices";
import { pairsWith, serviceCard, serviceWords } from "@kolam/content/services/services";
import { CardGrid } from "@kolam/ui/card-grid";
import { Motif } from "@kolam/ui/motif";
import { Section } from "@kolam/ui/section";
import { ServiceCard } from "@kolam/ui/service-card";
import { SiteLink } from "../../router/site-link.tsx";
import { serviceDrawings } from "../../shell/service-drawings.ts";

interface OftenTogetherProps {
  id: ServiceId;
  surface?: "plain" | "alt";
}

/** Cards of the two services that are often ordered together with this one. */
export function OftenTogether({ id, surface }: OftenTogetherProps) {
  const { title, lead } = serviceWords.pairsWith;
  return (
    <Section heading={title} lead={lead} surface={surface} space="sm" layout="aside">
      <CardGrid columns="2">
        {pairsWith[id].map((other) => {
          const card = serviceCard(other);
          return (
            <ServiceCard
              key={other}
              title={card.title}
              description={card.description}
              drawing={<Motif drawing={serviceDrawings[other]} />}
              price={{ label: priceLabel, amount: formatPrice(card.price) }}
              link={<SiteLink href={card.href} />}
            />
          );
        })}
      </CardGrid>
    </Section>
  );
}
