import type { AboutWords } from "@kolam/content/model/types/pages";
import { about } from "@site/words/pages/about";
import type { Person } from "schema-dts";
import { organizationId, reference, type SiteAddresses } from "./nodes.ts";

/** The people of the about page who agreed to be named for search engines. */
export function personNodes(
  site: SiteAddresses,
  { team }: Pick<AboutWords, "team"> = about as AboutWords,
): Person[] {
  const named = (team?.people ?? []).filter(({ inSearch }) => inSearch);
  return named.map(({ name, role, languages }) => ({
    "@type": "Person",
    name,
    jobTitle: role,
    worksFor: reference(organizationId(site)),
    ...(languages && { knowsLanguage: languages }),
  }));
}
