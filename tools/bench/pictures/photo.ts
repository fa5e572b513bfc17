/**
 * `pnpm bench photo`: home with a photo of the owner's on top, beside the same page in Astro with `<Picture>` and in
 * Next.js with `next/image`: the same photo, widths, formats and qualities. A pages' host optimizes nothing, so Next's
 * copies are made before by its own optimizer, whose bytes `next start` would send, and served by the same host as
 * Astro's.
 *
 * The photo: Timothy H. O'Sullivan, "Black Cañon, Colorado River, from Camp 8, Looking Above" (1871), cropped. Digital
 * image courtesy of the Getty's Open Content Program; CC0 1.0.
 *
 * Options: `--rounds=5`.
 */
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Page } from "@playwright/test";
import sharp, { type Sharp } from "sharp";
import { ssim } from "ssim.js";
import { encodings } from "../../../apps/site/build/outputs/pictures/make-picture.ts";
import { loadSiteConfig } from "../../../apps/site/config/site-config.ts";
import { measuringArgs } from "../../install/browser.mjs";
import { copyOfSite } from "../../run/copies.ts";
import { buildCopy, node } from "../builds/run-node.ts";
import { startHosts } from "../hosts/hosts.ts";
import { stubArguments } from "../hosts/photo-stub.ts";
import { buildPeer, installPeer, peerFolder } from "../peers/peers.ts";
import { writeResults } from "../report/results.ts";
import { inTurns, openBrowser } from "../report/rounds.ts";
import { median } from "../report/statistics.ts";
import { cell, markdownTable } from "../report/table.ts";
import { devices, simulated } from "../visits/simulated.ts";
import { type Visit, visit } from "../visits/visit.ts";

const { values: options } = parseArgs({ options: { rounds: { type: "string", default: "5" } } });
/** Lighthouse connects to the browser at this port. */
const debugPort = 9_378;
/** What is kept of a visit. */
type Run = Pick<Visit, "lcp" | "cls">;
const name = "black-canyon";
const alt = "A boat on the Colorado River between the walls of the Black Canyon";
const photo = resolve(import.meta.dirname, `${name}.jpg`);

/** The mean structural similarity (SSIM) of a copy to the photo in the copy's size; 1 if they are equal. */
async function similarity(copy: Buffer): Promise<number> {
  const pixels = async (image: Sharp) => {
    const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    return { ...info, data: new Uint8ClampedArray(data) };
  };
  const shown = await pixels(sharp(copy));
  const whole = await pixels(sharp(photo).resize(shown.width, shown.height, { fit: "fill" }));
  return ssim(shown, whole, { downsample: false }).mssim;
}

/** Builds a copy of the site whose home page begins with the photo. */
function buildOurs(copy: string): void {
  const words = join(copy, "packages/content/src");
  copyFileSync(photo, join(words, "pictures", `${name}.jpg`));
  const home = join(words, "en/pages/home.ts");
  const picture = `picture: { file: "${name}.jpg", alt: "${alt}" },`;
  writeFileSync(home, readFileSync(home, "utf8").replace("hero: {", `hero: { ${picture}`));
  buildCopy(copy);
}

/**
 * The photo's place on our page, which the peers give it too.
 * @throws when the page does not begin with a picture
 */
function placeOn(html: string) {
  const [, before = ""] = /^([\s\S]*?<img [^>]*fetchpriority="high"[^>]*>)/i.exec(html) ?? [];
  const picture = before.slice(before.lastIndexOf("<picture>"));
  const value = (attribute: string) =>
    new RegExp(` ${attribute}="([^"]*)"`, "i").exec(picture)?.[1]?.replaceAll("&lt;", "<") ?? "";
  const widths = [...value("srcset").matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  if (widths.length === 0) throw new Error("Our home page does not begin with the photo.");
  const [width, height] = [Number(value("width")), Number(value("height"))];
  return { name, alt, sizes: value("sizes"), widths, width, height };
}

/** Builds the peers with the photo. */
function buildPeers(place: ReturnType<typeof placeOn>) {
  const env = { HERO_PHOTO: JSON.stringify(place), ENCODINGS: JSON.stringify(encodings) };
  installPeer("astro");
  const sources = join(peerFolder("astro"), "src/copied/hero");
  mkdirSync(sources, { recursive: true });
  copyFileSync(photo, join(sources, `${name}.jpg`));
  const astro = buildPeer("astro", env);
  installPeer("next");
  const next = buildPeer("next", env);
  node(["copies.mjs", photo, join(next, "copies")], peerFolder("next"), env);
  return { Astro: astro, "Next.js": next };
}

const copy = copyOfSite();
try {
  buildOurs(copy);
  const site = join(copy, "apps/site");
  const peers = buildPeers(placeOn(readFileSync(join(site, "dist/index.html"), "utf8")));
  for (const folder of Object.values(peers)) {
    cpSync(join(site, "dist/art"), join(folder, "art"), { recursive: true });
  }
  const hosts = await startHosts({ ours: join(site, "build-out"), ...peers }, true);
  const browser = await openBrowser(
    ...measuringArgs,
    ...stubArguments({ [new URL(loadSiteConfig().photoHost).hostname]: hosts.photoPort }),
    `--remote-debugging-port=${debugPort}`,
  );
  const subjects = ["ours", ...Object.keys(peers)].map((host) => ({
    host,
    runs: { applied: [] as Run[], mobile: [] as Run[], desktop: [] as Run[] },
    bytes: 0,
    ssim: Number.NaN,
  }));
  const noise = await inTurns(
    Number(options.rounds),
    subjects.map((subject) => async () => {
      const url = `${hosts.origins[subject.host]}/`;
      const bodies: Promise<Buffer>[] = [];
      const watch = async (page: Page) =>
        page.on("response", (response) => {
          if (response.url().includes(name)) bodies.push(response.body());
        });
      subject.runs.applied.push(await visit(browser, url, watch));
      for (const device of devices) {
        subject.runs[device].push(await simulated(url, device, debugPort));
      }
      const copies = await Promise.all(bodies);
      subject.bytes = Buffer.concat(copies).length;
      subject.ssim = await similarity(copies[0] ?? Buffer.of());
    }),
  ).finally(async () => {
    await browser.close();
    hosts.stop();
  });

  const [ours, ...others] = subjects;
  const kinds = ["applied", ...devices] as const;
  const lcp = (kind: (typeof kinds)[number], subject = ours) =>
    subject?.runs[kind].map((run) => run.lcp) ?? [];
  const table = markdownTable(subjects, {
    host: ({ host }) => host,
    ...Object.fromEntries(
      kinds.map((kind) => [`LCP ms, ${kind}`, (subject) => cell(lcp(kind, subject))]),
    ),
    CLS: ({ runs }) =>
      Math.max(...kinds.flatMap((kind) => runs[kind]).map(({ cls }) => cls)).toFixed(3),
    "bytes of the photo": ({ bytes }) => String(bytes),
    SSIM: ({ ssim }) => ssim.toFixed(4),
  });
  const least = Math.min(...others.map(({ bytes }) => bytes));
  const text = [
    table,
    ...others.flatMap((other) =>
      kinds.map((kind) => {
        const ratio = median(lcp(kind)) / median(lcp(kind, other));
        return `LCP, ${kind}: ${ratio.toFixed(2)} of ${other.host}'s (at most 1.05).`;
      }),
    ),
    `Bytes: ${((ours?.bytes ?? Number.NaN) / least).toFixed(2)} of the smaller peer's (at most 1.05).`,
    noise.toString(),
    "",
  ].join("\n\n");
  writeResults("photo", text, { noise: noise.ratio, subjects });
} finally {
  rmSync(copy, { recursive: true, force: true });
}
