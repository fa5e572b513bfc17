import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { licencesDocument, licencesFile } from "./licences.ts";

const root = resolve(import.meta.dirname, "../../..");

it("docs/licences.md lists what ships, every licence allowed; else run `pnpm licences`", () => {
  expect(readFileSync(licencesFile, "utf8")).toBe(licencesDocument());
});

it("docs/dependencies.md has a line for every package that we let ship", () => {
  const document = readFileSync(resolve(root, "docs/dependencies.md"), "utf8");
  const lines = document.split("\n").filter((line) => line.startsWith("| `"));
  const names = ["apps/site", "packages/ui", "packages/content"].flatMap((folder) => {
    const manifest = readFileSync(resolve(root, folder, "package.json"), "utf8");
    return Object.keys(JSON.parse(manifest).dependencies ?? {});
  });
  const shipped = [...new Set(names)].filter((name) => !name.startsWith("@kolam/"));
  expect(shipped.length).toBeGreaterThan(0);
  const missing = shipped.filter((name) => !lines.some((line) => line.includes(`\`${name}\``)));
  expect(missing).toEqual([]);
});
