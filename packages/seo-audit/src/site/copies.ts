import { count, quoteSome } from "../format.ts";
import type { PageRecord } from "./page-record.ts";
import { defineSiteCheck, judged, type SiteFinding, wholePage } from "./site-check.ts";

/** Judges a text that should be on one page only. Copies that name another page as the original may have it. */
function repeated(
  pages: readonly PageRecord[],
  what: string,
  textOf: (page: PageRecord) => string,
): SiteFinding {
  const byText = new Map<string, PageRecord[]>();
  for (const page of pages) {
    const text = textOf(page);
    if (!page.listed || text === "" || (page.canonical !== "" && page.canonical !== page.key)) continue;
    const same = byText.get(text);
    if (same) same.push(page);
    else byText.set(text, [page]);
  }
  const groups = [...byText].filter(([, same]) => same.length > 1);
  return judged(
    "warning",
    groups.flatMap(([text, same]) => same.map(({ file }) => wholePage(file, text))),
    (on) =>
      `${count(on, "page")} share ${count(groups.length, what)}: ${quoteSome(groups.map(([text]) => text))}.`,
    `Every page has a ${what} of its own.`,
  );
}

export const duplicateTitle = defineSiteCheck({
  id: "duplicate-title",
  title: "Titles are unique",
  why: "In results, tabs and histories nobody can tell pages with the same title apart.",
  fix: "Say in each title what only this page has.",
  run: ({ pages }) => repeated(pages, "title", ({ title }) => title),
});

export const duplicateDescription = defineSiteCheck({
  id: "duplicate-description",
  title: "Descriptions are unique",
  why: "A description that fits every page helps nobody to choose one of them.",
  fix: "Describe each page by itself, or leave the description out.",
  run: ({ pages }) => repeated(pages, "description", ({ description }) => description),
});
