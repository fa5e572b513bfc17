import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { postForId, startTestMailbox, temporaryDirectory, validFields } from "../fixtures.ts";

/** Runs tar. Its exit code 1 means that a file changed while it was read. */
async function tar(...args: string[]): Promise<void> {
  const [code] = await once(spawn("tar", args), "exit");
  expect(code).toBeLessThanOrEqual(1);
}

describe("a backup", () => {
  it("of a running mailbox has every message that was acknowledged before it", async () => {
    const directory = await temporaryDirectory();
    const file = join(directory, "mailbox.tgz");
    const mailbox = await startTestMailbox();
    const ids: string[] = [];
    for (let number = 0; number < 20; number++) {
      ids.push(await postForId(mailbox, { ...validFields, message: `Message ${number}` }));
    }
    await fetch(`${mailbox.url}/mailbox/${ids[0]}/answered`, { method: "POST" });
    const excluded = ["index.sqlite*", "lock.sqlite*", "./tmp"].map((name) => `--exclude=${name}`);
    const backup = tar("-C", mailbox.dataDir, ...excluded, "-czf", file, ".");
    for (let number = 0; number < 20; number++) await postForId(mailbox);
    await backup;

    const restored = join(directory, "restored");
    await mkdir(restored);
    await tar("-C", restored, "-xzf", file);
    const second = await startTestMailbox({ dataDir: restored });
    const found = await second.messages();
    for (const [number, id] of ids.entries()) {
      expect(found.find((message) => message.id === id)?.text).toBe(`Message ${number}`);
    }
    expect(found.find(({ id }) => id === ids[0])?.status).toBe("answered");
  });
});
