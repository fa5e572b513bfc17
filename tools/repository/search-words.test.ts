import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");

/** A file's code above what only it needs. */
function shared(file: string, end: string): string {
  const text = readFileSync(join(root, file), "utf8");
  expect(text).toContain(end);
  return text.slice(0, text.indexOf(end));
}

it("the mailbox, which runs without the site, reads what people search for as the site does", () => {
  const mailbox = shared("apps/mailbox/src/index/search-words.ts", "/** The scripts that put no");
  const site = shared("packages/content/model/blog/search-words.ts", "/** The searchable form");
  expect(mailbox).toBe(site);
});
