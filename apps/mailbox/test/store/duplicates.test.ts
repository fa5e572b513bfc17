import { expect } from "vitest";
import { idOf, it, postJson, startTestMailbox, validFields } from "../fixtures.ts";

const fields = { ...validFields, submission_id: "6f9619ff-8b86-4d01-b42d-00cf4fc964ff" };

it("another message under a used id is refused with 409", async ({ mailbox }) => {
  expect((await postJson(mailbox, fields)).status).toBe(200);
  const other = await postJson(mailbox, { ...fields, message: "Something else." });
  expect(other.status).toBe(409);
  expect(await other.json()).toMatchObject({
    success: false,
    message: expect.stringContaining("another message"),
  });
  const stored = await mailbox.messages();
  expect(stored.map(({ text }) => text)).toEqual([validFields.message]);
});

it("also while the first one is being written, and after a restart", async () => {
  const first = await startTestMailbox();
  const statuses = await Promise.all(
    Array.from({ length: 10 }, async (_, at) => {
      const message = at % 2 === 0 ? "One." : "Two.";
      return { message, status: (await postJson(first, { ...fields, message })).status };
    }),
  );
  const accepted = new Set(statuses.filter(({ status }) => status === 200).map((s) => s.message));
  expect(accepted.size).toBe(1);
  expect(statuses.filter(({ status }) => status === 409)).toHaveLength(5);
  expect(first.count()).toBe(1);
  await first.close();
  const second = await startTestMailbox({ dataDir: first.dataDir });
  const [message = ""] = accepted;
  expect((await postJson(second, { ...fields, message })).status).toBe(200);
  expect((await postJson(second, { ...fields, message: "Three." })).status).toBe(409);
  expect(second.count()).toBe(1);
});

it("the same id with another access key is another message", async ({ mailbox }) => {
  const general = await idOf(await postJson(mailbox, fields));
  const careers = await postJson(mailbox, { ...fields, access_key: "development-careers" });
  expect(careers.status).toBe(200);
  expect(await idOf(careers)).not.toBe(general);
  expect(mailbox.count("inbox")).toBe(2);
});

it("a post marked as spam does not swallow the real one under its id", async ({ mailbox }) => {
  const spam = { ...fields, botcheck: "on", message: "Buy." };
  expect((await postJson(mailbox, spam)).status).toBe(200);
  expect((await postJson(mailbox, fields)).status).toBe(200);
  expect([mailbox.count("inbox"), mailbox.count("spam")]).toEqual([1, 1]);
  expect((await postJson(mailbox, spam)).status).toBe(200);
  expect(mailbox.count()).toBe(2);
});
