// `pnpm test SITE`: whether a site holds: its types and content, its build with the audit of every
// page and link, and six journeys in a browser.
import { buildSite } from "./build-site.mjs";
import { chromiumForAll, ensureInstalled, Stop, say, tool, writeLists } from "./run.mjs";
import { chosenSite } from "./take-site.mjs";

/** Tests the site that this process is about. */
export async function testSite() {
  const start = performance.now();
  await ensureInstalled();
  say(`Browser: ${await chromiumForAll()}`);
  await writeLists();
  // Most steps of the build use one core: the types are checked beside it.
  const [checked] = await Promise.all([checkSite(), buildSite()]);
  if (checked !== 0) throw new Stop("The site has mistakes; see above.");
  say("Journeys");
  if ((await tool("pnpm", [...journeys, "--tsconfig", await typesOfSite()])) !== 0) {
    throw new Stop("Some journeys failed; see above.");
  }
  say(`Everything passed in ${Math.round((performance.now() - start) / 1000)} s.`);
}

const journeys = ["--filter", "@kolam/site", "test:any-site"];

/** Playwright finds what is imported from a site by the settings of its types, and by nothing else. */
async function typesOfSite() {
  const { typesFile } = await import("../../apps/site/resolve/types.ts");
  const site = await chosenSite();
  return typesFile(site, site.settings.languages[0], "all");
}

/** Says what is wrong with the site, and what of it is still to be written. */
export const checkSite = () => tool("node", ["tools/site/check-site.ts"]);
