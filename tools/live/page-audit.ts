import { paths } from "@kolam/content/model/pages/paths";
import { audit } from "@kolam/seo-audit";
import { allPages } from "@kolam/site/seo/page-meta.ts";
import { routePath } from "@kolam/site/seo/route-path.ts";
import { forEach, type Look } from "./live-site.ts";

/**
 * One page of each kind: by its type if its text is a file, else by its group and whether it is a
 * form.
 */
function onePerKind(base: string): string[] {
  const byKind = new Map<string, string>();
  for (const ref of allPages()) {
    const path = routePath(ref);
    const listed = "slug" in ref || ref.page !== undefined;
    const { group, ...entry } = paths[(listed ? "home" : ref.id) as keyof typeof paths];
    const kind = listed ? ref.id : `${group}${"form" in entry}`;
    if (path !== null && !byKind.has(kind)) byKind.set(kind, base + path);
  }
  return [...byKind.values()];
}

/** The errors of the SEO audit for one page of each kind, as served. */
export const lookAtPages: Look = ({ origin, rules, send }) =>
  forEach(onePerKind(rules.base), async (where) => {
    const { status, body } = await send({ path: where });
    if (status !== 200) return [];
    const url = new URL(where, origin.protocol === "https:" ? origin : rules.siteUrl).href;
    const wantsIndexing = rules.isPreview ? false : null;
    const { results } = audit(body.toString(), {
      url,
      wantsIndexing,
      isLocalBuild: rules.isPreview || origin.protocol !== "https:",
    });
    return results.flatMap(({ status, title, found, fix }) =>
      status === "error" ? [{ where, what: `${title}: ${found}`, fix }] : [],
    );
  });
