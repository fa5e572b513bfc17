import { existsSync } from "node:fs";
import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, resolve } from "node:path";
import { paths } from "@kolam/content/facts/paths";
import type { Browser } from "@playwright/test";
import { openWindow } from "./camera.ts";
import type { Scheme } from "./plan.ts";

/** One part of a picture, and the height at which it is drawn, in pixels. */
interface Part {
  readonly png: Buffer;
  readonly height: number;
}

const HEIGHT = 900;
const GAP = 24;
/** The story in the picture: a component in every variant and state. */
const STORY = "actions-button--all-variants";

/** A page of the site in a window of the given size. */
async function window(
  browser: Browser,
  siteUrl: string,
  at: { path: string; width: number; height: number; scheme: Scheme },
): Promise<Buffer> {
  const context = await openWindow(browser, siteUrl, at.width, at.scheme);
  const page = await context.newPage();
  await page.setViewportSize({ width: at.width, height: at.height });
  await page.goto(siteUrl + at.path, { waitUntil: "load" });
  await page.evaluate(async () => {
    document.documentElement.style.scrollbarGutter = "auto";
    await document.fonts.ready;
  });
  await page.waitForTimeout(500);
  const png = await page.screenshot();
  await context.close();
  return png;
}

/** Draws parts side by side. */
async function compose(browser: Browser, parts: readonly Part[], quality: number): Promise<Buffer> {
  const page = await browser.newPage();
  const data = await page.evaluate(
    async ({ parts, gap, quality }) => {
      const images = await Promise.all(
        parts.map(async ({ png, height }) => {
          const blob = await (await fetch(`data:image/png;base64,${png}`)).blob();
          const image = await createImageBitmap(blob);
          return { image, height, width: Math.round((image.width / image.height) * height) };
        }),
      );
      const canvas = document.createElement("canvas");
      canvas.width = images.reduce((sum, { width }) => sum + width + gap, -gap);
      canvas.height = Math.max(...images.map(({ height }) => height));
      const pen = canvas.getContext("2d");
      if (!pen) throw new Error("No canvas.");
      pen.imageSmoothingQuality = "high";
      let x = 0;
      for (const { image, width, height } of images) {
        pen.drawImage(image, x, 0, width, height);
        x += width + gap;
      }
      return canvas.toDataURL("image/webp", quality);
    },
    {
      parts: parts.map(({ png, height }) => ({ png: png.toString("base64"), height })),
      gap: GAP,
      quality,
    },
  );
  await page.close();
  return Buffer.from(data.slice(data.indexOf(",") + 1), "base64");
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** A window of the built Storybook with one story. */
async function storybook(browser: Browser, folder: string): Promise<Buffer> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    try {
      const file = join(folder, pathname === "/" ? "index.html" : decodeURIComponent(pathname));
      const body = await readFile(file);
      response.writeHead(200, {
        "Content-Type": types[extname(file)] ?? "application/octet-stream",
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((done) => server.listen(0, "localhost", done));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  try {
    const context = await openWindow(browser, url, 1280, "light");
    const page = await context.newPage();
    await page.setViewportSize({ width: 1440, height: HEIGHT });
    await page.goto(`${url}/?path=/story/${STORY}`);
    const story = page.frameLocator("#storybook-preview-iframe").locator("#storybook-root > *");
    await story.first().waitFor({ timeout: 60_000 });
    await page.waitForTimeout(2000);
    const png = await page.screenshot();
    await context.close();
    return png;
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** Takes the pictures at the top of the README into `docs/images/`. */
export async function takeReadmePictures(
  browser: Browser,
  siteUrl: string,
  root: string,
): Promise<void> {
  const built = resolve(root, "storybook-static");
  if (!existsSync(join(built, "index.html"))) {
    throw new Error("There is no built Storybook. Run `pnpm build:storybook` first.");
  }
  const home = paths.home.path;
  const desktop = { width: 1280, height: 1600 };
  const parts = [
    { path: home, ...desktop, scheme: "light" as const },
    { path: paths.services.path, ...desktop, scheme: "dark" as const },
    { path: home, width: 390, height: 866, scheme: "dark" as const },
  ];
  const site: Part[] = [];
  for (const part of parts) {
    site.push({ png: await window(browser, siteUrl, part), height: HEIGHT });
  }
  const pictures = {
    "site.webp": await compose(browser, site, 0.82),
    "storybook.webp": await compose(
      browser,
      [{ png: await storybook(browser, built), height: HEIGHT }],
      0.82,
    ),
  };
  const folder = resolve(root, "docs/images");
  await mkdir(folder, { recursive: true });
  for (const [name, picture] of Object.entries(pictures)) {
    const file = join(folder, name);
    await writeFile(file, picture);
    console.log(`docs/images/${name}: ${Math.round((await stat(file)).size / 1024)} KB`);
  }
}
