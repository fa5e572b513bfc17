/**
 * Writes the colours of the site, the lists of its pages and pictures, and in each language those
 * of the articles, cases and landing pages. With `--installing` a mistake in the site is reported
 * and stops nothing: our next version may need words that its owner writes after the installation.
 * With `--colours-later` the command that follows tells what is wrong with the colours.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writePageLists } from "@kolam/content/page-lists";
import { folders, site } from "@kolam/resolve/current";
import { nodeOptions } from "@kolam/resolve/node-options";
import { fromRoot, SiteError } from "@kolam/resolve/sites";
import { isTold } from "@kolam/resolve/told";
import { writeBrand } from "./brand/write-brand.ts";
import { wrongValues } from "./checks/fact-values.ts";

/** Lists the pictures, and says which cannot be shown. */
async function tellPictures(): Promise<void> {
  const { writePictures } = await import("@kolam/content/pictures");
  const { problems, warnings } = await writePictures();
  if (warnings.length > 0) console.warn(["Pictures to look at:", ...warnings].join("\n  "));
  if (problems.length === 0) return;
  console.error(["Pictures that cannot be shown:", ...problems].join("\n  "));
  process.exitCode = 1;
}

/** Reports a mistake of the site's, and goes on. */
function tell(error: unknown): void {
  if (!isTold(error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function writeColours(): void {
  try {
    writeBrand(site);
  } catch (error) {
    if (!process.argv.includes("--colours-later")) tell(error);
  }
}

/** The values in the facts that no type can name, and that do not exist. */
const wrongFacts = (): string[] =>
  ["company.ts", "law.ts"]
    .map((name) => join(folders.facts, name))
    .filter((file) => existsSync(file))
    .flatMap((file) => wrongValues(readFileSync(file, "utf8"), fromRoot(file)));

/**
 * A mistake in facts or words stops whatever reads them, long before their types are checked; what
 * the type checker says of it is what an owner understands.
 */
async function tellCause(error: unknown): Promise<void> {
  if (isTold(error)) return tell(error);
  const { typeMistakes } = await import("./editing/content-check.ts");
  const mistakes = [...(await typeMistakes()), ...wrongFacts()];
  if (mistakes.length === 0) throw error;
  console.error(["The content has mistakes:", ...mistakes].join("\n  "));
  process.exitCode = 1;
}

try {
  await writePageLists();
  // Colours and pictures are the same in all languages.
  if (!process.env.SITE_LANGUAGE) {
    writeColours();
    await tellPictures();
  }
  // Modules that read the texts need the page lists.
  const { writeContentLists } = await import("@kolam/content/content-lists");
  const { current, languages, others } = await import("@kolam/content/model/pages/languages");
  // All languages tell their mistakes at once.
  await writeContentLists().catch(tell);
  // A process reads the texts of one language.
  for (const { tag } of current === languages[0] ? others : []) {
    console.log(`${tag}:`);
    const { status } = spawnSync(process.execPath, [...nodeOptions, import.meta.filename], {
      env: { ...process.env, SITE_LANGUAGE: tag },
      stdio: "inherit",
    });
    if (status !== 0) process.exitCode = 1;
  }
} catch (error) {
  await tellCause(error);
}
if (process.exitCode === undefined && !process.env.SITE_LANGUAGE) {
  // Some show only where a page uses them.
  const wrong = wrongFacts();
  if (wrong.length > 0) tell(new SiteError(wrong.join("\n")));
}
if (process.argv.includes("--installing")) process.exitCode = 0;
