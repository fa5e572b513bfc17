import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { readKit } from "../../build/api/kit.ts";

const text = readFileSync(resolve(import.meta.dirname, "../../docs/coverage.md"), "utf8");

it("coverage.md names exactly the components of the kit", async () => {
  const named = [...text.matchAll(/`([A-Z][A-Za-z]+)`/g)].map(([, name]) => name);
  const parts = ["FieldFrame"];
  const known = [...(await readKit()).map(({ name }) => name), ...parts];
  expect([...new Set(named)].filter((name) => !known.includes(name ?? ""))).toEqual([]);
  expect(known.filter((name) => !named.includes(name))).toEqual([]);
});
