import { expect, test } from "../support/fixtures.ts";
import { hydrate } from "../support/hydration.ts";
import { articlePage, blogPath, hasBlog } from "../support/pages.ts";

for (const path of hasBlog ? [blogPath, articlePage] : []) {
  test(`the large picture of the first screen of ${path} is preloaded, and fetched once`, {
    tag: "@slow",
  }, async ({ page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "image") fetched.push(request.url());
    });
    await page.goto(path);
    const photo = page.locator("main img[fetchpriority=high]");
    await expect(photo).toBeInViewport();
    const [srcset, src] = await Promise.all(
      ["srcset", "src"].map((name) => photo.getAttribute(name)),
    );
    const address = srcset ? `imagesrcset="${srcset}"` : `href="${src}"`;
    const preload = page.locator(`head > link[rel=preload][as=image][${address}]`);
    await expect(preload).toHaveCount(1);
    if (srcset) {
      await expect(preload).toHaveAttribute(
        "imagesizes",
        (await photo.getAttribute("sizes")) ?? "",
      );
    }
    await hydrate(page);
    const shown = await photo.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(fetched.filter((url) => url === shown)).toHaveLength(1);
    await expect(preload).toHaveCount(1);
  });
}
