// `pnpm generate [SITE]`: everything that is written from something else and tracked by Git, and the
// lists that are not. Last the days of the pages, whose texts have to be rendered for it.
import { main, Stop, tool, writeLists } from "./run.mjs";
import { takeSite } from "./take-site.mjs";

await main(async () => {
  const [unknown] = takeSite();
  if (unknown) throw new Stop(`There is no site “${unknown}”.`);
  await writeLists();
  for (const [program, ...args] of [
    ["turbo", "run", "generate", "--output-logs=errors-only"],
    ["node", "apps/site/build/dates/dates.ts"],
  ]) {
    if ((await tool(program ?? "", args)) !== 0) throw new Stop("Not all is written; see above.");
  }
});
