import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { visitsTo } from "./figures.ts";

it("the visits are those to this site, and none before they have been measured", () => {
  const site = mkdtempSync(join(tmpdir(), "kolam-visits-"));
  expect(visitsTo(site)).toBeNull();
  const visits = { day: "2026-11-20", commit: "4c0ffee", noisy: false, figures: [] };
  writeFileSync(join(site, "measured.json"), JSON.stringify(visits));
  expect(visitsTo(site)).toEqual(visits);
  rmSync(site, { recursive: true });
});
