/**
 * `pnpm bench dev [--rounds=5]`: how long the development server takes until a page is on screen, and until an edit of
 * a component is, for the site and the Astro peer in turns. A first round, not counted, fills the caches.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { browserArgs } from "../../install/browser.mjs";
import { copyOfSite } from "../../run/copies.ts";
import { installPeer, peerFolder } from "../peers/peers.ts";
import { writeResults } from "../report/results.ts";
import { inTurns, openBrowser } from "../report/rounds.ts";
import { cell, markdownTable } from "../report/table.ts";

const { values: options } = parseArgs({ options: { rounds: { type: "string", default: "5" } } });
const rounds = Number(options.rounds);

async function waitFor(url: string, until: number): Promise<void> {
  while (performance.now() < until) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((later) => setTimeout(later, 25));
  }
  throw new Error(`Nothing answers at ${url}.`);
}

async function stop(server: ChildProcess): Promise<void> {
  const ended = new Promise((done) => server.once("exit", done));
  server.kill();
  await ended;
}

/** Starts a development server, opens its first page and edits a component. Times are in ms. */
async function run({ folder, command, port, component, marked }: Subject) {
  const start = performance.now();
  const server = spawn(
    process.execPath,
    [resolve(folder, command), "dev", "--port", String(port), "--host", "127.0.0.1"],
    { cwd: folder, stdio: "ignore", env: { ...process.env, ASTRO_TELEMETRY_DISABLED: "1" } },
  );
  const file = resolve(folder, component);
  const source = readFileSync(file, "utf8");
  const page = await browser.newPage();
  try {
    const url = `http://127.0.0.1:${port}/`;
    await waitFor(url, start + 120_000);
    await page.goto(url);
    await page.locator("h1").waitFor();
    /** From the start of the command to the first page's heading in a browser. */
    const ready = performance.now() - start;
    // Until the page receives changes.
    await page.waitForTimeout(2_500);
    const text = `edited ${Math.round(start)}`;
    if (!source.includes(marked)) throw new Error(`${file} has no ${marked}.`);
    const saved = performance.now();
    writeFileSync(file, source.replace(marked, text));
    await page.getByText(text).first().waitFor({ timeout: 60_000 });
    /** From saving the component to its new text on screen. */
    const edit = performance.now() - saved;
    return { ready, edit };
  } finally {
    writeFileSync(file, source);
    await page.close();
    await stop(server);
  }
}

installPeer("astro");
const copy = copyOfSite();
const subjects = [
  {
    name: "site",
    folder: resolve(copy, "apps/site"),
    command: "node_modules/vite/bin/vite.js",
    port: 5_391,
    /** The component that shows the footer's pitch. */
    component: "src/shell/footer.tsx",
    /** The part of it that is replaced by a new text. */
    marked: "{companyWords.pitch}",
  },
  {
    name: "Astro",
    folder: peerFolder("astro"),
    command: "node_modules/astro/bin/astro.mjs",
    port: 5_392,
    component: "src/components/footer.astro",
    marked: "{words.footer.pitch}",
  },
];
type Subject = (typeof subjects)[number];

const browser = await openBrowser(...browserArgs);
type Run = Awaited<ReturnType<typeof run>>;
const runs = new Map<string, Run[]>(subjects.map(({ name }) => [name, []]));
const measures = subjects.map(
  (subject) => async () => runs.get(subject.name)?.push(await run(subject)),
);
const noise = await inTurns(rounds + 1, measures).finally(async () => {
  await browser.close();
  rmSync(copy, { recursive: true, force: true });
});
// The first round has filled the caches.
for (const own of runs.values()) own.shift();

const table = markdownTable([...runs], {
  "": ([name]) => name,
  "first page ms": ([, of]) => cell(of.map(({ ready }) => ready)),
  "edit on screen ms": ([, of]) => cell(of.map(({ edit }) => edit)),
});
writeResults("dev-server", `${table}\n\n${noise}\n`, { noise: noise.ratio, runs: [...runs] });
