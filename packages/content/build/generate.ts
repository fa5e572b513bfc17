/**
 * Writes the lists of the pages, and in each language those of the articles, cases and landing
 * pages.
 */
import { spawnSync } from "node:child_process";
import { nodeOptions } from "../../../apps/site/resolve/node-options.ts";
import { writePageLists } from "./page-lists/write-page-lists.ts";

try {
  await writePageLists();
  // What reads the words needs the lists of the pages.
  const { writeContentLists } = await import("./content-lists.ts");
  const { current, languages, others } = await import("@kolam/content/model/pages/languages");
  await writeContentLists();
  // A process reads the words of one language.
  for (const { tag } of current === languages[0] ? others : []) {
    console.log(`${tag}:`);
    const { status } = spawnSync(process.execPath, [...nodeOptions, import.meta.filename], {
      env: { ...process.env, SITE_LANGUAGE: tag },
      stdio: "inherit",
    });
    if (status !== 0) process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof Error && /^(?:FilesError|PageListError)$/.test(error.name))) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
