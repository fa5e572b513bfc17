/**
 * `pnpm takeover move NAME --from FORK`: puts what is an owner's in a fork of an earlier version
 * into `sites/NAME` of this checkout, and says what it could not place. For one version, for those
 * who took the site over before a site was a folder; see docs/updates.md.
 */
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { siteNameOf } from "../new/site/site-name.ts";
import { root } from "../run/run.mjs";
import { withUsage } from "../run/with-usage.ts";
import { move } from "./move/move.ts";

const usage =
  "Usage: pnpm takeover move NAME --from FORK [--base COMMIT], with the folder of the fork and, if it has no history in common with this checkout, the commit of ours that it began with.";

const { values, positionals } = withUsage(usage, () =>
  parseArgs({
    allowPositionals: true,
    options: { from: { type: "string" }, base: { type: "string" } },
  }),
);
const [command, name] = positionals;
if (command !== "move" || !name || !values.from || positionals.length > 2) throw new Error(usage);
if (siteNameOf(name, "en", join(root, "sites")) !== name) {
  throw new Error(`“${name}” is not a name for a site: small letters, digits and hyphens.`);
}

const list = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [`\n${title}`, ...lines.map((line) => `  ${line}`)] : [];

const { written, asInSample, texts, left } = await move(root, name, {
  folder: resolve(values.from),
  base: values.base,
});
console.log(
  [
    `sites/${name} has ${written.length} files of yours. Everything else is the new version's.`,
    ...list(
      "Still as in the sample; rewrite them, or delete those that apps/site/defaults has too:",
      asInSample,
    ),
    ...list(
      "Yours, where the machine now has a text in the same language; delete what you do not say otherwise:",
      texts,
    ),
    ...list("To do by hand:", left),
    `\nNext: pnpm format, then pnpm check ${name}, which names what is missing.`,
  ].join("\n"),
);
