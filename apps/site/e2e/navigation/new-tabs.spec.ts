import { titles } from "@site/lists/words/titles";
import { launchOptions } from "../../../../tools/install/browser.mjs";
import { expect, test } from "../support/fixtures.ts";
import { openHydrated } from "../support/hydration.ts";
import { footerLink } from "../support/shell.ts";

// Without windows, Chromium downloads nothing by a click.
test.use({ launchOptions: await launchOptions(true) });

test("modified clicks on a link are the browser's", { tag: "@slow" }, async ({ page, context }) => {
  await openHydrated(page, "/");
  const link = footerLink(page, titles.terms);
  const withControl = () => link.click({ modifiers: ["ControlOrMeta"] });
  for (const click of [withControl, () => link.click({ button: "middle" })]) {
    const opened = context.waitForEvent("page");
    await click();
    await expect(await opened).toHaveURL("/terms");
    await (await opened).close();
  }
  const saved = page.waitForEvent("download");
  await link.click({ modifiers: ["Alt"] });
  await (await saved).cancel();
  await expect(page).toHaveURL("/");
});
