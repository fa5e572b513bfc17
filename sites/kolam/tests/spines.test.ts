import { paths, type ServiceId, serviceIds } from "@kolam/content/model/pages/paths";
import { bodyOf } from "@kolam/site/build/prerender/article-bodies";
import { pageRenderer } from "@kolam/site/testing/rendered-site.ts";
import { servicePages } from "@site/lists/words/service-pages";
import { expect, it } from "vitest";

const render = pageRenderer(bodyOf);

/** The bands of a page between its hero and its end, each by the words that its heading is from. */
async function bandsOf(id: ServiceId): Promise<readonly string[]> {
  const html = await render(paths[id].path);
  const [main = ""] = /<main\b.*<\/main>/s.exec(html) ?? [];
  const headings = [...main.matchAll(/<h2\b[^>]*>(.*?)<\/h2>/gs)].map(([, text = ""]) =>
    text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'"),
  );
  const kinds = new Map(
    Object.entries<unknown>(servicePages[id]).map(([kind, words]) => [
      (words as { readonly title?: string }).title,
      kind,
    ]),
  );
  return headings.map((heading) => kinds.get(heading) ?? heading);
}

const spines = Promise.all(serviceIds.map(bandsOf));

it("a service page has seven bands: the hero, six with a heading, the last of them the end", async () => {
  for (const spine of await spines) {
    expect(new Set(spine).size).toBe(6);
    expect(spine).toHaveLength(6);
    expect(spine).toEqual(expect.arrayContaining(["offerings", "cases", "questions"]));
    expect(spine.at(-1)).toBe("closing");
  }
});

it("no two service pages have more than three bands in the same order", async () => {
  const runs = (spine: readonly string[]) =>
    ["hero", ...spine]
      .slice(3)
      .map((_band, at) => ["hero", ...spine].slice(at, at + 4).join(" > "));
  const all = (await spines).flatMap(runs);
  expect(all).toHaveLength(serviceIds.length * 4);
  // What brings the results has its steps first on one page and its figures on another.
  const alike = all.map((run) => run.replace("process", "figures"));
  expect(alike.filter((run, at) => alike.indexOf(run) !== at)).toEqual([]);
});
