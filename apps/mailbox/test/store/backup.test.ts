import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { it, startTestMailbox, temporaryDirectory } from "../fixtures.ts";

/** Runs tar. Its exit code 1 means that a file changed while it was read. */
async function tar(...args: string[]): Promise<void> {
  const [code] = await once(spawn("tar", args), "exit");
  expect(code).toBeLessThanOrEqual(1);
}

it("a backup of a running mailbox has every message that was acknowledged before it", async ({
  mailbox,
}) => {
  const directory = await temporaryDirectory();
  const file = join(directory, "mailbox.tgz");
  const ids: string[] = [];
  for (let number = 0; number < 20; number++) {
    ids.push(await mailbox.postForId({ message: `Message ${number}` }));
  }
  await mailbox.decide(`/${ids[0]}/answered`);
  const excluded = ["index.sqlite*", "lock.sqlite*", "./tmp"].map((name) => `--exclude=${name}`);
  const backup = tar("-C", mailbox.dataDir, ...excluded, "-czf", file, ".");
  for (let number = 0; number < 20; number++) await mailbox.post();
  await backup;

  const restored = join(directory, "restored");
  await mkdir(restored);
  await tar("-C", restored, "-xzf", file);
  const found = await (await startTestMailbox({ dataDir: restored })).messages();
  for (const [number, id] of ids.entries()) {
    expect(found.find((message) => message.id === id)?.text).toBe(`Message ${number}`);
  }
  expect(found.find(({ id }) => id === ids[0])?.status).toBe("answered");
});
