/**
 * Writes the day on which the text of each page last changed into the site's `dates.txt`, and says
 * which days moved. With `--check` it only says which would, and fails. See decision 0061.
 *
 * With the sample, as who works on the machine runs it, it does so for every example and the test
 * site.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type DatedText, printDates, readDates } from "@kolam/content/dates-file";
import { writeList } from "@kolam/content/write-list";
import { nodeOptions } from "@kolam/resolve/node-options";
import { foldersOf } from "@kolam/resolve/places";
import { allSites, chooseSite, fromRoot, type Site } from "@kolam/resolve/sites";
import { defaults } from "../../config/settings.ts";
import { BuildError } from "../build-error.ts";
import { hostVariables } from "../hosting/preview.ts";
import { behind, dated } from "./dated.ts";
import type { TextOfPage } from "./texts-of-pages.ts";

/** The text of a page does not depend on settings of this machine or host. */
const noSettings = Object.fromEntries(
  [...Object.keys(defaults), ...hostVariables].map((name) => [name, ""]),
);

/** The sites of this run. */
function sites(): Site[] {
  const chosen = chooseSite(process.env.SITE);
  if (!chosen.settings.standard || process.env.SITE) return [chosen];
  const examples = allSites().filter(({ settings }) => settings.example);
  return [...examples, chooseSite("apps/site/test/site")];
}

/** Runs a program of the build for a site, and returns what it sends. */
async function run(file: string, site: Site, tag?: string): Promise<unknown> {
  const child = fork(join(import.meta.dirname, file), {
    execArgv: [...nodeOptions],
    env: {
      ...process.env,
      ...noSettings,
      SITE: fromRoot(site.folder),
      ...(tag ? { SITE_LANGUAGE: tag } : {}),
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  // Only of a site that cannot be read: advice on its texts is given elsewhere.
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (part: Buffer) => said.push(part));
  let sent: unknown;
  child.on("message", (message) => {
    sent = message;
  });
  const [status] = await once(child, "close");
  if (status !== 0) {
    throw new BuildError(
      `${Buffer.concat(said)}\nThe pages of ${site.name} cannot be read: see above.`,
    );
  }
  return sent;
}

/** The text of every page of a site, in all languages. */
async function textsOf(site: Site): Promise<TextOfPage[]> {
  await run("../generate.ts", site);
  const texts = site.settings.languages.map((tag) => run("texts-of-pages.ts", site, tag));
  return ((await Promise.all(texts)) as TextOfPage[][]).flat();
}

/** Says which days of a site move, and writes them unless it only checks. */
async function renew(site: Site, isCheck: boolean): Promise<boolean> {
  const { dates: file } = foldersOf(site);
  if (isCheck && !existsSync(file)) {
    console.log(
      `No page of ${site.name} has a day yet, and its sitemap names none: \`pnpm generate ${site.name}\` writes them once the words are there.`,
    );
    return true;
  }
  const before = readDates(file);
  const texts = await textsOf(site);
  if (isCheck) {
    const changed = behind(before, texts);
    if (changed.length === 0) return true;
    console.error(
      `${fromRoot(file)} is behind the text of ${changed.join(", ")}. \`pnpm generate${
        site.settings.example ? "" : ` ${site.name}`
      }\` dates it: commit what it writes.`,
    );
    return false;
  }
  const today = new Date().toLocaleDateString("sv");
  const now: ReadonlyMap<string, DatedText> = dated(before, texts, today);
  const text = printDates(now);
  if (existsSync(file) && readFileSync(file, "utf8") === text) return true;
  writeList(file, text);
  const moved = [...now].filter(([path, { day }]) => before.get(path)?.day !== day);
  const days = moved.map(([path, { day }]) => `${before.get(path)?.day ?? "new"} → ${day} ${path}`);
  console.log([`${fromRoot(file)}:`, ...(days.length > 0 ? days : ["no day moved"])].join("\n  "));
  return true;
}

try {
  for (const site of sites()) {
    if (!(await renew(site, process.argv.includes("--check")))) process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
