import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { auditChecks } from "@kolam/content/facts/audit-checks";
import { expect, it } from "vitest";
import { maxFields, maxTextBytes } from "../../apps/mailbox/src/submission/posted-form.ts";
import { checks } from "../../packages/seo-audit/src/index.ts";

const root = resolve(import.meta.dirname, "../..");

/** Numbers in texts that no code makes: where, what is around the number, and what it has to be. */
const stated: readonly (readonly [file: string, around: RegExp, number: number])[] = [
  ["packages/seo-audit/README.md", /: (\d+) checks/, checks.length],
  ["packages/seo-audit/package.json", /: (\d+) checks/, checks.length],
  ["packages/content/src/facts/audit-checks.ts", /auditChecks = (\d+)/, checks.length],
  ["apps/mailbox/README.md", /limit: (\d+) KB of text/, maxTextBytes / 1024],
  ["apps/mailbox/README.md", /submission: (\d+) KB of text/, maxTextBytes / 1024],
  ["apps/mailbox/README.md", /of text, (\d+) fields,/, maxFields],
  ["apps/mailbox/README.md", /of text, (\d+) fields\./, maxFields],
];

it.each(stated)("%s states the number that is true: %s", (file, around, number) => {
  const [, found] = around.exec(readFileSync(resolve(root, file), "utf8")) ?? [];
  expect(Number(found)).toBe(number);
});

it("the words about the audit state no number of their own", () => {
  for (const file of ["meta.ts", "analyzer/analyzer-audit.ts"]) {
    const text = readFileSync(resolve(root, "packages/content/src/en", file), "utf8");
    expect(text).not.toMatch(/(?:fifty|\d) checks/i);
  }
  expect(auditChecks).toBe(checks.length);
});
