import { paths, type ServiceId, serviceIds } from "@kolam/content/model/pages/paths";
import { bodyOf } from "@kolam/site/build/prerender/article-bodies";
import { pageRenderer } from "@kolam/site/testing/rendered-site.ts";
import { servicePages } from "@site/lists/words/service-pages";
import { expect, it } from "vitest";

const render = pageRenderer(bodyOf);

/** The sections of a page in their order, by the names that its words have for them. */
async function spineOf(id: ServiceId): Promise<readonly string[]> {
  const html = await render(paths[id].path);
  const text = html
    .replace(/<[^>]*>/g, "\n")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'");
  return Object.entries<unknown>(servicePages[id])
    .flatMap(([kind, part]) => {
      const title = (part as { readonly title?: string } | undefined)?.title;
      return title ? [{ kind, at: text.indexOf(`\n${title}\n`) }] : [];
    })
    .sort((one, other) => one.at - other.at)
    .map(({ kind }) => kind);
}

it("no two service pages have more than three sections in the same order", async () => {
  const spines = await Promise.all(serviceIds.map(spineOf));
  const runs = (spine: readonly string[]) =>
    spine.slice(3).map((_kind, at) => spine.slice(at, at + 4).join(" > "));
  const all = spines.flatMap(runs);
  expect(all.length).toBeGreaterThan(30);
  expect(all.filter((run, at) => all.indexOf(run) !== at)).toEqual([]);
});
