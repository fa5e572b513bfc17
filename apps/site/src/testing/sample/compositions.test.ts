import { paths, serviceIds } from "@kolam/content/facts/paths";
import { expect, it } from "vitest";
import { bodyOf } from "../../../build/prerender/article-bodies.ts";
import { pageRenderer } from "../rendered-site.ts";

const render = pageRenderer(bodyOf);

/** The surfaces of a page's sections, from top to bottom. */
function surfacesOf(html: string): string {
  return [...html.matchAll(/<section[^>]*class="([^"]*)"/g)]
    .map(([, names = ""]) => /_(plain|alt|feature|action|deep)_/.exec(names)?.[1] ?? "?")
    .join(" ");
}

it("no two service pages have the same sequence of surfaces", async () => {
  const all = await Promise.all(
    serviceIds.map(async (id) => surfacesOf(await render(paths[id].path))),
  );
  expect(all.join()).not.toContain("?");
  expect(new Set(all).size).toBe(serviceIds.length);
});
