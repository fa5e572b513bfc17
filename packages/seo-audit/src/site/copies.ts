import type { PageRecord } from "./page-record.ts";
import { judged, type SiteFinding, siteCheck, wholePage } from "./site-check.ts";

/** Judges a text that should be on one page only. Copies that name another page as the original may have it. */
function repeated(
  pages: readonly PageRecord[],
  what: "title" | "description",
  good: string,
  say: (pages: number, texts: readonly string[]) => string,
): SiteFinding {
  const byText = new Map<string, PageRecord[]>();
  for (const page of pages) {
    const { listed, canonical, key, [what]: text } = page;
    if (!listed || text === "" || (canonical !== "" && canonical !== key)) continue;
    const same = byText.get(text);
    if (same) same.push(page);
    else byText.set(text, [page]);
  }
  const places = [...byText]
    .filter(([, same]) => same.length > 1)
    .flatMap(([text, same]) => same.map(({ file }) => wholePage(file, text)));
  return judged("warning", places, good, say);
}

export const duplicateTitle = siteCheck("duplicate-title", ({ pages }, t) =>
  repeated(pages, "title", t.good, t.found),
);

export const duplicateDescription = siteCheck("duplicate-description", ({ pages }, t) =>
  repeated(pages, "description", t.good, t.found),
);
