import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { licencesDocument, licencesFile } from "../../../tools/repository/licences.ts";

it("docs/licences.md is up to date (else run `pnpm generate`)", () => {
  expect(readFileSync(licencesFile, "utf8")).toBe(licencesDocument());
});
