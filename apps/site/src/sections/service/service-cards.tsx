import serviceDrawings from "virtual:drawing/services";
import { listSeparator } from "@kolam/content/model/basics/formats";
import { type ServiceId, serviceIds } from "@kolam/content/model/pages/paths";
import { prices } from "@kolam/content/model/services/told-prices";
import { CardGrid } from "@kolam/ui/card-grid";
import { Motif } from "@kolam/ui/motif";
import { ServiceCard } from "@kolam/ui/service-card";
import { VisuallyHidden } from "@kolam/ui/visually-hidden";
import { serviceFacts } from "@site/lists/services";
import { serviceCards } from "@site/lists/words/service-cards";
import { titles } from "@site/lists/words/titles";
import { askWords } from "@site/texts/asks";
import { SiteLink } from "../../router/site-link.tsx";
import { quoteFor } from "./ticked-actions.ts";

interface ServiceCardsProps {
  /** Default: all. */
  ids?: readonly ServiceId[];
  /** Index of the one card that is dark even when it is neither hovered nor focused. */
  emphasised?: number;
  /** Whether the cards list what each service includes, and lead to a quote. */
  features?: boolean;
}

/** The services as cards, each with its drawing and its starting price. */
export function ServiceCards({
  ids = serviceIds,
  emphasised,
  features = false,
}: ServiceCardsProps) {
  return (
    <CardGrid columns={ids.length === 2 || ids.length === 3 ? `${ids.length}` : "4"}>
      {ids.map((id, index) => {
        const { path } = serviceFacts[id];
        const { description, features: included } = serviceCards[id];
        return (
          <ServiceCard
            key={id}
            title={titles[id]}
            description={description}
            features={features ? included : undefined}
            price={prices[id].tag}
            action={
              features ? (
                <SiteLink href={quoteFor(id)}>
                  {askWords.price}
                  <VisuallyHidden>{listSeparator + titles[id]}</VisuallyHidden>
                </SiteLink>
              ) : undefined
            }
            tone={index === emphasised ? "feature" : "plain"}
            drawing={<Motif drawing={serviceDrawings[id]} animate="redraw" />}
            link={<SiteLink href={path} />}
          />
        );
      })}
    </CardGrid>
  );
}
