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
import { simulated } from "../visits/simulated.ts";
import { visit } from "../visits/visit.ts";
import { Fetched, similarity } from "./fetched.ts";

const { values: options } = parseArgs({ options: { rounds: { type: "string", default: "5" } } });
/** Lighthouse connects to the browser at this port. */
const debugPort = 9_378;
const name = "black-canyon";
const alt = "A boat on the Colorado River between the walls of the Black Canyon";
const photo = resolve(import.meta.dirname, `${name}.jpg`);

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
  const [, before = ""] = /^([\s\S]*?fetchpriority="high"[^>]*>)/i.exec(html) ?? [];
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
  const hosts = await startHosts({ ours: join(site, "build-out"), ...peers });
  const browser = await openBrowser(
    ...measuringArgs,
    ...stubArguments({ [new URL(loadSiteConfig().photoHost).hostname]: hosts.photoPort }),
    `--remote-debugging-port=${debugPort}`,
  );
  const fetched = new Fetched();
  const subjects = ["ours", ...Object.keys(peers)].map((host) => ({
    host,
    lcp: { applied: [] as number[], mobile: [] as number[], desktop: [] as number[] },
    cls: 0,
    bytes: 0,
    ssim: Number.NaN,
  }));
  const noise = await inTurns(
    Number(options.rounds),
    subjects.map((subject) => async () => {
      const url = `${hosts.origins[subject.host]}/`;
      const runs = {
        mobile: await simulated(url, "mobile", debugPort),
        desktop: await simulated(url, "desktop", debugPort),
        applied: await visit(browser, url, async (page) => fetched.watch(page, name)),
      };
      for (const kind of ["mobile", "desktop", "applied"] as const) {
        subject.lcp[kind].push(runs[kind].lcp);
        subject.cls = Math.max(subject.cls, runs[kind].cls);
      }
      const copies = await fetched.take();
      subject.bytes = copies.reduce((sum, { length }) => sum + length, 0);
      const [shown] = copies;
      if (shown) subject.ssim = await similarity(shown, photo);
    }),
  ).finally(async () => {
    await browser.close();
    hosts.stop();
  });

  const table = markdownTable(subjects, {
    host: ({ host }) => host,
    "LCP ms, applied": ({ lcp }) => cell(lcp.applied),
    "mobile, simulated": ({ lcp }) => cell(lcp.mobile),
    "desktop, simulated": ({ lcp }) => cell(lcp.desktop),
    CLS: ({ cls }) => cls.toFixed(3),
    "bytes of the photo": ({ bytes }) => String(bytes),
    SSIM: ({ ssim }) => ssim.toFixed(4),
  });
  const [ours, ...others] = subjects;
  const ratios = (kind: "applied" | "mobile" | "desktop") =>
    others.map(
      ({ host, lcp }) =>
        `${(median(ours?.lcp[kind] ?? []) / median(lcp[kind])).toFixed(2)} of ${host}'s`,
    );
  const least = Math.min(...others.map(({ bytes }) => bytes));
  const text = [
    table,
    ...(["applied", "mobile", "desktop"] as const).map(
      (kind) => `LCP, ${kind}: ${ratios(kind).join(", ")} (at most 1.05).`,
    ),
    `Bytes of the photo: ${((ours?.bytes ?? 0) / least).toFixed(2)} of the smaller peer's (at most 1.05).`,
    noise.toString(),
    "",
  ].join("\n\n");
  writeResults("photo", text, { noise: noise.ratio, subjects });
} finally {
  rmSync(copy, { recursive: true, force: true });
}
