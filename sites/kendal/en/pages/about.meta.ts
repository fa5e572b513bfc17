import { firstTextWithin, type PageWords } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "About";

export const search = {
  title: firstTextWithin(60, `About ${company.name}: four people and a kettle`, "About us"),
  description: `Who answers the telephone, why the office shuts on Fridays, what hangs by the door and how two desks in ${company.city} became four in nine years.`,
  keywords: [`about ${company.name}`, `web studio ${company.city}`, "small web agency"],
} as const satisfies PageWords;
