import { quote } from "../../format.ts";
import { robotsDirectives } from "../../page/page-facts.ts";
import type { PageModel } from "../../page/page-model.ts";
import { defineCheck, error, type Finding, good, warning } from "../check.ts";

/** Directives that Google or Bing document. Some have a value after a colon. */
const KNOWN = new Set(
  "all index follow noindex nofollow none noarchive nocache nosnippet noimageindex notranslate indexifembedded nositelinkssearchbox max-snippet max-image-preview max-video-preview unavailable_after noodp noydir".split(
    " ",
  ),
);

const OPPOSITES = [
  ["index", "noindex"],
  ["follow", "nofollow"],
  ["all", "none"],
  ["index", "none"],
  ["follow", "none"],
] as const;

export const robots = defineCheck({
  id: "robots",
  group: "indexing",
  title: "Robots directives",
  weight: 10,
  why: "One word in a robots tag removes a page from the search results. It is often set on a test site and then forgotten.",
  fix: "Remove noindex and nofollow from pages that should be found; without a robots tag everything is allowed.",
  run(page) {
    const directives = robotsDirectives(page);
    const metas = [...new Set(directives.map(({ meta }) => meta))];
    const conflict = findConflict(directives);
    if (conflict) {
      const found = `The robots tags contradict each other: ${conflict}. The stricter one counts.`;
      return error(found, metas, "Keep one robots tag without contradictions.");
    }
    const says = (name: string) => directives.some(({ directive }) => directive === name);
    const blocked = says("noindex") || says("none") || hasExpired(page);
    if (blocked && page.wantsIndexing) {
      return error("The page asks search engines not to show it.", metas);
    }
    if (!blocked && !page.wantsIndexing) {
      return error(
        "The page should stay out of search results but does not say so.",
        metas,
        'Add <meta name="robots" content="noindex"> to <head>.',
      );
    }
    if (blocked) return good("The page stays out of search results, as intended.", metas);
    return judgeDetails(directives, metas);
  },
});

type Directives = ReturnType<typeof robotsDirectives>;

function judgeDetails(directives: Directives, metas: Directives[number]["meta"][]): Finding {
  const names = directives.map(({ directive }) => directive);
  if (names.includes("nofollow")) {
    return warning("Search engines may not follow the links on this page (nofollow).", metas);
  }
  if (names.includes("nosnippet") || names.includes("max-snippet:0")) {
    return warning("Search results may not show text from the page (nosnippet).", metas);
  }
  const unknown = names.find((name) => !KNOWN.has(name.split(":")[0]?.trim() ?? ""));
  if (unknown !== undefined) {
    return warning(`No search engine knows the directive ${quote(unknown)}.`, metas);
  }
  return good(
    names.length === 0
      ? "No robots tag: indexing and following are allowed."
      : `Indexing and following are allowed (${names.join(", ")}).`,
    metas,
  );
}

function findConflict(directives: Directives): string | null {
  for (const crawler of new Set(directives.map((each) => each.crawler))) {
    const names = new Set(
      directives.filter((each) => each.crawler === crawler).map(({ directive }) => directive),
    );
    const pair = OPPOSITES.find(([a, b]) => names.has(a) && names.has(b));
    if (pair) return `${pair[0]} and ${pair[1]}`;
  }
  return null;
}

function hasExpired(page: PageModel): boolean {
  return page.metas
    .filter(({ name }) => name === "robots" || name === "googlebot")
    .some(({ content }) => {
      const date = /unavailable_after\s{0,5}:\s{0,5}([^,]{1,60})/i.exec(content)?.[1];
      return date !== undefined && Date.parse(date) < page.now.getTime();
    });
}
