import { Stop, tool, writeLists } from "./run.mjs";
import { chosenSite } from "./take-site.mjs";

/**
 * Builds the site that this process is about. Only the standard one is kept in Turbo's cache, which
 * knows one `dist`.
 * @param {readonly string[]} [args]
 */
export async function buildSite(args = []) {
  const { settings } = await chosenSite();
  await writeLists();
  const [program, all] = settings.standard
    ? ["turbo", ["run", "build", ...(args.length > 0 ? ["--", ...args] : [])]]
    : ["node", ["apps/site/build/build.ts", ...args]];
  if ((await tool(program, all)) !== 0) throw new Stop("The build failed; see above.");
}
