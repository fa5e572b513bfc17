import { readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { sample } from "@kolam/content/facts/company";
import { afterAll, describe, expect, it } from "vitest";
import { node as runNode } from "../bench/builds/run-node.ts";
import { copyOfSite } from "../run/copies.ts";
import { nextVersion } from "./next-version.ts";
import { ownerNames, takeOver } from "./take-over.ts";
import { traces } from "./traces.ts";

/** How the home page of each owner begins, and a price on it. */
const homes: Readonly<Record<string, { lang: string; title: string; price: string }>> = {
  kendal: {
    lang: "en-GB",
    title: "Tarn &amp; Tally: small websites, made in Kendal",
    price: "£3,800",
  },
  leipzig: {
    lang: "de-DE",
    title: "Lindenhof Digital: Ihre Website, in Ordnung gebracht",
    price: "1.500\u00a0€",
  },
};

// An agency that has taken the site over has no others to try.
describe.runIf(sample).each(ownerNames)("the site of the owner in %s", (name) => {
  const folder = copyOfSite();
  // Thousands of files, on a busy machine.
  afterAll(() => rmSync(folder, { recursive: true }), 60_000);

  it("takes our next version, and is built in its language and currency, without a trace of the sample", {
    timeout: 300_000,
  }, () => {
    // Node alone: a formatter would take seconds and make no difference to a build.
    const env = { PATH: dirname(process.execPath), SITE_URL: "", NODE_ENV: "" };
    const node = (...args: readonly string[]) => runNode(args, folder, env);
    const catchUpWithNext = nextVersion(folder, node);
    takeOver(folder, name, node);
    catchUpWithNext();
    node("apps/site/build/build.ts");

    const dist = join(folder, "apps/site/dist");
    const home = readFileSync(join(dist, "index.html"), "utf8");
    const { lang, title, price } = homes[name] as (typeof homes)[string];
    for (const part of [`<html lang="${lang}"`, `<title>${title}</title>`, `>${price}<`]) {
      expect(home).toContain(part);
    }
    expect(traces(dist, join(folder, "apps/site/build-out/hosts"))).toEqual([]);
  });
});
