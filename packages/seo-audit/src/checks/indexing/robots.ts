import { quote } from "../../format.ts";
import { robotsDirectives } from "../../page/page-facts.ts";
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
    const blocked = blockedCrawlers(directives, page.now);
    if (page.wantsIndexing && ["robots", "googlebot"].some((name) => blocked.includes(name))) {
      const who = blocked.includes("robots") ? "search engines" : "Google";
      return error(`The page asks ${who} not to show it.`, metas);
    }
    if (!blocked.includes("robots") && page.wantsIndexing === false) {
      return error(
        "The page should stay out of search results but does not say so.",
        metas,
        'Add <meta name="robots" content="noindex"> to <head>.',
      );
    }
    if (blocked.includes("robots")) {
      return good("The page stays out of search results, as intended.", metas);
    }
    if (blocked.includes("bingbot") && page.wantsIndexing) {
      return warning("The page asks Bing not to show it.", metas);
    }
    // Single crawlers, such as that of Google News, are left out on purpose.
    return judgeDetails(
      directives.filter(({ crawler }) => !blocked.includes(crawler)),
      metas,
      blocked,
    );
  },
});

type Directives = ReturnType<typeof robotsDirectives>;

function judgeDetails(
  directives: Directives,
  metas: Directives[number]["meta"][],
  blocked: readonly string[],
): Finding {
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
  if (names.some((name) => name.startsWith(EXPIRY) && Number.isNaN(expiryOf(name)))) {
    return warning("unavailable_after has a date in no format that Google takes.", metas);
  }
  const left = blocked.length === 0 ? "" : ` Left out: ${blocked.join(", ")}.`;
  return good(
    (names.length === 0
      ? "No robots tag: indexing and following are allowed."
      : `Indexing and following are allowed (${names.join(", ")}).`) + left,
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

const EXPIRY = "unavailable_after:";

/** Milliseconds; `NaN` for a date that is neither RFC 822, RFC 850 nor ISO 8601. */
function expiryOf(directive: string): number {
  const date = directive
    .slice(EXPIRY.length)
    // The year of RFC 850 has two digits, which not every engine reads.
    .replace(/(\d{1,2})-([a-z]{3})-(\d\d)(?!\d)/, "$1 $2 20$3");
  return Date.parse(date.trim().toUpperCase());
}

/** The crawlers, `robots` for all of them, that are told not to show the page. */
function blockedCrawlers(directives: Directives, now: Date): string[] {
  const blocking = directives.filter(
    ({ directive }) =>
      directive === "noindex" ||
      directive === "none" ||
      (directive.startsWith(EXPIRY) && expiryOf(directive) < now.getTime()),
  );
  return [...new Set(blocking.map(({ crawler }) => crawler))];
}
