/**
 * `pnpm bench load [--seconds=60]`: loads the home page over 100 connections from the local server and from nginx, in
 * turns. Prints requests per second, errors and memory of both; fails on an error or if memory grows.
 * `--seconds` sets the duration for each server.
 */
import { fork, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import type { Running } from "../../../apps/site/hosts/engines/engine.ts";
import { local } from "../../../apps/site/hosts/engines/local.ts";
import { nginx } from "../../../apps/site/hosts/engines/nginx.ts";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: "string", default: "60" } },
});
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

interface Result {
  readonly perSecond: number;
  readonly errors: number;
  /** At the end of the run, in MB. */
  readonly memory: number;
}

async function load(running: Running, length: number): Promise<Result> {
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
  const memory = memoryOf(running.pid ?? process.pid);
  agent.destroy();
  return { perSecond: Math.round(done / length), errors, memory };
}

/** The local server in its own process, as `npm start` runs it. */
async function startLocal(): Promise<Running> {
  const child = fork(import.meta.filename, ["serve"]);
  const origin = await new Promise<string>((done) =>
    child.once("message", (text) => done(`${text}`)),
  );
  return {
    origin,
    pid: child.pid,
    stop: () =>
      new Promise((done) => {
        child.once("exit", () => done());
        child.kill("SIGTERM");
      }),
  };
}

if (positionals[0] === "serve") {
  const { origin } = await local.start();
  process.send?.(origin);
} else {
  if (nginx.missing) throw new Error(nginx.missing);
  const page = readFileSync(
    new URL("../../../apps/site/build-out/served/index.html.br", import.meta.url),
  ).length;
  console.log(`${connections} connections, ${seconds} s each, home page of ${page} bytes (Brotli)`);
  console.log(
    `load average before: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(" ")}`,
  );
  const servers = [
    { name: "local", running: await startLocal() },
    { name: "nginx", running: await nginx.start() },
  ];
  for (const { running } of servers) await load(running, 1);
  const rows: { name: string; result: Result }[] = [];
  // In turns, so that other load on the machine affects both.
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, running } of servers) {
      rows.push({ name, result: await load(running, seconds / rounds) });
    }
  }
  for (const { running } of servers) await running.stop();
  const means = servers.map(({ name }) => {
    const results = rows.filter((row) => row.name === name).map(({ result }) => result);
    const perSecond = results.reduce((sum, result) => sum + result.perSecond, 0) / rounds;
    const errors = results.reduce((sum, result) => sum + result.errors, 0);
    const memory = results.map((result) => result.memory);
    console.log(
      `${name.padEnd(6)} ${String(Math.round(perSecond)).padStart(7)} requests/s  ${errors} errors  memory ${memory.join(" → ")} MB`,
    );
    const half = rounds / 2;
    const grown = Math.max(...memory.slice(half)) / Math.max(...memory.slice(0, half));
    return { perSecond, errors, grown };
  });
  const [local, other] = means.map(({ perSecond }) => perSecond);
  console.log(`ratio local : nginx = ${((local ?? 0) / (other ?? 1)).toFixed(2)}`);
  for (const [index, { errors, grown }] of means.entries()) {
    if (errors > 0 || grown > mostGrowth) {
      console.log(`${servers[index]?.name}: ${errors} errors, memory times ${grown.toFixed(2)}`);
      process.exitCode = 1;
    }
  }
}
