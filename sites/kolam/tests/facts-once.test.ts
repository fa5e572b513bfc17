import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { others } from "@kolam/content/model/pages/languages";
import { root } from "@kolam/resolve/sites";
import { company } from "@site/facts/company";
import { expect, it } from "vitest";

const { name, city, domain, phone } = company;

/** What the built site is made from. */
const sources = globSync(
  [
    "packages/content/{build,model,src,texts}/**/*.{mdx,ts}",
    "apps/site/{build,config,src}/**/*.{css,html,svg,ts,tsx}",
  ],
  // Another language says the names in its own letters.
  { cwd: root, exclude: (file) => /\.(?:test|cases)\.|\/testing\//.test(file) },
).filter((file) => !others.some(({ tag }) => new RegExp(`/(?:src|texts)/${tag}/`).test(file)));

it.each([name, city, domain, ...(phone ? [phone.display] : [])])(
  "is said once, in the facts of the company: %s",
  (fact) => {
    const saying = sources.filter((file) => readFileSync(join(root, file), "utf8").includes(fact));
    expect(saying).toEqual(["packages/content/src/facts/company.ts"]);
  },
);
