import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { auditChecks } from "@kolam/content/model/analyzer/audit-checks";
import { company, sample } from "@site/facts/company";
import { describe, expect, it } from "vitest";
import { others } from "../../packages/content/model/pages/languages.ts";
import { checks } from "../../packages/seo-audit/src/index.ts";
import { root } from "../run/run.mjs";

const facts = "packages/content/src/facts/company.ts";
const { name, city, domain, phone } = company;

/** What the built site is made from. */
const sources = globSync(
  [
    "packages/content/{build,model,src,texts}/**/*.{mdx,ts}",
    "apps/site/{build,config,src}/**/*.{css,html,svg,ts,tsx}",
  ],
  // Another language says the names in its own letters.
  {
    cwd: root,
    exclude: (file) => /\.(?:test|stories)\.|\/(?:sample|testing)\//.test(file),
  },
).filter((file) => !others.some(({ tag }) => new RegExp(`/(?:src|texts)/${tag}/`).test(file)));

// The words of an owner may name a place or a number themselves.
describe.runIf(sample)("what is the company's own", () => {
  it.each([name, city, domain, ...(phone ? [phone.display] : [])])(
    "is said once, in its facts: %s",
    (fact) => {
      const saying = sources.filter((file) =>
        readFileSync(join(root, file), "utf8").includes(fact),
      );
      expect(saying).toEqual([facts]);
    },
  );
});

it("the site tells how many checks the audit has", () => {
  expect(auditChecks).toBe(checks.length);
});
