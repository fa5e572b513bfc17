// `pnpm storybook [SITE]`: the kit, and the pages of a site in their stories.
import { main, tool, writeLists } from "./run.mjs";
import { takeSite } from "./take-site.mjs";

await main(async () => {
  const args = takeSite();
  await writeLists();
  const dev = ["dev", "--port", "6006", "--host", "127.0.0.1", "--no-open"];
  process.exitCode = await tool("storybook", [...dev, ...args]);
});
