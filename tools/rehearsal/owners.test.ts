import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { sample } from "@site/facts/company";
import { afterAll, expect, it } from "vitest";
import { copyOfSite } from "../run/copies.ts";
import { takeOver } from "./take-over.ts";
import { traces } from "./traces.ts";

const folder = copyOfSite();
afterAll(() => rmSync(folder, { recursive: true }));

// An agency that has taken the site over has no others to try. `pnpm rehearse` tries all of them,
// as a whole.
it.runIf(sample)(
  "the owner in Leipzig has pages in German, with prices in euros and no trace of ours",
  () => {
    // Node alone: a formatter would take seconds and make no difference to a build.
    const env = { ...process.env, PATH: dirname(process.execPath), SITE_URL: "", NODE_ENV: "" };
    const node = (...args: readonly string[]) =>
      execFileSync("node", args, { cwd: folder, env, stdio: "pipe" });
    takeOver(folder, "leipzig", node);
    node("apps/site/build/build.ts", "--pages-only");

    const dist = join(folder, "apps/site/dist");
    const home = readFileSync(join(dist, "index.html"), "utf8");
    for (const part of [
      '<html lang="de-DE"',
      "<title>Lindenhof Digital: Ihre Website, in Ordnung gebracht</title>",
      ">1.500\u00a0€<",
    ]) {
      expect(home).toContain(part);
    }
    expect(traces(dist)).toEqual([]);
  },
);
