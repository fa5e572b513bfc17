import { join } from "node:path";
import { local } from "@kolam/site/hosts/engines/local";
import type { Browser } from "playwright-core";
import { ensureBuilt, root } from "../run/run.mjs";
import { comparePictures } from "./camera.ts";
import { type Review, type Saved, startReview, writeReview } from "./review-page.ts";
import { byId, overview, pagesIn } from "./subjects.ts";

/**
 * Takes pictures of the pages of the site, which has been built before.
 * @param only the paths of the wanted pages; all of them, if none is named
 */
export async function takePages(browser: Browser, only?: readonly string[]): Promise<Review> {
  await ensureBuilt();
  const site = join(root, "apps/site");
  const wanted = pagesIn(site).filter(({ name }) => only?.includes(name) ?? true);
  if (wanted.length === 0) throw new Error("--only takes the path of a page, such as /about.");
  const { origin, stop } = await local.start(site);
  const folder = join(root, "shots/pages");
  const save = startReview(folder);
  const taken: Saved[] = [];
  const versions = [[], wanted].map((subjects) => ({ url: origin, subjects: byId(subjects) }));
  try {
    await comparePictures(browser, versions, overview, (change) => taken.push(save(change)));
  } finally {
    await stop();
  }
  const summary = `${taken.length} pictures of ${wanted.length} pages.`;
  return writeReview(folder, { title: "Every page of the site", summary }, taken);
}
