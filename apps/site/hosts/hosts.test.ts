import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checksOfBuiltSite } from "./built-site.ts";
import type { Running } from "./engines/engine.ts";
import { engines } from "./engines/engines.ts";
import { matrixLines } from "./matrix.ts";
import { type Send, sender } from "./send.ts";

const checks = checksOfBuiltSite();
const columns = new Map(
  engines.map(({ name, missing }) => [name, missing ? undefined : new Map<string, number>()]),
);

for (const engine of engines) {
  const leftOut = engine.missing ? ` (left out: ${engine.missing})` : "";
  describe.skipIf(engine.missing)(`${engine.name}${leftOut}`, () => {
    let running: Running | undefined;
    let send: Send;
    beforeAll(async () => {
      running = await engine.start();
      send = sender(running.origin);
    }, 90_000);
    afterAll(() => running?.stop());

    it.each(checks)("$group: $name", async ({ group, run }) => {
      await expect(run(send, engine.traits)).resolves.toBeUndefined();
      const column = columns.get(engine.name);
      column?.set(group, (column.get(group) ?? 0) + 1);
    });
  });
}

afterAll(() => {
  console.log(matrixLines(checks, columns).join("\n"));
  for (const { name, missing } of engines) if (missing) console.log(`${name} left out: ${missing}`);
});
