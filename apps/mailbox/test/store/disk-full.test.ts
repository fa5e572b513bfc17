import { writeFile } from "node:fs/promises";
import { expect, onTestFinished, vi } from "vitest";
import { it, normalizeLines, startTestMailbox, urlencoded, validFields } from "../fixtures.ts";

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

it.for([
  ["ENOSPC", 507, "full"],
  ["EDQUOT", 507, "full"],
  ["EIO", 507, "could not be stored"],
  ["EROFS", 507, "could not be stored"],
] as const)(
  "after %s the response is %i, no file is left, and the next message is stored",
  async ([error, status, reason], { mailbox }) => {
    const fields = { submission_id: "again" };
    disk.error = error;
    const answers = [await mailbox.post(fields), await mailbox.send(urlencoded())];
    disk.error = "";
    for (const answer of answers) {
      expect(answer.status).toBe(status);
      expect(await answer.text()).toContain(reason);
    }
    expect(mailbox.count()).toBe(0);
    expect(await mailbox.countMails()).toBe(0);

    await mailbox.postForId(fields);
    const { text } = await mailbox.onlyMail();
    expect(normalizeLines(text)).toContain(validFields.message);
    expect(mailbox.count()).toBe(1);
  },
);

it("the log says that posts are refused because of the disk", async () => {
  const lines = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => lines.mockRestore());
  const mailbox = await startTestMailbox({ quiet: false });
  disk.error = "EROFS";
  await mailbox.post();
  disk.error = "";
  expect(lines.mock.calls.join("\n")).toContain("refused: 1 × post (507, broken)");
});
