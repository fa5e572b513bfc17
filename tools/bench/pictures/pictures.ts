/**
 * `pnpm bench pictures`: builds the site with 200 pictures of 12 megapixels in a case, and the Astro peer with the
 * same copies of them, in the same formats, sizes and qualities: without any picture, for the first time, and again.
 *
 * Both build pages only, since the peer has no social cards, compression and audit. `--count=200` takes fewer.
 */
import { appendFileSync, cpSync, globSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { encodings } from "../../../apps/site/build/outputs/pictures/make-picture.ts";
import { copyOfSite } from "../../run/copies.ts";
import { buildCopy } from "../builds/run-node.ts";
import { forgetBuilds, installPeer, npm, peerFolder } from "../peers/peers.ts";
import { writeResults } from "../report/results.ts";
import { NoiseMeter } from "../report/statistics.ts";
import { markdownTable } from "../report/table.ts";
import { writeCameraPictures } from "./camera-pictures.ts";

const { values: options } = parseArgs({ options: { count: { type: "string", default: "200" } } });
const photo = resolve(import.meta.dirname, "black-canyon.jpg");
const noise = new NoiseMeter();

/** How long a build takes, in seconds. */
function timed(name: string, build: () => void): number {
  noise.sample();
  const start = performance.now();
  build();
  const seconds = (performance.now() - start) / 1000;
  console.error(`${name}: ${seconds.toFixed(1)} s`);
  return seconds;
}

/** What a build made of the pictures. */
function copiesIn(folder: string): { readonly count: number; readonly bytes: number } {
  const files = globSync("camera-*", { cwd: folder });
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  return { count: files.length, bytes };
}

async function buildOurs(copy: string) {
  const words = join(copy, "packages/content/src");
  const pictures = join(words, "pictures");
  const build = () => buildCopy(copy, "--pages-only");
  // The first one makes the copies of the site's own pictures.
  build();
  const none = timed("the site without them", build);
  const names = await writeCameraPictures(pictures, photo, Number(options.count));
  const tags = names.map((name) => `\n\n<Picture file="${name}.jpg" alt="A canyon: ${name}." />`);
  const [page = ""] = globSync("en/cases/*.mdx", { cwd: words }).sort();
  appendFileSync(join(words, page), tags.join(""));
  const cold = timed("the site, cold", build);
  const warm = timed("the site, warm", build);
  return { host: "ours", none, cold, warm, ...copiesIn(join(copy, "apps/site/dist/pictures")) };
}

/** Builds the peer with the copies that our build has made. */
function buildPeer(copy: string) {
  installPeer("astro");
  const folder = peerFolder("astro");
  const copies = join(copy, "apps/site/dist/pictures");
  const sources = join(folder, "src/copied/pictures");
  cpSync(join(copy, "packages/content/src/pictures"), sources, {
    recursive: true,
    filter: (file) => !file.endsWith(".png"),
  });
  const encoded = { ENCODINGS: JSON.stringify(encodings) };
  const build = (env?: object) => npm("astro", ["run", "build"], { ...encoded, ...env });
  try {
    forgetBuilds();
    const none = timed("Astro without them", build);
    forgetBuilds();
    const cold = timed("Astro, cold", () => build({ PICTURES: copies }));
    const warm = timed("Astro, warm", () => build({ PICTURES: copies }));
    return { host: "Astro", none, cold, warm, ...copiesIn(join(folder, "dist/_astro")) };
  } finally {
    forgetBuilds();
    rmSync(sources, { recursive: true });
  }
}

const copy = copyOfSite();
try {
  const ours = await buildOurs(copy);
  const astro = buildPeer(copy);
  const seconds = (value: number) => value.toFixed(1);
  const table = markdownTable([ours, astro], {
    [`${options.count} pictures`]: ({ host }) => host,
    "none s": ({ none }) => seconds(none),
    "cold s": ({ cold }) => seconds(cold),
    "warm s": ({ warm }) => seconds(warm),
    copies: ({ count }) => String(count),
    MB: ({ bytes }) => (bytes / 1024 ** 2).toFixed(1),
  });
  const text = [
    table,
    `Cold: ${(ours.cold / astro.cold).toFixed(2)} of Astro's (at most 1.30).`,
    `Warm: ${seconds(ours.warm - ours.none)} s more than without pictures (at most 1.0).`,
    noise.toString(),
    "",
  ].join("\n\n");
  writeResults("pictures", text, { noise: noise.ratio, ours, astro });
} finally {
  rmSync(copy, { recursive: true, force: true });
}
