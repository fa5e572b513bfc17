import { rmSync } from "node:fs";
import { type Engine, type Running, site } from "@kolam/site/hosts/engines/engine";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deployed, faults } from "./faults.ts";
import { lookAt } from "./live.ts";
import { type Finding, liveSite } from "./live-site.ts";

/**
 * Tests that `pnpm live` finds nothing wrong with a good deployment on a server, and every fault of
 * one that has them all.
 */
export function expectFaults({ name, missing, start }: Engine): void {
  const leftOut = missing ? ` (left out: ${missing})` : "";
  describe.skipIf(missing)(`${name}${leftOut}`, () => {
    let running: Running;
    let found: readonly Finding[];
    let folder: string;
    beforeAll(async () => {
      folder = deployed(faults);
      running = await start(folder);
      // The build is compared with what is deployed.
      found = await lookAt(liveSite(running.origin, site));
    }, 300_000);
    afterAll(async () => {
      await running.stop();
      rmSync(folder, { recursive: true });
    });

    it.each(faults)("tells that %s", (_, where, what) => {
      const told = found.filter((finding) => finding.where === where).map((each) => each.what);
      expect(told).toContainEqual(expect.stringMatching(what));
    });

    it("nothing is reported about a good deployment", async () => {
      const good = await start();
      try {
        expect(await lookAt(liveSite(good.origin, site))).toEqual([]);
      } finally {
        await good.stop();
      }
    }, 300_000);
  });
}
