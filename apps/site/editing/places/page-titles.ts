import type { ViteDevServer } from "vite";
import type * as Trail from "../../src/seo/breadcrumb-trail.ts";
import type * as Meta from "../../src/seo/page-meta.ts";

/** What the pages of the site are called, by their paths. */
export async function pageTitles(vite: ViteDevServer): Promise<Readonly<Record<string, string>>> {
  const { allPages, headOf } = (await vite.ssrLoadModule("/src/seo/page-meta.ts")) as typeof Meta;
  const { breadcrumbTrail } = (await vite.ssrLoadModule(
    "/src/seo/breadcrumb-trail.ts",
  )) as typeof Trail;
  const titles = allPages().map((ref) => {
    const { path, title } = headOf(ref);
    return [path, breadcrumbTrail(ref, title).at(-1)?.name ?? title];
  });
  return Object.fromEntries(titles);
}
