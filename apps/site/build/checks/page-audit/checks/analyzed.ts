import { current } from "@kolam/content/model/pages/languages";
import { paths } from "@kolam/content/model/pages/paths";
import { audit, type CheckId } from "@kolam/seo-audit";
import type { BuiltPage, BuiltSite } from "../built-site.ts";
import type { Problem } from "../problem.ts";
import { placeholdersOn } from "./placeholders.ts";

/**
 * What the size limits decide instead of the audit: our work and the covers of articles are drawn
 * in code, so that they follow the theme and can be read on a phone, and that takes more styles and
 * elements.
 */
const ownLimits = new Set<string>(["inline-style", "dom-size"] satisfies CheckId[]);

/** What a site's owner can do about a finding that is worded for HTML authors. */
const ownFixes: Readonly<Record<string, string>> = {
  "text-language": `Translate the words of the page, say with \`language\` that an article or a case is in another language, or take the language away: \`pnpm delete language ${current.tag}\`.`,
} satisfies { readonly [Id in CheckId]?: string };

/** Pages that are little more than a list of other pages. */
const lists: ReadonlySet<string> = new Set([
  paths.services.path,
  paths.blog.path,
  paths.sitemap.path,
]);

/**
 * The checks of how something is said and how much is said: any agency's words work, if others may
 * work better.
 */
const advice = new Set<string>([
  "title-length",
  "title-width",
  "title-subject",
  "description-length",
  "description-width",
  "subheadings",
  "word-count",
  "readability",
  "keyword-density",
  "image-alt-quality",
  "text-ratio",
] satisfies CheckId[]);

/** Checks that mean nothing while most texts are placeholders, which are in English. */
const needsOwnWords = new Set<string>(["keyword-density", "text-language"] satisfies CheckId[]);

/**
 * Every fault that the SEO audit finds: our own pages must score 100, except for their drawings.
 */
export function analyzerProblems(
  page: BuiltPage,
  { isLocalBuild, isUntranslated }: Pick<BuiltSite, "isLocalBuild" | "isUntranslated">,
): Problem[] {
  const { results } = audit(page.html, {
    url: page.url,
    wantsIndexing: page.meta.indexable,
    isLocalBuild,
  });
  return results.flatMap(({ id, status, title, found, why, fix, locations }) => {
    if (status !== "error" && status !== "warning") return [];
    if (ownLimits.has(id)) return [];
    // A list is as long as what it lists: a site with two services, or two articles, needs no
    // padding.
    if (id === "word-count" && lists.has(page.path)) return [];
    if (needsOwnWords.has(id) && placeholdersOn(page).length > 0) return [];
    // Which files are still in English is said where they are listed; the audit sees pages.
    if (id === "text-language" && isLocalBuild && isUntranslated) return [];
    const [first] = locations;
    const where = first ? { where: first.snippet } : {};
    const reason = advice.has(id) ? { why } : {};
    return [
      {
        page: page.path,
        problem: `${title}: ${found}`,
        ...where,
        ...reason,
        fix: ownFixes[id] ?? fix,
      },
    ];
  });
}
