import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type Browser, chromium, type Page } from "playwright-core";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchOptions } from "../../../../tools/install/browser.mjs";
import image from "./cover-image.module.css";
import { frameArtwork, garbagePhoto } from "./photo.fixture.ts";
import styles from "./photo.module.css";
import { Photo, type PhotoProps } from "./photo.tsx";

const alt = "Hills in the evening, seen from a road that winds down to a village by the sea";
const clear = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

let server: Server;
let browser: Browser;
let page: Page;
let host: string;
let closed: string;
let css: string;
let frameOnly: Buffer;

/** The address of a closed port. */
async function closedAddress(): Promise<string> {
  const short = createServer();
  await new Promise<void>((done) => short.listen(0, "127.0.0.1", done));
  const { port } = short.address() as AddressInfo;
  await new Promise((done) => short.close(done));
  return `http://127.0.0.1:${port}`;
}

/** A stylesheet with the class names that the component has. */
async function scoped(file: string, names: Readonly<Record<string, string>>): Promise<string> {
  const source = await readFile(new URL(file, import.meta.url), "utf8");
  return source.replaceAll(/\.([a-z][A-Za-z]*)(?=[\s:,>{])/g, (whole, name: string) =>
    names[name] ? `.${names[name]}` : whole,
  );
}

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === "/silent.jpg") return;
    const status = request.url === "/absent.jpg" ? 404 : 200;
    response.writeHead(status, { "content-type": "image/jpeg" });
    response.end("<!doctype html><title>Not a picture</title>");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  closed = await closedAddress();
  css =
    (await scoped("cover-image.module.css", image)) + (await scoped("photo.module.css", styles));
  browser = await chromium.launch(await launchOptions());
  const context = await browser.newContext({ javaScriptEnabled: false });
  page = await context.newPage();
  frameOnly = await look({ src: clear });
}, 60_000);

afterAll(async () => {
  await browser?.close();
  server?.closeAllConnections();
  server?.close();
});

/** A screenshot of the photo in a browser without scripts, as PNG. */
async function look(props: Pick<PhotoProps, "src"> & Partial<PhotoProps>): Promise<Buffer> {
  const markup = renderToStaticMarkup(
    createElement(Photo, {
      alt,
      width: 1200,
      height: 800,
      frameSrc: frameArtwork,
      ...props,
    } as PhotoProps),
  );
  await page.setContent(
    `<!doctype html><style>:root{--k-color-feature:#1e2455;--k-color-on-feature:#fdf9ef;--k-color-action:#f0a21c}body{margin:0;width:600px}${css}</style>${markup}`,
    { waitUntil: "commit" },
  );
  await page.waitForTimeout(300);
  return page.locator("body > span").screenshot();
}

describe("a photo that does not load, with scripts disabled", () => {
  it.each([
    ["an unreachable host", () => `${closed}/photo.jpg`],
    ["a host that never answers", () => `${host}/silent.jpg`],
    ["a missing picture", () => `${host}/absent.jpg`],
    ["a response that is not a picture", () => `${host}/garbage.jpg`],
  ])("%s: shows only the frame and keeps its name", async (_, src) => {
    const missing = await look({ src: src() });
    expect(missing.equals(frameOnly)).toBe(true);

    const box = await page.getByRole("img", { name: alt }).boundingBox();
    expect(box).toEqual({ x: 0, y: 0, width: 600, height: 400 });
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send("Accessibility.getFullAXTree");
    const named = nodes.filter(({ ignored, name }) => !ignored && name?.value === alt);
    expect(named.map(({ role }) => role?.value)).toEqual(["image"]);
    await session.detach();
  });

  it("shows a plain background if the frame does not load either", async () => {
    const ground = await look({ src: clear, frameSrc: clear });
    expect((await look({ src: garbagePhoto, frameSrc: garbagePhoto })).equals(ground)).toBe(true);
  });

  it("looks different if the browser's fallback is visible, so the comparison can fail", async () => {
    const styled = css;
    css = styled
      .replace(/content: "";/, "")
      .replace(/font-size: 0;/, "")
      .replace(/color: transparent;/, "");
    const broken = await look({ src: garbagePhoto });
    css = styled;
    expect(broken.equals(frameOnly)).toBe(false);
  });
});

describe("the markup of a photo", () => {
  const html = (props: Partial<PhotoProps>) =>
    renderToStaticMarkup(
      createElement(Photo, { src: "/a.jpg", alt, width: 3, height: 2, ...props } as PhotoProps),
    );

  it("is lazy unless it has priority", () => {
    expect(html({})).toMatch(/loading="lazy" decoding="async"/);
    expect(html({ priority: true })).toMatch(/loading="eager" fetchPriority="high"/);
  });
});
