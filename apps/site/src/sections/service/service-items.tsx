import serviceDrawings from "virtual:drawing/services";
import { listSeparator } from "@kolam/content/model/basics/formats";
import { type ServiceId, serviceIds } from "@kolam/content/model/pages/paths";
import { prices } from "@kolam/content/model/services/told-prices";
import { Motif } from "@kolam/ui/motif";
import type { ServiceCardProps } from "@kolam/ui/service-card";
import { VisuallyHidden } from "@kolam/ui/visually-hidden";
import { serviceFacts } from "@site/lists/services";
import { serviceCards } from "@site/lists/words/service-cards";
import { titles } from "@site/lists/words/titles";
import { askWords } from "@site/texts/asks";
import { SiteLink } from "../../router/site-link.tsx";
import { quoteFor } from "./ticked-actions.ts";

interface ServiceItems {
  /** Default: all. */
  ids?: readonly ServiceId[];
  /** Whether the cards list what each service includes, and lead to a quote. */
  features?: boolean;
}

/** The services as the bands take them, each with its drawing and its starting price. */
export const serviceItems = ({
  ids = serviceIds,
  features = false,
}: ServiceItems = {}): ServiceCardProps[] =>
  ids.map((id) => ({
    title: titles[id],
    description: serviceCards[id].description,
    features: features ? serviceCards[id].features : undefined,
    price: prices[id].tag,
    action: features ? (
      <SiteLink href={quoteFor(id)}>
        {askWords.price}
        <VisuallyHidden>{listSeparator + titles[id]}</VisuallyHidden>
      </SiteLink>
    ) : undefined,
    drawing: <Motif drawing={serviceDrawings[id]} animate="redraw" />,
    link: <SiteLink href={serviceFacts[id].path} />,
  }));
