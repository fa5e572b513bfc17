import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";

const coloursIn = (file: string): readonly string[] =>
  readFileSync(resolve(import.meta.dirname, "../..", file), "utf8").match(/#[\da-f]{6}\b/gi) ?? [];

it("the mailbox, which imports nothing of ours, copies its colours from brand.tokens.json", () => {
  const pigments = coloursIn("packages/ui/src/tokens/brand.tokens.json");
  const copied = coloursIn("apps/mailbox/src/look.ts");
  expect(copied.length).toBeGreaterThan(10);
  const others = copied.filter((colour) => !pigments.includes(colour));
  expect(others, "change them in apps/mailbox/src/look.ts too").toEqual([]);
});
