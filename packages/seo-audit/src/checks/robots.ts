import { HIDDEN_SCORE } from "../limits.ts";
import { robotsDirectives } from "../page/page-facts.ts";
import type { PageModel } from "../page/page-model.ts";
import { setOf } from "../set-of.ts";
import type { Texts } from "../texts/texts.ts";
import { checksOf, error, type Finding, good, warning } from "./check.ts";
import { WHOLE_DAY } from "./iso-dates.ts";

/** Directives that Google or Bing document. Some have a value after a colon. */
const KNOWN = setOf(
  "all index follow noindex nofollow none noarchive nocache nosnippet noimageindex notranslate indexifembedded nositelinkssearchbox max-snippet max-image-preview max-video-preview unavailable_after noodp noydir",
);

const OPPOSITES = [
  ["index", "noindex"],
  ["follow", "nofollow"],
  ["all", "none"],
  ["all", "noindex"],
  ["all", "nofollow"],
  ["index", "none"],
  ["follow", "none"],
] as const;

/** Those to whom the results of a search belong. Other crawlers look for news, pictures or ads. */
const SEARCH = setOf("robots googlebot bingbot");

type Directives = ReturnType<typeof robotsDirectives>;

export const robots = checksOf("indexing")("robots", 10, (page, t) => {
  const finding = judge(page, t);
  if (page.robotsTag.length === 0) return finding;
  return { ...finding, found: `${finding.found} ${t.header(page.robotsTag.join(", "))}` };
});

function judge(page: PageModel, t: Texts["checks"]["robots"]): Finding {
  const directives = robotsDirectives(page);
  const metas = [...new Set(directives.flatMap(({ meta }) => meta ?? []))];
  const blocked = blockedCrawlers(directives, page.now);
  const isClosed = blocked.includes("robots");
  const isHidden = page.wantsIndexing && (isClosed || blocked.includes("googlebot"));
  const limit = isHidden ? { atMost: HIDDEN_SCORE } : {};
  const conflict = findConflict(directives);
  if (conflict) return { ...error(t.conflict(conflict), metas, t.fixConflict), ...limit };
  if (isHidden) return { ...error(isClosed ? t.closed : t.closedTo("Google"), metas), ...limit };
  if (!isClosed && page.wantsIndexing === false) return error(t.open, metas, t.fixOpen);
  if (isClosed) return good(t.intended, metas);
  if (blocked.includes("bingbot") && page.wantsIndexing) return warning(t.closedTo("Bing"), metas);
  // Other single crawlers, such as that of Google News, are left out on purpose.
  const closed = new Set(blocked);
  const heeded = directives.filter(({ crawler }) => !closed.has(crawler));
  const names = heeded.map(({ directive }) => directive);
  const asked = new Set(
    heeded.filter(({ crawler }) => SEARCH.has(crawler)).map(({ directive }) => directive),
  );
  if (asked.has("nofollow")) return warning(t.nofollow, metas);
  if (asked.has("nosnippet") || asked.has("max-snippet:0")) {
    return warning(t.nosnippet, metas);
  }
  const unknown = names.find((name) => !KNOWN.has(name.split(":")[0] ?? ""));
  if (unknown !== undefined) return warning(t.unknown(unknown), metas);
  if (names.some((name) => name.startsWith(EXPIRY) && Number.isNaN(expiryOf(name)))) {
    return warning(t.noDate, metas);
  }
  return good(t.good(names, blocked), metas);
}

function findConflict(directives: Directives): readonly [string, string] | undefined {
  const said = new Set(directives.map(({ crawler, directive }) => `${crawler} ${directive}`));
  return OPPOSITES.find((pair) =>
    directives.some(({ crawler }) => pair.every((name) => said.has(`${crawler} ${name}`))),
  );
}

const EXPIRY = "unavailable_after:";

/**
 * Milliseconds; a day without a time lasts until it is over everywhere. `NaN` for a date that is
 * neither RFC 822, RFC 850 nor ISO 8601.
 */
function expiryOf(directive: string): number {
  const date = directive
    .slice(EXPIRY.length)
    // The year of RFC 850 has two digits, which not every engine reads.
    .replace(/(\d{1,2})-([a-z]{3})-(\d\d)(?!\d)/, "$1 $2 20$3");
  const time = Date.parse(date.trim().toUpperCase());
  return /\d:\d/.test(date) ? time : time + WHOLE_DAY;
}

/** The crawlers that must not show the page; `robots` for all of them. */
function blockedCrawlers(directives: Directives, now: Date): string[] {
  const blocking = directives.filter(
    ({ directive }) =>
      directive === "noindex" ||
      directive === "none" ||
      (directive.startsWith(EXPIRY) && expiryOf(directive) < now.getTime()),
  );
  return [...new Set(blocking.map(({ crawler }) => crawler))];
}
