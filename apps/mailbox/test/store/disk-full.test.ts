import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import {
  countMails,
  normalizeLines,
  onlyMail,
  postForm,
  postJson,
  startTestMailbox,
  validFields,
} from "../fixtures.ts";

const disk = vi.hoisted(() => ({ error: "" }));

// Like a full disk, the mock writes a part of the file and then fails.
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
  "after %s the response is %i, no file is left, and the next message is stored",
  async (error, status, reason) => {
    const mailbox = await startTestMailbox();
    const fields = { ...validFields, submission_id: "again" };
    disk.error = error;
    const json = await postJson(mailbox, fields);
    const page = await postForm(mailbox, new URLSearchParams(validFields));
    disk.error = "";
    expect([json.status, page.status]).toEqual([status, status]);
    expect(await json.json()).toMatchObject({
      success: false,
      message: expect.stringContaining(reason),
    });
    expect(await page.text()).toContain(reason);
    expect(mailbox.count()).toBe(0);
    for (const folder of ["inbox", "tmp"]) {
      expect(await countMails(join(mailbox.dataDir, folder))).toBe(0);
    }

    expect((await postJson(mailbox, fields)).status).toBe(200);
    const { text } = await onlyMail(mailbox.dataDir);
    expect(normalizeLines(text)).toContain(validFields.message);
    expect(mailbox.count()).toBe(1);
  },
);
