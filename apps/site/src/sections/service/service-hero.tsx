import serviceDrawings from "virtual:drawing/services";
import type { ServiceId } from "@kolam/content/facts/paths";
import type { ServiceHero as Words } from "@kolam/content/shapes/service";
import { DrawnHero, type DrawnHeroProps } from "../drawn-hero.tsx";

interface ServiceHeroProps extends Pick<DrawnHeroProps, "line"> {
  id: ServiceId;
  words: Words;
}

/** The top of a service page, with the service's own drawing. */
export function ServiceHero({ id, ...hero }: ServiceHeroProps) {
  return <DrawnHero {...hero} page={id} drawing={serviceDrawings[id]} />;
}
