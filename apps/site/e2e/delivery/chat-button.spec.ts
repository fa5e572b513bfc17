import { chat } from "@kolam/content/company-words";
import { formPages, paths, present } from "@kolam/content/facts/paths";
import { expect, test } from "../support/fixtures.ts";
import { chatLink } from "../support/shell.ts";

test("no button that sends a form comes under the chat button, however far the page is scrolled", async ({
  page,
}) => {
  test.skip(!chat, "needs a chat");
  for (const id of [...formPages, ...present(["blog"])]) {
    await page.goto(paths[id].path + (id === "quote" ? "#step-4" : ""));
    for (const width of [320, 390, 800, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const { x = 0 } = (await chatLink(page).boundingBox()) ?? {};
      for (const button of await page.locator("main form [type=submit]:visible").all()) {
        const box = await button.boundingBox();
        const end = (box?.x ?? 0) + (box?.width ?? 0);
        // What is a pixel wide is for the keyboard.
        if ((box?.width ?? 0) > 2) expect.soft(end, `${id} at ${width} px`).toBeLessThanOrEqual(x);
      }
    }
  }
});
