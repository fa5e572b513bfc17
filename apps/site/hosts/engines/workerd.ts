import { cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { wranglerFiles } from "../../build/hosting/cloudflare.ts";
import { type Engine, freePort, launch, site } from "./engine.ts";

const require = createRequire(import.meta.url);

/** Wrangler's command, which runs Cloudflare's engine without a network or an account. */
const wrangler = () => join(dirname(require.resolve("wrangler/package.json")), "bin/wrangler.js");

/** Whether this is a Linux such as Alpine, for which Cloudflare has no engine. */
const isMusl = process.platform === "linux" && existsSync("/etc/alpine-release");

/** Keeps Wrangler offline and lets it write into one folder only. */
const isolated = (folder: string): NodeJS.ProcessEnv => ({
  CI: "1",
  HOME: folder,
  TMPDIR: folder,
  XDG_CONFIG_HOME: folder,
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_LOG_PATH: join(folder, "log"),
  X_LOCAL_EXPLORER: "false",
});

/** Cloudflare's own engine, with the configuration of a deploy. */
export const workerd: Engine = {
  name: "workerd",
  // Cloudflare's network answers range requests in front of it.
  // Its own redirects are temporary.
  traits: { ranges: false, tidies: true, spellings: [307] },
  missing: isMusl ? "workerd runs with glibc only" : undefined,
  async start(built = site) {
    const folder = mkdtempSync(join(tmpdir(), "kolam-workerd-"));
    // Wrangler writes beside its configuration, so it gets a copy, at the same relative path to
    // `dist`.
    const hosts = join(folder, "build-out/hosts");
    mkdirSync(hosts, { recursive: true });
    for (const name of Object.values(wranglerFiles)) {
      cpSync(resolve(built, "build-out/hosts", name), join(hosts, name));
    }
    symlinkSync(resolve(built, "dist"), join(folder, "dist"), "junction");
    const port = await freePort();
    const inspector = await freePort();
    const config = join(hosts, wranglerFiles.config);
    return launch({
      command: process.execPath,
      args: [
        wrangler(),
        "dev",
        "--config",
        config,
        "--ip",
        "127.0.0.1",
        "--port",
        String(port),
        "--inspector-ip",
        "127.0.0.1",
        "--inspector-port",
        String(inspector),
      ],
      env: isolated(folder),
      origin: `http://127.0.0.1:${port}`,
      folder,
    });
  },
};
