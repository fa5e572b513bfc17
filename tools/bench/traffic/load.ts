/**
 * `pnpm bench load [--seconds=60]`: loads the home page over 100 connections from the local server and from nginx, in
 * turns. Prints requests per second, errors and memory of both; fails on an error or if memory grows.
 * `--seconds` sets the duration for each server.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, statSync } from "node:fs";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import {
  buildOut,
  freePort,
  launch,
  type Running,
} from "../../../apps/site/hosts/engines/engine.ts";
import { nginx } from "../../../apps/site/hosts/engines/nginx.ts";
import { root } from "../../run/run.mjs";
import { inTurns } from "../report/rounds.ts";

const { values: options } = parseArgs({ options: { seconds: { type: "string", default: "60" } } });
const seconds = Number(options.seconds);
const connections = 100;
const rounds = 6;
/** The peak memory of the second half of a run may be this many times that of the first. */
const mostGrowth = 1.25;

/** Resident memory of a process and its children, in MB. */
function memoryOf(pid: number): number {
  const { stdout } = spawnSync("ps", ["-eo", "pid=,ppid=,rss="], { encoding: "utf8" });
  const rows = stdout.split("\n").map((row) => row.trim().split(/\s+/).map(Number));
  const sum = rows.reduce((total, [own, parent, size = 0]) => {
    return own === pid || parent === pid ? total + size : total;
  }, 0);
  return Math.round(sum / 1024);
}

async function load(running: Running, length: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const headers = { "Accept-Encoding": "br" };
  const end = Date.now() + length * 1000;
  let [done, errors] = [0, 0];
  const one = () =>
    new Promise<void>((next) => {
      get(running.origin, { agent, headers }, (response) => {
        if (response.statusCode !== 200) errors += 1;
        response.on("end", next).resume();
      }).on("error", () => {
        errors += 1;
        next();
      });
    });
  const worker = async () => {
    while (Date.now() < end) {
      await one();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  /** At the end of the run, in MB. */
  const memory = memoryOf(running.pid ?? process.pid);
  agent.destroy();
  return { perSecond: Math.round(done / length), errors, memory };
}

/** The local server in its own process, as `npm start` runs it. */
async function startLocal(): Promise<Running> {
  const port = String(await freePort());
  return launch({
    command: process.execPath,
    args: [join(root, "apps/site/server/serve.ts")],
    env: { PORT: port },
    origin: `http://localhost:${port}`,
    folder: mkdtempSync(join(tmpdir(), "load-")),
  });
}

if (nginx.missing) throw new Error(nginx.missing);
const { size } = statSync(join(buildOut, "served/index.html.br"));
console.log(`${connections} connections, ${seconds} s each, home page of ${size} bytes (Brotli)`);
type Result = Awaited<ReturnType<typeof load>>;
const servers = [
  { name: "local", running: await startLocal(), results: [] as Result[] },
  { name: "nginx", running: await nginx.start(), results: [] as Result[] },
];
for (const { running } of servers) await load(running, 1);
const noise = await inTurns(
  rounds,
  servers.map(
    ({ running, results }) =>
      async () =>
        results.push(await load(running, seconds / rounds)),
  ),
);
for (const { running } of servers) await running.stop();
console.log(String(noise));

const speeds = servers.map(({ name, results }) => {
  const speed = results.reduce((sum, { perSecond }) => sum + perSecond, 0) / rounds;
  const errors = results.reduce((sum, result) => sum + result.errors, 0);
  const memory = results.map((result) => result.memory);
  console.log(
    `${name}: ${Math.round(speed)} requests/s, ${errors} errors, memory ${memory.join(" → ")} MB`,
  );
  const half = rounds / 2;
  const grown = Math.max(...memory.slice(half)) / Math.max(...memory.slice(0, half));
  if (errors > 0 || grown > mostGrowth) {
    console.error(`${name}: ${errors} errors, memory times ${grown.toFixed(2)}`);
    process.exitCode = 1;
  }
  return speed;
});
console.log(`local : nginx = ${((speeds[0] ?? 0) / (speeds[1] ?? 1)).toFixed(2)}`);
