import { Stop, tool } from "./run.mjs";
import { chosenSite } from "./take-site.mjs";

/**
 * Builds the site that this process works on. Its lists have been written before. Only the standard
 * one is kept in Turbo's cache, which knows one `dist`.
 * @param {readonly string[]} [args]
 * @param {Record<string, string>} [env]
 */
export async function buildSite(args = [], env = {}) {
  const { settings } = await chosenSite();
  const [program, all] = settings.standard
    ? ["turbo", ["run", "build", ...(args.length > 0 ? ["--", ...args] : [])]]
    : ["node", ["apps/site/build/build.ts", ...args]];
  if ((await tool(program, all, env)) !== 0) throw new Stop("The build failed; see above.");
}
