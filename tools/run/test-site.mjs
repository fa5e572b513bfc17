// `pnpm test SITE`: whether a site is sound: its types and content, its build with the audit of
// every page and link, and six journeys in a browser.
import { buildSite } from "./build-site.mjs";
import { announce, chromiumForAll, ensureInstalled, Stop, tool, writeLists } from "./run.mjs";

/** Tests the site that this process works on. */
export async function testSite() {
  const start = performance.now();
  await ensureInstalled();
  announce(`Browser: ${await chromiumForAll()}`);
  await writeLists();
  // Most steps of the build use one core: the types are checked beside it.
  const [checked] = await Promise.all([checkSite(), buildSite()]);
  if (checked !== 0) throw new Stop("The site has mistakes; see above.");
  announce("Journeys");
  if ((await tool("pnpm", journeys)) !== 0) {
    throw new Stop("Some journeys failed; see above.");
  }
  if ((await checkDates()) !== 0) throw new Stop("Everything else passed.");
  announce(`Everything passed in ${Math.round((performance.now() - start) / 1000)} s.`);
}

const journeys = ["--filter", "@kolam/site", "test:any-site"];

/** Reports the site's mistakes, and what is still to be written. */
export const checkSite = () => tool("node", ["tools/site/check-site.ts"]);

/** Says which pages have another text than on their day. */
export const checkDates = () => tool("node", ["apps/site/build/dates/dates.ts", "--check"]);
