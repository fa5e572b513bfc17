import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { licencesDocument, licencesFile } from "./licences.ts";

it("docs/licences.md lists what ships, every licence allowed; else run `pnpm licences`", () => {
  expect(readFileSync(licencesFile, "utf8")).toBe(licencesDocument());
});
