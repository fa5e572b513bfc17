import { redirectFor } from "@kolam/content/model/pages/redirect-for";
import { jsonLdBlocks } from "@kolam/seo-audit/page";
import { allPages } from "../../../../src/seo/page-meta.ts";
import { routePath } from "../../../../src/seo/route-path.ts";
import type { BuiltPage, BuiltSite } from "../built-site.ts";
import type { Problem } from "../problem.ts";

const paths: ReadonlySet<string> = new Set(allPages().flatMap((page) => routePath(page) ?? []));

/** The addresses that structured data refers to, without the ids of its nodes. */
function namedAddresses(value: unknown): string[] {
  if (typeof value === "string") return /^https?:/.test(value) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "@id" ? [] : namedAddresses(inner),
  );
}

/**
 * Links that only redirect, and addresses in the structured data that lead nowhere. The SEO audit
 * finds other dead links.
 */
export function linkProblems({ path: page, model }: BuiltPage, site: BuiltSite): Problem[] {
  const blocks = jsonLdBlocks(model);
  const named = blocks.flatMap((block) => ("data" in block ? namedAddresses(block.data) : []));
  const links = model.anchors.flatMap(({ href }) => href ?? []);
  return [...new Set([...links, ...named])].flatMap((href) => {
    const own = site.siteUrl + page;
    const { origin, pathname } = new URL(URL.canParse(href, own) ? href : "", own);
    if (origin !== new URL(own).origin) return [];
    const [base] = site.bases
      .filter((each) => pathname.startsWith(`${each}/`))
      .sort((a, b) => b.length - a.length);
    // A page in another language is checked by that language's build.
    if (base !== undefined && base !== site.base) return [];
    const path = decodeURI(pathname).slice(site.base.length);
    if (base === undefined) {
      const problem = `The link ${href} leads out of the site’s folder, ${site.base}.`;
      return {
        page,
        problem,
        fix: "Link with <SiteLink>, or put `base` of src/base.ts before it.",
      };
    }
    const better = redirectFor(path);
    const isDead = named.includes(href) && !paths.has(path) && !site.files.has(path);
    if (better === undefined && !isDead) return [];
    return {
      page,
      problem: `The link ${href} leads to no page${better ? ", but to a redirect" : ""}.`,
      fix: better && paths.has(better) ? `Link to ${better}.` : "Link to a path of paths.ts.",
    };
  });
}
