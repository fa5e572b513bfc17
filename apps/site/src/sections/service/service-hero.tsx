import serviceDrawings from "virtual:drawing/services";
import type { ServiceId } from "@kolam/content/facts/paths";
import type { ServiceHero as Words } from "@kolam/content/services/shape";
import { DrawnHero } from "../drawn-hero.tsx";

interface ServiceHeroProps {
  id: ServiceId;
  words: Words;
  className: string | undefined;
}

/** The top of a service page, with the service's own drawing. */
export function ServiceHero({ id, ...hero }: ServiceHeroProps) {
  return <DrawnHero {...hero} page={id} drawing={serviceDrawings[id]} />;
}
