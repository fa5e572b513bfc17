import { resolve } from "node:path";
import { folders } from "@kolam/resolve/current";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readRules } from "../server/site-server.ts";
import { checks } from "./checks.ts";
import type { Running } from "./engines/engine.ts";
import { engines } from "./engines/engines.ts";
import { samplesOf } from "./samples.ts";
import { type Send, sender } from "./send.ts";

const dist = resolve(folders.output, "dist");
const rules = readRules();

const all = checks(rules, samplesOf(dist, rules.base));

for (const engine of engines) {
  const leftOut = engine.missing ? ` (left out: ${engine.missing})` : "";
  describe.skipIf(engine.missing)(`${engine.name}${leftOut}`, () => {
    let running: Running | undefined;
    let send: Send;
    beforeAll(async () => {
      running = await engine.start();
      send = sender(running.origin);
    });
    afterAll(() => running?.stop());

    it.each(all)("$group: $name", async ({ run }) => {
      await expect(run(send, engine.traits)).resolves.toBeUndefined();
    });
  });
}
