import type { ServiceId } from "@kolam/content/paths";
import { priceLabel, priceParts } from "@kolam/content/prices";
import { services } from "@kolam/content/services/services";
import { CardGrid } from "@kolam/ui/card-grid";
import { Motif } from "@kolam/ui/motif";
import { ServiceCard } from "@kolam/ui/service-card";
import { SiteLink } from "../../router/site-link.tsx";
import { serviceDrawings } from "../../shell/service-drawings.ts";

interface ServiceCardsProps {
  /** The one card that is dark even when it is neither hovered nor focused. */
  emphasised?: ServiceId;
  /** Whether the cards list what each service includes. */
  features?: boolean;
}

/** The eight services as cards, each with its drawing and its starting price. */
export function ServiceCards({ emphasised, features = false }: ServiceCardsProps) {
  return (
    <CardGrid columns="4">
      {services.map((service) => (
        <ServiceCard
          key={service.id}
          title={service.title}
          description={service.description}
          features={features ? service.features : undefined}
          price={{ label: priceLabel, ...priceParts(service.price) }}
          tone={service.id === emphasised ? "feature" : "plain"}
          drawing={<Motif drawing={serviceDrawings[service.id]} />}
          link={<SiteLink href={service.href} />}
        />
      ))}
    </CardGrid>
  );
}
