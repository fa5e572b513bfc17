import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Browser, Page } from "playwright-core";
import { serveFolder } from "../serve-folder.ts";

const root = resolve(import.meta.dirname, "../../../..");
const storybook = join(import.meta.dirname, "../../node_modules/.cache/pictures-storybook");

/** The colour modes in which every matrix is captured. */
export const looks = ["light", "dark", "forced"] as const;

/** One of {@link looks}. */
export type Look = (typeof looks)[number];

/** A screenshot of a component's matrix. */
export interface Shot {
  /** Its path, e.g. `light/button.png`. */
  readonly file: string;
  readonly png: Buffer;
}

function buildStorybook(): void {
  const bin = join(root, "node_modules/.bin/storybook");
  const args = ["build", "--output-dir", storybook, "--disable-telemetry", "--quiet"];
  const { status, stdout, stderr } = spawnSync(bin, args, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(`Storybook could not be built.\n${stdout}\n${stderr}`);
}

/** Ids of the matrix stories. */
function matrices(): string[] {
  const { entries }: { entries: Record<string, { id: string; type: string }> } = JSON.parse(
    readFileSync(join(storybook, "index.json"), "utf8"),
  );
  return Object.values(entries)
    .map(({ id }) => id)
    .filter((id) => id.endsWith("--all-variants"))
    .sort();
}

async function shoot(page: Page, url: string, id: string, look: Look): Promise<Shot> {
  const theme = look === "dark" ? "dark" : "light";
  const globals = `theme:${theme};motion:reduce`;
  await page.goto(`${url}/iframe.html?viewMode=story&id=${id}&globals=${globals}`);
  const table = page.locator("#storybook-root table").first();
  await table.waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) await image.decode().catch(() => undefined);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  const png = await table.screenshot({ animations: "disabled", caret: "hide", scale: "css" });
  const [, component = id] = /-([a-z]+)--all-variants$/.exec(id) ?? [];
  return { file: `${look}/${component}.png`, png };
}

/** Text and curves must look the same whatever the machine's screen and graphics card. */
export const pictureArgs = ["--font-render-hinting=none", "--disable-lcd-text", "--disable-gpu"];

/** Builds Storybook and captures every matrix story in every look. */
export async function shootAll(browser: Browser): Promise<Shot[]> {
  buildStorybook();
  const site = await serveFolder(storybook);
  try {
    // Each look needs its own window, since background tabs are not painted.
    const shots = looks.map(async (look) => {
      const context = await browser.newContext({
        viewport: { width: 1600, height: 1200 },
        colorScheme: look === "dark" ? "dark" : "light",
        forcedColors: look === "forced" ? "active" : "none",
        reducedMotion: "reduce",
      });
      const page = await context.newPage();
      const made: Shot[] = [];
      for (const id of matrices()) made.push(await shoot(page, site.url, id, look));
      await context.close();
      return made;
    });
    return (await Promise.all(shots)).flat();
  } finally {
    site.close();
  }
}
