import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { copyOfMachine } from "../run/copies.ts";

const copy = copyOfMachine();
afterAll(() => rmSync(copy, { recursive: true }), 60_000);

const hooks = ["--import", join(copy, "packages/resolve/hooks.ts")];
const vitest = [...hooks, "node_modules/vitest/vitest.mjs", "run", "--configLoader", "native"];
const types = ["node_modules/typescript/bin/tsc", "-p", "."];

/** What has to work without the sample and every other site, in this order. */
const steps: readonly (readonly [what: string, folder: string, ...args: string[]])[] = [
  ["the lists of the test site", "apps/site", "test/write-lists.ts"],
  ["the types of the words", "packages/content", ...types],
  ["the types of the site", "apps/site", ...types],
  ["the tests of the words", "packages/content", ...vitest],
  ["the tests of the site", "apps/site", ...vitest],
  ["the tests of the tools", "tools", ...vitest],
  ["the test site, with its audit", "apps/site", ...hooks, "build/build.ts"],
  ["the tests of a built site", "apps/site", ...vitest, "--config", "vitest.site.config.ts"],
];

it.each(steps)(
  "without any site but its own, the machine has %s",
  (_, folder, ...args) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: join(copy, folder),
      encoding: "utf8",
      env: {
        ...process.env,
        SITE: "apps/site/test/site",
        NODE_ENV: args.some((each) => each.endsWith("vitest.mjs")) ? "test" : "production",
      },
    });
    expect(status, stdout + stderr).toBe(0);
  },
  1_800_000,
);
