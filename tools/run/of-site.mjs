// `node tools/run/of-site.mjs COMMAND … [SITE] …`: runs a command for a site. Its name may be the
// first argument after `--`.
import { main, tool } from "./run.mjs";
import { takeSite } from "./take-site.mjs";

await main(async () => {
  const words = process.argv.slice(2);
  const end = words.indexOf("--");
  const [program = "", ...own] = words.slice(0, end);
  process.exitCode = await tool(program, [...own, ...takeSite(words.slice(end + 1))]);
});
