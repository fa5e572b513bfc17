import { has } from "@kolam/content/facts/parts";
import { openPositions } from "@kolam/content/open-positions";
import { expect, test } from "../support/fixtures.ts";
import { field } from "../support/form-journeys.ts";
import { openHydrated } from "../support/hydration.ts";

for (const { id, title } of has("careers") ? openPositions.slice(0, 1) : []) {
  const path = `/careers/${id}`;

  test("an opening's page leads from the list to its form, with the position chosen", async ({
    page,
  }) => {
    await openHydrated(page, "/careers");
    const card = page.locator(`#${id}`);
    await card.locator("summary").click();
    await card.locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator("h1")).toHaveText(title);
    await expect(field(page, "application", "position").locator(":checked")).toHaveText(title);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("an opening's form has the position chosen", async ({ page }) => {
      await page.goto(path);
      await expect(field(page, "application", "position").locator(":checked")).toHaveText(title);
    });
  });
}
