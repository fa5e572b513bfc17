import { casePageCount, casesOfPage, listedCases } from "@kolam/content/model/portfolio/cases";
import { portfolio } from "@site/words/pages/portfolio";
import { type DataOf, listPage, type PortfolioData } from "../../articles/data-of.ts";

const leads = portfolio.leads.cases.flatMap(
  (lead) => listedCases.find(({ id }) => id === lead) ?? [],
);

/** The first page has the leads, wherever they would be in the list. */
export const data: DataOf<PortfolioData> = async (part) => {
  const pages = casePageCount(listedCases.length);
  const page = listPage(part, pages);
  if (page === null) return null;
  const shown = casesOfPage(listedCases, page);
  const cases =
    page === 1
      ? [...shown, ...leads.filter((lead) => !shown.includes(lead))]
      : shown.filter((one) => !leads.includes(one));
  return { page, pages, cases };
};
