import { company } from "@kolam/content/company";
import type { Page, Route } from "@playwright/test";
import { loadSiteConfig } from "../config/site-config.ts";
import { expect, test } from "./fixtures.ts";
import { hydrate } from "./hydration.ts";

const { photoHost } = loadSiteConfig();

/** Ways in which the photo host fails. A route that nobody answers stays silent for the whole test. */
const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  "refuses the connection": (route) => route.abort("connectionrefused"),
  "is silent": async () => {},
  "serves garbage": (route) => route.fulfill({ contentType: "image/jpeg", body: "<html>no" }),
  "answers 503": (route) => route.fulfill({ status: 503, body: "" }),
  "answers a page": (route) =>
    route.fulfill({ contentType: "text/html", body: "<script>window.hostile = true</script>" }),
};

/** Links, menu, questions and navigation in place work, and nothing is cut off or missing. */
async function isUsable(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await hydrate(page);
  for (const picture of await page.locator("main img:visible").all()) {
    const box = await picture.boundingBox();
    expect(box?.height ?? 0, "a picture keeps its place").toBeGreaterThan(20);
  }
  await page
    .locator("footer")
    .getByRole("link", { name: "Portfolio", exact: true })
    .first()
    .click();
  await expect(page).toHaveURL("/portfolio");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => "hostile" in window)).toBe(false);
}

for (const [name, fault] of Object.entries(faults)) {
  test(`a photo host that ${name} leaves pages finished and usable`, async ({
    page,
    consoleErrors,
  }) => {
    await page.route(`${photoHost}/**`, fault);
    for (const path of ["/", "/about"]) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await isUsable(page);
    }
    // What the browser itself logs of a failed picture.
    const own = consoleErrors.splice(0).filter((text) => !/Failed to load resource|ORB/.test(text));
    expect(own).toEqual([]);
  });
}

test("an artwork stands where a photo does not come", async ({ page, consoleErrors }) => {
  const art: string[] = [];
  page.on("response", (response) => {
    if (response.url().includes("/art/") && response.ok()) art.push(response.url());
  });
  await page.route(`${photoHost}/**`, (route) => route.abort());
  await page.goto("/about");
  await expect.poll(() => art.length).toBeGreaterThan(0);
  consoleErrors.splice(0);
});

test("a conversion tag that throws stops neither call nor chat", async ({
  page,
  consoleErrors,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, {
      gtag_report_conversion: () => {
        throw new Error("the tag is broken");
      },
    });
  });
  await page.goto("/contact");
  await hydrate(page);
  await page.evaluate(() => {
    addEventListener("click", (event) => {
      Object.assign(window, { prevented: event.defaultPrevented });
      event.preventDefault();
    });
  });
  await page.locator(`a[href="${company.phone.href}"]:visible`).first().click();
  expect(await page.evaluate(() => (window as unknown as { prevented: boolean }).prevented)).toBe(
    false,
  );
  await page.locator("a[data-chat]:visible").first().click();
  expect(await page.evaluate(() => (window as unknown as { prevented: boolean }).prevented)).toBe(
    false,
  );
  expect(consoleErrors.splice(0).join()).toContain("the tag is broken");
  await isUsable(page);
});

test("a conversion tag that is no function is ignored", async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { gtag_report_conversion: "blocked" }));
  await page.goto("/contact");
  await isUsable(page);
});
