import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, rmSync, writeFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { current, languages, others } from "@kolam/content/model/pages/languages";
import { factsOfRoute, pageIds } from "@kolam/content/model/pages/paths";
import { folders } from "@kolam/resolve/current";
import { nodeOptions } from "@kolam/resolve/node-options";
import { root as repository } from "@kolam/resolve/sites";
import { ConfigError, folderOf, isForPublic, loadSiteConfig } from "../config/site-config.ts";
import { siteSearchFile } from "../src/articles/data-files.ts";
import type * as Server from "../src/entries/prerender.tsx";
import { BuildError } from "./build-error.ts";
import { checkDrawnWords } from "./checks/drawn-words.ts";
import { readFigures } from "./checks/figures.ts";
import { refuseUnlawful } from "./checks/law.ts";
import { runPageAudit } from "./checks/page-audit/run.ts";
import { checkSaid } from "./checks/said.ts";
import { readEarlier, writeSizes } from "./checks/sizes/earlier.ts";
import { sizeReport } from "./checks/sizes/size-report.ts";
import { weigh } from "./checks/sizes/weigh.ts";
import { refuseUnfinished } from "./checks/unfinished.ts";
import { checkContent } from "./editing/content-check.ts";
import { renewScriptFonts } from "./fonts/script-fonts.ts";
import { hostFiles, writeHostFiles } from "./hosting/host-files.ts";
import { precompress } from "./hosting/precompress.ts";
import { writeCovers } from "./outputs/covers/cover-files.ts";
import { writeMailboxKept } from "./outputs/mailbox-kept.ts";
import { writeMailboxLook } from "./outputs/mailbox-look.ts";
import { writeMailboxNewsletter } from "./outputs/mailbox-newsletter.ts";
import { writeMailboxWords } from "./outputs/mailbox-words.ts";
import { writeLaterPictures } from "./outputs/pictures/later-pictures.ts";
import { PagePictures } from "./outputs/pictures/page-pictures.ts";
import { socialCards } from "./outputs/social-cards/social-cards.ts";
import { Twins } from "./outputs/twins/twins.ts";
import { writeOutputs } from "./outputs/write-outputs.ts";
import { bodyOf } from "./prerender/article-bodies.ts";
import { prerender } from "./prerender/prerender.ts";

const out = resolve(folders.output, "build-out");
/** Files only for later builds of this language. */
const ownOut = out + folderOf(current);
/** A copy of the site with compressed files beside the others, for the local server. */
const served = resolve(out, "served");

/** The first language is built last, into a folder that has the others. */
const isFirst = current === languages[0];

/** The pages that show what the build has read. */
const pagesOfFigures = pageIds.filter((id) => factsOfRoute(id).loads === "figures");

/** Leaves out slow steps that only a site that goes online needs: cards, compression and audits. */
const pagesOnly = process.argv.includes("--pages-only");

/** How long each step took, in seconds. */
const times: Record<string, number> = {};

async function step<Result>(name: string, work: () => Result | Promise<Result>): Promise<Result> {
  if (isFirst) console.log(`▸ ${name}`);
  const start = performance.now();
  const result = await work();
  times[name] = (performance.now() - start) / 1000;
  return result;
}

/**
 * Builds the other languages separately, below the first. The output of each is printed when it is
 * done.
 */
async function buildOthers(): Promise<void> {
  const outputs = others.map(async ({ tag }) => {
    const args = [...nodeOptions, import.meta.filename, ...process.argv.slice(2)];
    const child = spawn(process.execPath, args, {
      env: { ...process.env, SITE_LANGUAGE: tag },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const stop = () => child.kill();
    process.once("exit", stop);
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (part: Buffer) => said.push(part));
    const [status] = await once(child, "close");
    process.off("exit", stop);
    return { tag, status, text: Buffer.concat(said).toString() };
  });
  for (const { tag, status, text } of await Promise.all(outputs)) {
    console.log(`In ${tag}:\n${text}`);
    if (status !== 0) throw new BuildError(`The site in ${tag} cannot be built: see above.`);
  }
}

/** Bundles in a separate process, whose memory is freed before the pages are rendered. */
async function bundle(): Promise<void> {
  const file = resolve(import.meta.dirname, "prerender/bundle.ts");
  const child = spawn(process.execPath, [...nodeOptions, file], { stdio: "inherit" });
  const [status] = await once(child, "close");
  if (status !== 0) throw new BuildError("The code cannot be bundled: see above.");
}

async function compress(dist: string, quick: boolean): Promise<void> {
  rmSync(served, { recursive: true, force: true });
  cpSync(dist, served, { recursive: true });
  for (const file of hostFiles) rmSync(resolve(served, file));
  await precompress(served, quick);
}

async function build(): Promise<void> {
  const config = loadSiteConfig();
  // A site in a folder of its host is in the folder of that name, so that a file's name is its path
  // on the host.
  const dist = resolve(folders.output, config.dist);
  const site = dist + config.base;
  if (isFirst && isForPublic(config)) {
    refuseUnfinished();
    for (const advice of refuseUnlawful()) console.warn(`Advice: ${advice}`);
  }
  for (const advice of await step("content", checkContent)) console.warn(`Advice: ${advice}`);
  rmSync(isFirst ? dist : site, { recursive: true, force: true });
  for (const file of await step("fonts", () => renewScriptFonts(current.tag)))
    console.log(`Cut again, since the words need more of it: ${relative(process.cwd(), file)}`);
  await step("bundle", bundle);
  // In parallel, since most steps use one core, but not while the first one is bundled: together
  // they would need half a gigabyte more.
  const inOthers = isFirst ? buildOthers() : undefined;
  // It is awaited below, and must not end the process before.
  inOthers?.catch(() => {});
  const serverFile = resolve(ownOut, "server/prerender.js");
  const server: typeof Server = await import(pathToFileURL(serverFile).href);
  const cards = pagesOnly
    ? undefined
    : await step("social cards", () => socialCards(site, config.siteUrl));
  const pictures = new PagePictures();
  const twins = new Twins(config, site);
  const { paths, rewrite, writeData } = await step("pages", () =>
    prerender(server, site, config, cards?.files, (html, path) => {
      pictures.note(html, path);
      twins.note(html, path);
    }),
  );
  const bodies = await server.feedBodies(bodyOf);
  // The pictures of the feeds are copies too.
  for (const [path, html] of bodies) pictures.note(html, path);
  const accept = process.argv.includes("--said");
  if (accept || isForPublic(config)) {
    for (const advice of checkSaid(site, accept)) console.warn(`Advice: ${advice}`);
  }
  await step("drawn words", () => checkDrawnWords(current.tag, site, paths));
  const later = await step("pictures", () => pictures.write(site, config));
  writeLaterPictures(ownOut, config.base, later);
  for (const advice of isFirst ? pictures.advice() : []) console.warn(`Advice: ${advice}`);
  rmSync(resolve(site, ".vite"), { recursive: true });
  await step("outputs", () => writeOutputs(bodies, config, site));
  const writeTogether = () => {
    twins.writeFull();
    writeData(siteSearchFile, twins.searched());
  };
  writeTogether();
  writeMailboxWords(ownOut);
  writeMailboxNewsletter(ownOut);
  writeMailboxLook(ownOut);
  if (isFirst) writeMailboxKept(ownOut);
  if (cards) await step("covers", () => writeCovers(site));
  await step("other languages", () => inOthers);
  const rules = await step("hosts", () => writeHostFiles(config, paths, dist, out, ownOut));
  console.log(`${paths.length + 1} pages in ${relative(repository, dist)}`);
  if (!cards) return;

  console.log(`${cards.files.size} social cards (${cards.drawn} redrawn)`);
  if (pagesOfFigures.length > 0) {
    const figures = readFigures(site, rules, { base: config.base, paths });
    for (const id of pagesOfFigures) await rewrite(factsOfRoute(id).path, figures);
    writeTogether();
  }
  // Compression runs in its own threads.
  const compressing = isFirst ? step("compression", () => compress(dist, config.quick)) : undefined;
  await step("audit", () => runPageAudit(site, config));
  await compressing;
  const sizes = await step("sizes", () => weigh(site, dist));
  const { table, warnings } = sizeReport(sizes, readEarlier(ownOut));
  writeSizes(ownOut, sizes);
  console.log(table);
  for (const warning of warnings) console.warn(warning);
}

try {
  await build();
  const memory = process.resourceUsage().maxRSS / 1024;
  writeFileSync(resolve(ownOut, "times.json"), JSON.stringify({ times, memory }, null, 2));
} catch (error) {
  if (error instanceof BuildError) console.error(error.message);
  else if (error instanceof ConfigError) console.error(`Configuration: ${error.message}`);
  else throw error;
  process.exitCode = 1;
}
