import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { folders } from "@kolam/resolve/current";
import type { Traits } from "../checks.ts";
import { sender } from "../send.ts";

/**
 * The folder with the built site: its files are in `dist`, served files and hosts' configurations
 * in `build-out`.
 */
export const site: string = folders.output;

/** A running server of the built site. */
export interface Running {
  readonly origin: string;
  stop(): Promise<void>;
}

/** A web server that can serve the built site. */
export interface Engine {
  readonly name: "local" | "nginx" | "workerd" | "caddy";
  /** Why it cannot be used on this machine; `undefined` when it can. */
  readonly missing: string | undefined;
  readonly traits: Traits;
  /** @param folder with `dist` and `build-out`, if it is not the built site itself */
  start(folder?: string): Promise<Running>;
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, "127.0.0.1", done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}

/** How to start a server in its own process. */
export interface Launch {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly origin: string;
  /** Folder for all files of the server; removed after it has stopped. */
  readonly folder: string;
}

/** Ends a process, by force after 10 s. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  child.kill("SIGTERM");
  const insist = setTimeout(() => child.kill("SIGKILL"), 10_000);
  await ended;
  clearTimeout(insist);
}

/**
 * Timeout in ms, only for hanging servers: on a busy machine, a server takes more than a minute to
 * start.
 */
const patience = 240_000;

/**
 * Starts a server and waits until it answers. It is stopped when this process ends.
 * @throws with the server's output, when it ends or never answers
 */
export async function launch(server: Launch): Promise<Running> {
  const { command, args, env, origin, folder } = server;
  const child = spawn(command, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  let failure = "";
  child.on("error", (error) => {
    failure = error.message;
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      text = (text + chunk).slice(-4000);
    });
  }
  const kill = () => child.kill("SIGTERM");
  process.once("exit", kill);
  const stop = async () => {
    await end(child);
    process.off("exit", kill);
    rmSync(folder, { recursive: true, force: true });
  };
  const send = sender(origin);
  for (const deadline = Date.now() + patience; Date.now() < deadline; await wait(100)) {
    if (failure || child.exitCode !== null) break;
    const answer = await send({ path: "/" }).catch(() => undefined);
    if (answer) return { origin, stop };
  }
  if (!failure) await stop();
  throw new Error(`${command} does not serve the site: ${failure}\n${text}`);
}
