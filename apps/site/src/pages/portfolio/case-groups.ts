import { type LandingPath, type PagePath, paths } from "@kolam/content/model/pages/paths";
import type { ListedCase } from "@kolam/content/model/portfolio/case-list";
import { pageOfSector } from "@kolam/content/model/portfolio/sectors";
import { type ServiceId, sectorIds, toldServiceIds } from "@kolam/content/model/services/services";
import { titles } from "@site/lists/words/titles";
import { sectors } from "@site/words/sectors";

/** The anchor that shows all cases. */
export const allId = "by-service";

/** A service or sector whose cases can be chosen. */
export interface Choice {
  readonly kind: "service" | "sector";
  /** The service or sector, and its anchor. */
  readonly id: string;
  readonly label: string;
  /** The page of a service, or that about a sector, if there is one. */
  readonly about?: PagePath | LandingPath;
}

/** Without a case there is none. */
const told: readonly ServiceId[] = toldServiceIds;

export const serviceChoices: readonly Choice[] = told.map((id) => ({
  kind: "service",
  id,
  label: titles[id],
  about: paths[id].path,
}));

export const sectorChoices: readonly Choice[] = sectorIds.map((id) => {
  const about = pageOfSector(id);
  return { kind: "sector", id, label: sectors[id], ...(about ? { about } : {}) };
});

export const choices: readonly Choice[] = [...serviceChoices, ...sectorChoices];

/** Whether a case is one of a service's or of a sector's. */
export const isIn = ({ services, sector }: ListedCase, { id }: Choice): boolean =>
  sector === id || services.some((service) => service === id);

/** The case with the name of its first service. */
export function withService(caseStudy: ListedCase): ListedCase {
  const [service] = caseStudy.services;
  return { ...caseStudy, client: `${titles[service]} · ${caseStudy.client}` };
}
