import { writeFile } from "node:fs/promises";
import { expect, it, vi } from "vitest";
import { fileCount, good, mails, parse, plain, postForm, postJson, running } from "../fixtures.ts";

const disk = vi.hoisted(() => ({ error: "" }));

// A disk without room takes a part of the file and then refuses.
vi.mock("../../src/store/durable-files.ts", async (original) => {
  const durable = await original<typeof import("../../src/store/durable-files.ts")>();
  const writeSynced: typeof durable.writeSynced = async (path, data) => {
    if (disk.error === "") return durable.writeSynced(path, data);
    await writeFile(path, data.slice(0, 40));
    throw Object.assign(new Error(`${disk.error}: write`), { code: disk.error });
  };
  return { ...durable, writeSynced };
});

it.each([
  ["ENOSPC", 507, "full"],
  ["EDQUOT", 507, "full"],
  ["EIO", 500, "could not be stored"],
] as const)(
  "%s while a message is written: %i, nothing is left of it, the next one is whole",
  async (error, status, says) => {
    const box = await running();
    disk.error = error;
    const refused = await postJson(box, { ...good, submission_id: "again" });
    const page = await postForm(box, new URLSearchParams(good));
    disk.error = "";
    expect(refused.status).toBe(status);
    expect(await refused.json()).toMatchObject({
      success: false,
      message: expect.stringContaining(says),
    });
    expect(page.status).toBe(status);
    expect(await page.text()).toContain(says);
    expect(box.count()).toBe(0);
    expect(await fileCount(box.dataDir)).toBe(0);

    expect((await postJson(box, { ...good, submission_id: "again" })).status).toBe(200);
    const [raw] = await mails(box.dataDir);
    expect(plain((await parse(raw ?? Buffer.alloc(0))).text)).toContain(good.message);
    expect(box.count()).toBe(1);
  },
);
