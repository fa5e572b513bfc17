import { expect, test } from "../support/fixtures.ts";
import { hydrate } from "../support/hydration.ts";

test("a page that holds its styles fetches none of them, hydration included", {
  tag: "@slow",
}, async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "stylesheet") requested.push(new URL(request.url()).pathname);
  });
  await page.goto("/");
  const own = await page.locator("script[data-styles]").getAttribute("data-styles");
  expect(requested).toEqual([]);
  await hydrate(page);
  expect(requested.filter((path) => own?.split(" ").includes(path))).toEqual([]);
});
