import { current, others } from "@kolam/content/model/pages/languages";
import { factsOfRoute, pageIds, paths } from "@kolam/content/model/pages/paths";
import { stretchesWithoutAsking } from "../../support/asks.ts";
import { expect, test } from "../../support/fixtures.ts";
import { everyKind, missingPage } from "../../support/pages.ts";

/** Law is read for itself, and the sitemap is a list of links. */
const withoutAsking: readonly string[] = [
  ...pageIds.filter((id) => paths[id].group === "legal").map((id) => factsOfRoute(id).path),
  paths.sitemap.path,
  paths["thank-you"].path,
  missingPage,
];

const ofSite = [
  ...current.pages,
  ...others.flatMap(({ tag, pages }) => pages.map((path) => `/${tag}${path}`)),
].filter((path) => !withoutAsking.some((each) => path.endsWith(each)));

const kinds = everyKind.filter((path) => ofSite.includes(path));

const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

for (const { name, list } of [
  { name: "each kind of page", list: kinds },
  {
    name: "every other page",
    list: ofSite.filter((path) => !kinds.includes(path)),
  },
]) {
  test(`${name} leads to asking in any two windows, at 390 and 1280 px`, { tag: "@slow" }, async ({
    page,
  }) => {
    test.slow();
    for (const path of list) {
      await page.goto(path);
      for (const window of windows) {
        await page.setViewportSize(window);
        expect
          .soft(await stretchesWithoutAsking(page), `${path} at ${window.width} px`)
          .toEqual([]);
      }
    }
  });
}
