import { has } from "@kolam/content/facts/parts";
import { openPositions } from "@kolam/content/open-positions";
import { expect, test } from "../support/fixtures.ts";
import { field } from "../support/form-journeys.ts";

test.use({ javaScriptEnabled: false });

for (const { id, title } of has("careers") ? openPositions.slice(0, 1) : []) {
  test("without scripts, the form on an opening's page has its position chosen", async ({
    page,
  }) => {
    await page.goto(`/careers/${id}`);
    await expect(field(page, "application", "position").locator(":checked")).toHaveText(title);
  });
}
