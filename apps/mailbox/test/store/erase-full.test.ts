import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { startTestMailbox, temporaryDirectory } from "../fixtures.ts";

const disk = vi.hoisted(() => ({ dataDir: "", mails: 0 }));

vi.mock("../../src/store/durable-files.ts", async (original) => {
  const durable = await original<typeof import("../../src/store/durable-files.ts")>();
  // A disk that so many mails fill.
  const addLines: typeof durable.addLines = async (path, lines) => {
    if (readdirSync(join(disk.dataDir, "inbox")).length >= disk.mails) {
      throw Object.assign(new Error("ENOSPC: by the test"), { code: "ENOSPC" });
    }
    await durable.addLines(path, lines);
  };
  return { ...durable, addLines };
});

it("messages can be deleted from a full disk, and stay deleted", async () => {
  disk.dataDir = await temporaryDirectory();
  const mailbox = await startTestMailbox({ dataDir: disk.dataDir });
  const ids = [await mailbox.postForId(), await mailbox.postForId()];
  disk.mails = ids.length;
  expect((await mailbox.decide(`/${ids[0]}/erase`)).status).toBe(303);
  expect((await mailbox.messages()).map(({ id }) => id)).toEqual([ids[1]]);
  expect((await mailbox.content()).includes(ids[0] ?? "")).toBe(false);
  expect(readdirSync(disk.dataDir)).toContain("erased.txt");
});
