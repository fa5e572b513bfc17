import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createSiteServer } from "../server/site-server.ts";
import type { Traits } from "./checks.ts";
import { sender } from "./send.ts";

const out = resolve(import.meta.dirname, "../build-out");

/** A running server of the built site. */
export interface Running {
  readonly origin: string;
  /** Process that serves, to measure it; `undefined` when it is this one. */
  readonly pid: number | undefined;
  stop(): Promise<void>;
}

/** A real web server that can serve the built site. */
export interface Engine {
  readonly name: "local" | "nginx" | "workerd";
  /** Why it cannot be used here; `undefined` when it can. */
  readonly missing: string | undefined;
  readonly traits: Traits;
  start(): Promise<Running>;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, "127.0.0.1", done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}

/** Waits until a started process answers, and gives its end. */
async function running(
  child: ChildProcess,
  origin: string,
  log: () => string,
  folder: string,
): Promise<Running> {
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const send = sender(origin);
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await wait(100)) {
    if (child.exitCode !== null) throw new Error(`The server ended at once:\n${log()}`);
    const answer = await send({ path: "/" }).catch(() => undefined);
    if (answer) return { origin, pid: child.pid, stop };
  }
  await stop();
  throw new Error(`The server did not answer within a minute:\n${log()}`);
}

function launch(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(command, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      text = (text + chunk).slice(-4000);
    });
  }
  return { child, log: () => text };
}

/** The server of `npm start`. */
const local: Engine = {
  name: "local",
  traits: { ranges: true },
  missing: undefined,
  async start() {
    const server = createSiteServer();
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const { port } = server.address() as AddressInfo;
    return {
      origin: `http://127.0.0.1:${port}`,
      pid: undefined,
      stop: () =>
        new Promise((done) => {
          server.close(() => done());
          server.closeAllConnections();
        }),
    };
  },
};

const nginxCommand = ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/usr/bin/nginx"].find((path) =>
  existsSync(path),
);

/** nginx with the include the build wrote, and Brotli where Debian's module is installed. */
const nginx: Engine = {
  name: "nginx",
  traits: { ranges: true },
  missing: nginxCommand
    ? undefined
    : "nginx is not installed: apt-get install nginx-light libnginx-mod-http-brotli-static",
  async start() {
    const folder = mkdtempSync(join(tmpdir(), "kolam-nginx-"));
    const port = await freePort();
    const brotli = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
    const hasBrotli = existsSync(brotli);
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    const config = `
${hasBrotli ? `load_module ${brotli};` : ""}
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off; pid ${folder}/pid; error_log stderr warn; worker_processes 1;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off; sendfile on;
  ${temporary.join(" ")}
  server {
    listen 127.0.0.1:${port};
    root ${resolve(out, "served")};
    ${hasBrotli ? "brotli_static on;" : ""}
    include ${resolve(out, "hosts/nginx.conf")};
  }
}`;
    writeFileSync(join(folder, "nginx.conf"), config);
    const args = ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", "stderr"];
    const { child, log } = launch(nginxCommand ?? "nginx", args);
    return running(child, `http://127.0.0.1:${port}`, log, folder);
  },
};

/** Wrangler's command: this checkout's, or the one that `WRANGLER` names. */
function wranglerCommand(): string | undefined {
  if (process.env.WRANGLER) return process.env.WRANGLER;
  try {
    const manifest = createRequire(import.meta.url).resolve("wrangler/package.json");
    return join(dirname(manifest), "bin/wrangler.js");
  } catch {
    return undefined;
  }
}

/** Cloudflare's own engine, which Wrangler starts without network and account. */
const workerd: Engine = {
  name: "workerd",
  // Cloudflare's network cuts ranges in front of it.
  traits: { ranges: false },
  missing: wranglerCommand()
    ? undefined
    : "wrangler is not installed: set WRANGLER to the path of its bin/wrangler.js (4.164.0 was tried)",
  async start() {
    const folder = mkdtempSync(join(tmpdir(), "kolam-workerd-"));
    mkdirSync(join(folder, "home"));
    const [port, inspector] = [await freePort(), await freePort()];
    const config = resolve(out, "hosts/wrangler.json");
    const args = [wranglerCommand() ?? "", "dev", "--config", config, "--ip", "127.0.0.1"];
    const ports = ["--port", String(port), "--inspector-port", String(inspector)];
    const { child, log } = launch(process.execPath, [...args, ...ports], {
      HOME: join(folder, "home"),
      WRANGLER_SEND_METRICS: "false",
      WRANGLER_LOG_PATH: join(folder, "log"),
      CI: "1",
    });
    return running(child, `http://127.0.0.1:${port}`, log, folder);
  },
};

/** All engines, those that are missing included. */
export const engines: readonly Engine[] = [local, nginx, workerd];

/** Installs nginx where that is possible without asking: as root on Debian or Ubuntu. */
export function installNginx(): void {
  if (nginxCommand || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  const packages = ["nginx-light", "libnginx-mod-http-brotli-static"];
  const install = () =>
    spawnSync("apt-get", ["install", "-y", "--no-install-recommends", ...packages]).status;
  if (install() !== 0) {
    spawnSync("apt-get", ["update"]);
    install();
  }
}
