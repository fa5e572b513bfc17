import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { Checkout } from "./edit.ts";

const folder = mkdtempSync(join(tmpdir(), "kolam-edit-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("only what was written is formatted, and nothing where that was a text alone", () => {
  const others = "export const a = [1,2]\n";
  writeFileSync(join(folder, "others.ts"), others);
  const checkout = new Checkout(folder);
  checkout.write("article.mdx", "An article.\n");
  checkout.format();
  expect(readFileSync(join(folder, "others.ts"), "utf8")).toBe(others);
  checkout.write("own.ts", others);
  checkout.format();
  expect(readFileSync(join(folder, "own.ts"), "utf8")).toBe("export const a = [1, 2];\n");
  expect(readFileSync(join(folder, "others.ts"), "utf8")).toBe(others);
});
