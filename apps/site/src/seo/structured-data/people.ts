import { articles } from "@kolam/content/model/blog/articles";
import { authorOf, authorPath } from "@kolam/content/model/blog/authors";
import type { AboutWords } from "@kolam/content/model/types/pages";
import type { ArticleAuthor } from "@site/words/authors-and-categories";
import { about } from "@site/words/pages/about";
import type { Organization, Person } from "schema-dts";
import { pageUrl } from "../route-path.ts";
import { organizationId, personId, reference, type SiteAddresses } from "./nodes.ts";

/**
 * The people of the about page who agreed to be named for search engines, and those who sign
 * articles.
 */
export function personNodes(
  site: SiteAddresses,
  { team }: Pick<AboutWords, "team"> = about as AboutWords,
): Person[] {
  const signing = new Set<string>(articles.map(({ author }) => author).filter(authorPath));
  const named = (team?.people ?? []).filter(({ id = "", inSearch }) => inSearch || signing.has(id));
  return named.map(({ id = "", name, role, languages }) => ({
    "@type": "Person",
    ...(signing.has(id) && {
      "@id": personId(site, id),
      url: `${pageUrl(site, "/about")}#${id}`,
    }),
    name,
    jobTitle: role,
    worksFor: reference(organizationId(site)),
    ...(languages && { knowsLanguage: languages }),
  }));
}

/** Who signs an article: one of the people of the about page, or a part of the agency. */
export function authorNode(site: SiteAddresses, author: ArticleAuthor): Organization | Person {
  const { name, about: description, role } = authorOf(author);
  const agency = reference(organizationId(site));
  const url = pageUrl(site, "/about");
  return role === undefined
    ? { "@type": "Organization", name, description, url, parentOrganization: agency }
    : {
        "@type": "Person",
        "@id": personId(site, author),
        name,
        description,
        url: `${url}#${author}`,
        jobTitle: role,
        worksFor: agency,
      };
}
