import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, resolve } from "node:path";
import { loadSiteConfig } from "../../../apps/site/config/site-config.ts";
import { run } from "../builds/run-node.ts";
import { peerWords } from "./peer-words.ts";

const root = resolve(import.meta.dirname, "../../..");

/** Folders of each peer, relative to its own. */
const folders = {
  astro: { copied: "src/copied", built: "dist" },
  next: { copied: "copied", built: "out" },
} as const;

/** The name of a peer. */
export type PeerName = keyof typeof folders;

/** A peer's folder. */
export function peerFolder(name: PeerName): string {
  return resolve(root, "tools/bench/peers", name);
}

/**
 * Runs an npm command in a peer's folder.
 * @throws with the output, when it fails
 */
export function npm(name: PeerName, args: readonly string[], env: Readonly<object> = {}): void {
  const quiet = { ASTRO_TELEMETRY_DISABLED: "1", NEXT_TELEMETRY_DISABLED: "1" };
  run("npm", args, peerFolder(name), { ...quiet, ...env });
}

function isInstalled(name: PeerName): boolean {
  const lock = resolve(peerFolder(name), "package-lock.json");
  const mark = resolve(peerFolder(name), "node_modules/.package-lock.json");
  return existsSync(mark) && statSync(mark).mtimeMs >= statSync(lock).mtimeMs;
}

/** Copies our words, tokens, fonts and articles into a peer. */
export function copyInto(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(resolve(folder, "articles"), { recursive: true });
  const { photoHost } = loadSiteConfig();
  writeFileSync(resolve(folder, "words.json"), JSON.stringify(peerWords(photoHost), null, 2));
  const files = [
    resolve(root, "tools/bench/peers/site.css"),
    resolve(root, "packages/ui/src/tokens/tokens.generated.css"),
    ...globSync("apps/site/src/fonts/*.{css,woff2}", { cwd: root }).map((file) =>
      resolve(root, file),
    ),
  ];
  for (const file of files) copyFileSync(file, resolve(folder, basename(file)));
  for (const file of globSync("packages/content/src/en/articles/*.mdx", { cwd: root })) {
    const name = basename(file).replace(/x$/, "");
    writeFileSync(resolve(folder, "articles", name), readFileSync(resolve(root, file)));
  }
}

/** Installs a peer from its lockfile, if necessary, and copies our content into it. */
export function installPeer(name: PeerName): void {
  if (!isInstalled(name)) {
    console.error(`Installing the ${name} peer …`);
    // Not `ci`, which refuses a lockfile without the binaries of other platforms.
    npm(name, ["install", "--no-save", "--no-audit", "--no-fund"]);
  }
  copyInto(resolve(peerFolder(name), folders[name].copied));
}

/** Builds a peer and returns the folder of its pages. */
export function buildPeer(name: PeerName, env: Readonly<object> = {}): string {
  npm(name, ["run", "build"], env);
  return resolve(peerFolder(name), folders[name].built);
}

/** Deletes what the last build of the Astro peer has left, so that the next one begins anew. */
export function forgetBuilds(): void {
  for (const left of [".astro", "node_modules/.astro", "dist"]) {
    rmSync(resolve(peerFolder("astro"), left), { recursive: true, force: true });
  }
}

/** Installs and builds the peers; folders of built pages by name. */
export function preparePeers(): Readonly<Record<PeerName, string>> {
  const prepare = (name: PeerName) => {
    installPeer(name);
    console.error(`Building the ${name} peer …`);
    const built = buildPeer(name);
    cpSync(resolve(root, "apps/site/dist/art"), resolve(built, "art"), { recursive: true });
    return built;
  };
  return { astro: prepare("astro"), next: prepare("next") };
}
