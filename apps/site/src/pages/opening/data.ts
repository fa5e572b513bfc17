import { openPositions } from "@kolam/content/model/company/open-positions";
import { hasFeature } from "@kolam/content/model/pages/features";
import { openings } from "@site/words/openings";
import type { DataOf, OpeningData } from "../../articles/data-of.ts";

export const data: DataOf<OpeningData> = async (slug) => {
  const opening = hasFeature("careers") ? openings.find(({ id }) => id === slug) : undefined;
  if (!opening) return null;
  const others = openPositions.filter((other) => other !== opening);
  return { opening, open: openPositions.includes(opening), others };
};
