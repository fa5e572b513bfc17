import type { ServiceId } from "@kolam/content/paths";
import type { ServiceHero as Words } from "@kolam/content/services/shape";
import type { MotifProps } from "@kolam/ui/motif";
import { DrawnHero } from "../drawn-hero.tsx";

interface ServiceHeroProps {
  id: ServiceId;
  words: Words;
  /** The service's own drawing. */
  drawing: MotifProps["drawing"];
  className: string | undefined;
}

/** The top of a service page. */
export function ServiceHero({ id, ...hero }: ServiceHeroProps) {
  return <DrawnHero {...hero} page={id} />;
}
