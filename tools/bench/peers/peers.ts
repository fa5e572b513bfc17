import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { foldersOf } from "@kolam/resolve/places";
import { chooseSite } from "@kolam/resolve/sites";
import { measuringArgs } from "../../install/browser.mjs";
import { dist } from "../hosts/floor.ts";
import { createFolderServer } from "../hosts/folder-server.ts";
import { listen } from "../hosts/listen.ts";
import { openBrowser } from "../report/rounds.ts";
import { type PageWords, pageWords } from "./page-words.ts";
import { copiesIn, imagesOf } from "./pictures-of.ts";

const root = resolve(import.meta.dirname, "../../..");

/** The folders of each peer, within its own: what is copied from us, and what it builds. */
const folders = {
  astro: { copied: "src/copied", built: "dist" },
  next: { copied: "copied", built: "out" },
} as const;

type PeerName = keyof typeof folders;

/** npm by its script, since `npm.cmd` cannot be started without a shell. */
function npm(folder: string, args: readonly string[]): void {
  const quiet = { ASTRO_TELEMETRY_DISABLED: "1", NEXT_TELEMETRY_DISABLED: "1" };
  execFileSync("npm", args, {
    cwd: folder,
    env: { ...process.env, ...quiet, NODE_OPTIONS: "" },
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
}

/** Copies the texts and pictures of our pages, our tokens and our typefaces. */
function copyInto(folder: string, pages: readonly PageWords[]): void {
  mkdirSync(join(folder, "pictures"), { recursive: true });
  const images = pages.flatMap(imagesOf);
  const sizes = Object.fromEntries(images.map((image) => [image.src, copiesIn(image)]));
  writeFileSync(join(folder, "pages.json"), JSON.stringify(pages));
  writeFileSync(join(folder, "sizes.json"), JSON.stringify(sizes));
  for (const { src } of images.filter((image) => image.src.startsWith("/pictures/"))) {
    const largest = join(dist, sizes[src]?.at(-1)?.src ?? src);
    // A quick build makes pictures on request only.
    if (existsSync(largest)) cpSync(largest, join(folder, "pictures", basename(src)));
  }
  const { brand } = foldersOf(chooseSite(process.env.SITE));
  const files = [
    resolve(root, "tools/bench/peers/look.css"),
    resolve(root, "packages/ui/src/tokens/tokens.generated.css"),
    ...globSync("fonts/*.{css,woff2}", { cwd: brand }).map((file) => join(brand, file)),
  ];
  for (const file of files) cpSync(file, join(folder, basename(file)));
}

/** Reads our built pages as visitors see them. */
async function readPages(paths: readonly string[]): Promise<readonly PageWords[]> {
  const server = createFolderServer(dist);
  const port = await listen(server);
  const browser = await openBrowser(...measuringArgs);
  const page = await browser.newPage({ javaScriptEnabled: false });
  const pages: PageWords[] = [];
  for (const path of paths) {
    await page.goto(`http://localhost:${port}${path}`, { waitUntil: "load" });
    pages.push(await pageWords(page, path));
  }
  await browser.close();
  server.close();
  return pages;
}

/** Built peers. */
export interface Peers {
  /** The folder of each peer's pages, by its name. */
  readonly folders: Readonly<Record<string, string>>;
  /** Deletes all of it. */
  readonly remove: () => void;
}

/**
 * Makes our pages as they are now with Astro and with Next.js, in a temporary folder: installs both
 * from the registry and builds them.
 * @param paths of the pages
 */
export async function makePeers(paths: readonly string[]): Promise<Peers> {
  const pages = await readPages(paths);
  const place = mkdtempSync(join(tmpdir(), "peers-"));
  const make = (name: PeerName) => {
    const folder = join(place, name);
    const { copied, built } = folders[name];
    cpSync(join(import.meta.dirname, name), folder, { recursive: true });
    copyInto(join(folder, copied), pages);
    console.error(`Installing and building the ${name} peer …`);
    npm(folder, ["install", "--no-package-lock", "--no-audit", "--no-fund", "--loglevel=error"]);
    npm(folder, ["run", "build"]);
    for (const ours of ["art", "pictures"].filter((each) => existsSync(join(dist, each)))) {
      cpSync(join(dist, ours), join(folder, built, ours), { recursive: true });
    }
    return join(folder, built);
  };
  return {
    folders: { astro: make("astro"), next: make("next") },
    remove: () => rmSync(place, { recursive: true, force: true }),
  };
}
