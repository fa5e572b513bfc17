import { readFile } from "node:fs/promises";
import { type Browser, chromium, type Page } from "playwright-core";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { launchOptions } from "../../../../tools/install/browser.mjs";
import image from "./cover-image.module.css";
import { arrivingPhoto, frameArtwork, garbagePhoto } from "./photo.fixture.ts";
import styles from "./photo.module.css";
import { Photo, type PhotoProps } from "./photo.tsx";

const alt = "Hills in the evening, seen from a road that winds down to a village by the sea";
const silent = "http://host.example/silent.jpg";
const clear = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

let browser: Browser;
let page: Page;
let css: string;
let frameOnly: Buffer;

/** A stylesheet with the class names that the component has. */
async function scoped(file: string, names: Readonly<Record<string, string>>): Promise<string> {
  const source = await readFile(new URL(file, import.meta.url), "utf8");
  return source.replaceAll(/\.([a-z][A-Za-z]*)(?=[\s:,>{])/g, (whole, name: string) =>
    names[name] ? `.${names[name]}` : whole,
  );
}

const html = (props: Partial<PhotoProps>) =>
  renderToStaticMarkup(
    createElement(Photo, { src: clear, alt, width: 1200, height: 800, ...props } as PhotoProps),
  );

beforeAll(async () => {
  const sheets = [
    scoped("cover-image.module.css", image),
    scoped("photo.module.css", styles),
  ] as const;
  css = (await Promise.all(sheets)).join("");
  browser = await chromium.launch(await launchOptions());
  page = await browser.newPage({ javaScriptEnabled: false });
  await page.route("http://host.example/**", (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/closed.jpg") return route.abort();
    if (pathname === "/absent.jpg") return route.fulfill({ status: 404, body: "Not found" });
    // The other one never answers.
    return undefined;
  });
  frameOnly = await look({ src: clear });
});

afterAll(() => browser?.close());

/** Waits until each picture is drawn or has failed; the one that never comes was asked for. */
const settled = () =>
  vi.waitUntil(
    () =>
      page.locator("img").evaluateAll(async (images: HTMLImageElement[], silent) => {
        const coming = images.filter(({ src }) => src !== silent);
        await Promise.allSettled(coming.map((image) => image.decode()));
        return coming.every(({ complete }) => complete);
      }, silent),
    { timeout: 60_000 },
  );

/** A screenshot of the photo in a browser without scripts, as PNG. */
async function look(props: Partial<PhotoProps>): Promise<Buffer> {
  const asked = props.src === silent && page.waitForRequest(silent);
  await page.setContent(
    `<!doctype html><style>:root{--k-color-feature:#1e2455;--k-color-on-feature:#fdf9ef;--k-color-action:#f0a21c}body{margin:0;width:600px}${css}</style>${html({ frameSrc: frameArtwork, ...props } as PhotoProps)}`,
    { waitUntil: "commit" },
  );
  await asked;
  await settled();
  return page.locator("body > span").screenshot();
}

describe("a photo that does not load, with scripts disabled", () => {
  it.each([
    ["an unreachable host", "http://host.example/closed.jpg"],
    ["a host that never answers", silent],
    ["a missing picture", "http://host.example/absent.jpg"],
    ["a response that is not a picture", garbagePhoto],
  ])("%s: shows only the frame and keeps its name", async (_, src) => {
    expect((await look({ src })).equals(frameOnly)).toBe(true);

    const box = await page.getByRole("img", { name: alt }).boundingBox();
    expect(box).toEqual({ x: 0, y: 0, width: 600, height: 400 });
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send("Accessibility.getFullAXTree");
    const named = nodes.filter(({ ignored, name }) => !ignored && name?.value === alt);
    expect(named.map(({ role }) => role?.value)).toEqual(["image"]);
  });

  it("is covered by one that loads", async () => {
    expect((await look({ src: arrivingPhoto })).equals(frameOnly)).toBe(false);
  });

  it("shows a plain background if the frame does not load either", async () => {
    const ground = await look({ frameSrc: clear });
    expect((await look({ src: garbagePhoto, frameSrc: garbagePhoto })).equals(ground)).toBe(true);
  });
});

it("is lazy unless it has priority", () => {
  expect(html({})).toMatch(/loading="lazy" decoding="async"/);
  expect(html({ priority: true })).toMatch(/loading="eager" fetchPriority="high"/);
});
