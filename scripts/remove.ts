/** `pnpm run remove page ID [--redirect-to PATH]` (without `run`, pnpm removes a package): takes a page away, with its words, its route and its entries. */
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { Checkout } from "./content/edit.ts";
import { mentionsOf } from "./content/links.ts";
import { UsageError } from "./content/names.ts";
import { removePage } from "./content/page.ts";

const usage = "Usage: pnpm run remove page ID [--redirect-to /path]";
const root = resolve(import.meta.dirname, "..");

if (import.meta.main) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { "redirect-to": { type: "string" } },
  });
  const [kind, id] = positionals;
  try {
    if (kind !== "page" || !id) throw new UsageError(usage);
    const checkout = new Checkout(root);
    removePage(checkout, id, values["redirect-to"]);
    const changed = [...checkout.changed];
    spawnSync("biome", ["check", "--write", ...changed.filter((file) => checkout.exists(file))], {
      cwd: root,
    });
    console.log(changed.join("\n"));
    const mentions = mentionsOf(checkout, id, `/${id}`);
    if (mentions.length > 0) {
      console.log(`\nStill mentioned here; change these places too:\n${mentions.join("\n")}`);
    }
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
