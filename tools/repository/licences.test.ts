import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import * as current from "@kolam/resolve/current";
import { fileOf, prefix } from "@kolam/resolve/places";
import { expect, it } from "vitest";
import { chosenPackages, shippedPackages } from "./licences.ts";

const site = resolve(import.meta.dirname, "../../apps/site");

/** Matches static and dynamic imports and exports, but not those of types. */
const IMPORT = /(?:^(?:import|export) (?!type )[^;"]*?\bfrom |^import |\bimport\()"([^"]+)"/gm;

/** Specifiers that the build resolves itself, and files that contain no code. */
const IGNORED = /^virtual:|\.(?:css|json|mdx|svg|woff2)$/;

/**
 * The npm packages that the client's code imports, found by following imports from its entries
 * through the site and the other packages of this repository.
 */
function clientPackages(): ReadonlySet<string> {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const pending = ["client.tsx", "boot.ts"].map((name) => join(site, "src/entries", name));
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const [, written = ""] of readFileSync(file, "utf8").matchAll(IMPORT)) {
      const specifier = written.replace(/\?.*$/, "");
      if (IGNORED.test(specifier)) continue;
      if (specifier.startsWith(".")) pending.push(resolve(dirname(file), specifier));
      else if (specifier.startsWith(prefix))
        pending.push(fileOf(specifier, current.site, current.language));
      else if (specifier.startsWith("@kolam/"))
        pending.push(createRequire(file).resolve(specifier));
      else packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier);
    }
  }
  return packages;
}

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
