import serviceDrawings from "virtual:drawing/services";
import type { ServiceId } from "@kolam/content/model/pages/paths";
import type { ServiceHero as Words } from "@kolam/content/model/types/service";
import { DrawnHero } from "../drawn-hero.tsx";

/** The top of a service page, with the service's own drawing. */
export function ServiceHero({ id, words }: { id: ServiceId; words: Words }) {
  return <DrawnHero words={words} page={id} drawing={serviceDrawings[id]} />;
}
