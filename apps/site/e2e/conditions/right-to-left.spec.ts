import { paths } from "@kolam/content/facts/paths";
import { axeViolations } from "../support/axe.ts";
import { expect, test } from "../support/fixtures.ts";
import { overflow } from "../support/layout-checks.ts";

/** The words said to be of a language that is written from right to left. */
test.use({
  change: {
    name: "right-to-left",
    enforce: "pre",
    transform: (code, id) =>
      id.endsWith("/facts/languages.ts") ? code.replace('"ltr"', '"rtl"') : undefined,
  },
});

test("pages in a language from right to left are mirrored, and have room", async ({ page }) => {
  for (const path of [paths.home.path, paths.contact.path]) {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
      expect(await overflow(page, width, 900)).toBe(0);
      const title = await page.getByRole("heading", { level: 1 }).boundingBox();
      expect((title?.x ?? 0) + (title?.width ?? 0)).toBeGreaterThan(width * 0.85);
    }
    expect(await axeViolations(page)).toEqual([]);
  }
});
