// `pnpm build [SITE]`: the pictures and lists of a site, then its pages. Further arguments are
// those of apps/site/build/build.ts.
import { buildSite } from "./build-site.mjs";
import { main, writeLists } from "./run.mjs";
import { takeSite } from "./take-site.mjs";

await main(async () => {
  const args = takeSite();
  await writeLists();
  await buildSite(args);
});
