import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { auditChecks } from "@kolam/content/model/analyzer/audit-checks";
import { checks } from "@kolam/seo-audit";
import { en } from "@kolam/seo-audit/texts/en";
import { expect, it } from "vitest";
import { root } from "./commands.ts";

it("the site states how many checks the audit has", () => {
  expect(auditChecks).toBe(checks.length);
});

/** The texts that another language lacks, such as `checks.title.why`. */
function lacking(whole: object, part: object, at = ""): string[] {
  const said = new Map<string, unknown>(Object.entries(part));
  return Object.entries(whole).flatMap(([key, text]) => {
    const own = said.get(key);
    if (own === undefined) return [at + key];
    const isPart = typeof text === "object" && !Array.isArray(text);
    return isPart ? lacking(text, Object(own), `${at}${key}.`) : [];
  });
}

const translations = globSync("packages/content/texts/*/analyzer/audit-texts.ts", { cwd: root })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => !file.includes("/en/"));

/** Of the checks across a whole site, which are the command's and in English. */
const ofCommand = ["siteChecks", "targets"];

it.each(translations)("%s says all that the audit of a page can say", async (file) => {
  const { auditTexts } = await import(pathToFileURL(join(root, file)).href);
  expect(lacking(en, auditTexts)).toEqual(ofCommand);
});
