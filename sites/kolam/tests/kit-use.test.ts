import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import * as kit from "@kolam/ui";
import { expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../../..");

const componentNames = Object.entries(kit)
  .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === "function")
  .map(([name]) => name);

/** The code of the kit, of the site, and of the page that the consumers of the packed kit build. */
const sources = globSync(
  "{packages/ui/{src,bands},apps/site/src,sites/kolam,examples/consumers/page}/**/*.tsx",
  {
    cwd: root,
    exclude: [
      "**/*.{cases,docs,test,fixture}.tsx",
      "packages/ui/bands/**/*.stories.tsx",
      "**/{storybook,testing}/**",
    ],
  },
).map((file) => readFileSync(resolve(root, file), "utf8"));

it.each(componentNames)("the kit has %s, which the site or the example uses", (name) => {
  expect(sources.some((source) => new RegExp(`<${name}\\b`).test(source))).toBe(true);
});
