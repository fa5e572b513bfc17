/**
 * `pnpm test commands [WORD…]`: runs every command of this repository that its documents name in a fresh clone of the
 * current commit, the benches with one round, or only the commands that contain one of the words. Some need the npm
 * registry; all of them together take hours.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import manifest from "../../package.json" with { type: "json" };
import { parts } from "../run/parts.mjs";
import { main, Stop, say, toolEnv } from "../run/run.mjs";
import { foldersOf, named, root } from "./named.ts";

const wanted = process.argv.slice(2);
const clone = join(mkdtempSync(join(tmpdir(), "commands-")), "clone");
const env = { ...toolEnv(clone), PORT: "4273", MAILBOX_PORT: "4274" };

/** Commands that serve until they are stopped, and where. */
const servers: Readonly<Record<string, string>> = {
  "npm start": "http://localhost:4273",
  "pnpm dev": "http://localhost:4273",
  "pnpm storybook": "http://localhost:6006",
  "node apps/site/server/serve.ts": "http://localhost:4273",
};
/** Commands with placeholders, as somebody would write them. */
const examples: Readonly<Record<string, readonly string[]>> = {
  "pnpm new component NAME": ["pnpm new component PriceTable"],
  "pnpm delete page <id>": ["pnpm delete page its-name"],
  "pnpm delete service <id>": ["pnpm delete service branding --redirect-to /services"],
  "pnpm test storybook WORD": ["pnpm test storybook button--default"],
  "pnpm changeset": ["pnpm changeset --empty"],
  // The same as others.
  "pnpm test": [],
  "pnpm bench": [],
};
/** Commands that are not run, and why. */
const leftOut: Readonly<Record<string, string>> = {
  "pnpm release": "publishes; `pnpm test release` rehearses it",
  "pnpm test commands": "is this one",
  "node src/main.ts": "asks for settings; `pnpm dev` starts it with some",
};

/** A command to run, and where. */
interface Run {
  readonly command: string;
  readonly folder: string;
}

/** The commands in the order of the documents, without those of package managers, placeholders and repetitions. */
function runs(): Run[] {
  const own = named.filter(
    ({ words: [program = "", first = "", second = ""] }) =>
      program === "node" ||
      first in manifest.scripts ||
      first === "changeset" ||
      (program === "pnpm" && second.startsWith("@kolam/")),
  );
  const all = own.flatMap(({ file, words }) => {
    const command = words.map((word) => (/\s/.test(word) ? JSON.stringify(word) : word)).join(" ");
    const [script = ""] = words[0] === "node" ? words.slice(1) : [];
    const folder = foldersOf(file).find((each) => existsSync(join(each, script))) ?? root;
    return (examples[command] ?? [command]).map((each) => ({ command: each, folder }));
  });
  return [...new Map(all.map((run) => [run.command, run])).values()]
    .filter(
      ({ command }) => !/\b[A-Z]{2,}\b|<|\bexec\b|\bpack\b|^pnpm (?:new|delete) \w+$/.test(command),
    )
    .filter(({ command }) => wanted.length === 0 || wanted.some((word) => command.includes(word)))
    .sort((a, b) => Number(isChange(a.command)) - Number(isChange(b.command)));
}

/** Whether a command changes the sources, so that it has to wait for those that measure them. */
const isChange = (command: string) => /^pnpm (?:new|delete|generate|changeset)\b/.test(command);

/** The arguments with which a bench measures once. */
function onceArgs(command: string): readonly string[] {
  const [, script, name = "pages"] = command.split(" ");
  if (script !== "bench") return [];
  return parts.bench[name]?.once ?? [];
}

/** Runs a command in the clone. @returns whether it did what it should */
async function works({ command, folder }: Run): Promise<boolean> {
  const url = servers[command];
  const text = [command, ...onceArgs(command)].join(" ");
  const child = spawn(text, {
    cwd: join(clone, relative(root, folder)),
    env,
    shell: true,
    stdio: "inherit",
    detached: true,
  });
  const ended = new Promise<number | null>((done) => child.once("exit", done));
  if (url === undefined) return (await ended) === 0;
  try {
    for (const deadline = Date.now() + 600_000; Date.now() < deadline; await wait(1_000)) {
      if (child.exitCode !== null) return false;
      if ((await fetch(url).catch(() => undefined))?.ok) return true;
    }
    return false;
  } finally {
    if (child.exitCode === null && child.pid) process.kill(-child.pid, "SIGTERM");
    await ended;
  }
}

await main(async () => {
  spawnSync("git", ["clone", "--quiet", root, clone], { stdio: "inherit" });
  const { packageManager } = manifest;
  spawnSync("npx", ["--yes", packageManager, "install", "--frozen-lockfile", "--prefer-offline"], {
    cwd: clone,
    env,
    stdio: "inherit",
  });
  const failed: string[] = [];
  for (const run of runs()) {
    const { command } = run;
    if (command in leftOut) {
      say(`${command} is left out: it ${leftOut[command]}`);
      continue;
    }
    say(command);
    const start = performance.now();
    if (!(await works(run))) failed.push(command);
    console.log(`${((performance.now() - start) / 1000).toFixed(0)} s`);
  }
  rmSync(join(clone, ".."), { recursive: true, force: true });
  if (failed.length > 0) throw new Stop(`These commands fail:\n${failed.join("\n")}`);
  say("Every command works.");
});
