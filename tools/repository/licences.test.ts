import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { clientPackages } from "./client-packages.ts";
import { chosenPackages, licencesDocument, licencesFile, shippedPackages } from "./licences.ts";

it("docs/licences.md is up to date (else run `pnpm generate`)", () => {
  expect(readFileSync(licencesFile, "utf8")).toBe(licencesDocument());
});

it("every package that the client imports is a production dependency, and so on the list", () => {
  const imported = [...clientPackages()];
  expect(imported).toEqual(expect.arrayContaining(["react-dom", "parse5", "flesch", "syllable"]));
  const listed = new Set(shippedPackages().map(({ name }) => name));
  expect(imported.filter((name) => !listed.has(name))).toEqual([]);
});

it("docs/dependencies.md has a line for every package that ships", () => {
  const document = readFileSync(resolve(import.meta.dirname, "../../docs/dependencies.md"), "utf8");
  const lines = document.split("\n").filter((line) => line.startsWith("| `"));
  const missing = chosenPackages().filter(
    (name) => !lines.some((line) => line.includes(`\`${name}\``)),
  );
  expect(missing).toEqual([]);
});
