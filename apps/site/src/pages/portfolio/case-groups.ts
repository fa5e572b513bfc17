import { type PagePath, paths } from "@kolam/content/model/pages/paths";
import type { ListedCase } from "@kolam/content/model/portfolio/case-list";
import { type ServiceId, sectorIds, toldServiceIds } from "@kolam/content/model/services/services";
import type { CaseOverview } from "@kolam/content/model/types/case";
import { titles } from "@site/lists/words/titles";
import { sectors } from "@site/words/sectors";

/** A service or sector whose cases can be chosen. */
export interface Choice {
  /** The service or sector, and its anchor. */
  readonly id: string;
  readonly label: string;
  /** The page of a service. */
  readonly about?: PagePath;
}

/** A service or sector with its cases. */
export interface CaseGroup extends Choice {
  /** The cases that the list of all shows here: each once, and none that is in large above. */
  readonly own: readonly CaseOverview[];
  /** The other cases of the service or sector. */
  readonly others: readonly CaseOverview[];
}

/** Without a case there is none. */
const told: readonly ServiceId[] = toldServiceIds;

export const serviceChoices: readonly Choice[] = told.map((id) => ({
  id,
  label: titles[id],
  about: paths[id].path,
}));

export const sectorChoices: readonly Choice[] = sectorIds.map((id) => ({ id, label: sectors[id] }));

export const choices: readonly Choice[] = [...serviceChoices, ...sectorChoices];

/**
 * The cases by service and by sector, a group for each choice.
 * @param leads the cases that are shown in large above
 */
export function groupsOf(cases: readonly ListedCase[], leads: readonly ListedCase[]): CaseGroup[] {
  const shown = cases.map((caseStudy) => {
    const [service] = caseStudy.services;
    return { ...caseStudy, client: `${titles[service]} · ${caseStudy.client}` };
  });
  const isLead = ({ id }: CaseOverview) => leads.some((lead) => lead.id === id);
  const ofService = (choice: Choice): CaseGroup => {
    const all = shown.filter(({ services }) => services.some((id) => id === choice.id));
    const isOwn = (caseStudy: ListedCase) =>
      caseStudy.services[0] === choice.id && !isLead(caseStudy);
    return {
      ...choice,
      own: all.filter(isOwn),
      others: all.filter((caseStudy) => !isOwn(caseStudy)),
    };
  };
  const ofSector = (choice: Choice): CaseGroup => ({
    ...choice,
    own: [],
    others: shown.filter(({ sector }) => sector === choice.id),
  });
  return [...serviceChoices.map(ofService), ...sectorChoices.map(ofSector)];
}
