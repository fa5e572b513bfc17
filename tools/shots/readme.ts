import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { paths } from "@kolam/content/facts/paths";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { serveFolder } from "../../packages/ui/test/serve-folder.ts";
import { openWindow, settle } from "./camera.ts";
import type { Scheme } from "./plan.ts";

const HEIGHT = 900;
const GAP = 24;
/** The story in the picture: a component in every variant and state. */
const STORY = "actions-button--all-variants";

/** What one part of a picture shows, and in which window. */
interface Part {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly scheme: Scheme;
  /** Waits until the page shows everything. */
  readonly ready?: (page: Page) => Promise<void>;
}

/** Takes the parts of a picture and draws them side by side. */
async function compose(browser: Browser, name: string, parts: readonly Part[], folder: string) {
  const images: { input: Buffer; width: number }[] = [];
  for (const { url, width, height, scheme, ready } of parts) {
    const context = await openWindow(browser, new URL(url).origin, width, { colorScheme: scheme });
    const page = await context.newPage();
    await page.setViewportSize({ width, height });
    await page.goto(url, { waitUntil: "load" });
    await settle(page);
    await ready?.(page);
    await page.waitForTimeout(1_000);
    const { data, info } = await sharp(await page.screenshot())
      .resize({ height: HEIGHT })
      .toBuffer({ resolveWithObject: true });
    images.push({ input: data, width: info.width });
    await context.close();
  }
  let left = -GAP;
  const placed = images.map(({ input, width }) => {
    const at = left + GAP;
    left = at + width;
    return { input, left: at, top: 0 };
  });
  const ground = { width: left, height: HEIGHT, channels: 4, background: "#0000" } as const;
  const picture = sharp({ create: ground }).composite(placed).webp({ quality: 82 });
  const { size } = await picture.toFile(join(folder, name));
  console.log(`docs/images/${name}: ${Math.round(size / 1024)} KB`);
}

/** Takes the pictures at the top of the README into `docs/images/`. */
export async function takeReadmePictures(browser: Browser, siteUrl: string, root: string) {
  const built = resolve(root, "storybook-static");
  if (!existsSync(join(built, "index.html"))) {
    throw new Error("There is no built Storybook. Run `pnpm build:storybook` first.");
  }
  const folder = resolve(root, "docs/images");
  await mkdir(folder, { recursive: true });
  const [home, services] = [paths.home, paths.services].map(({ path }) => siteUrl + path);
  const desktop = { width: 1280, height: 1600 };
  const site: readonly Part[] = [
    { url: home ?? "", ...desktop, scheme: "light" },
    { url: services ?? "", ...desktop, scheme: "dark" },
    { url: home ?? "", width: 390, height: 866, scheme: "dark" },
  ];
  await compose(browser, "site.webp", site, folder);
  const { url, close } = await serveFolder(built);
  const ready = async (page: Page) => {
    const story = page.frameLocator("#storybook-preview-iframe").locator("#storybook-root > *");
    await story.first().waitFor({ timeout: 60_000 });
  };
  const story = { url: `${url}/?path=/story/${STORY}`, width: 1440, height: HEIGHT, ready };
  await compose(browser, "storybook.webp", [{ ...story, scheme: "light" }], folder);
  close();
}
