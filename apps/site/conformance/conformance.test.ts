import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checksOfBuiltSite } from "./built-site.ts";
import { engines, type Running } from "./engines.ts";
import { type Send, sender } from "./send.ts";

// Wrangler takes longer to start than all checks take: `pnpm conformance` runs it too.
const quick = engines.filter(({ name, missing }) => name !== "workerd" && missing === undefined);

describe.each(quick)("$name", (engine) => {
  let running: Running;
  let send: Send;
  beforeAll(async () => {
    running = await engine.start();
    send = sender(running.origin);
  });
  afterAll(() => running.stop());

  it.each(checksOfBuiltSite())("$group: $name", async ({ run }) => {
    await expect(run(send, engine.traits)).resolves.toBeUndefined();
  });
});
