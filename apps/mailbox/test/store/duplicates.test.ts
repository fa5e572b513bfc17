import { rename } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { asProgram, idOf, it, startTestMailbox, urlencoded, validFields } from "../fixtures.ts";

const submission = { submission_id: "6f9619ff-8b86-4d01-b42d-00cf4fc964ff" };

describe("a submission_id", () => {
  it("is stored once and answered with the same id, also if posted at once", async ({
    mailbox,
  }) => {
    const responses = await Promise.all([
      ...Array.from({ length: 20 }, () => mailbox.post(submission)),
      mailbox.send(urlencoded(submission), asProgram),
    ]);
    for (const { status } of responses) expect(status).toBe(200);
    expect(new Set(await Promise.all(responses.map(idOf))).size).toBe(1);
    expect(mailbox.count()).toBe(1);
    await mailbox.onlyMail();
  });

  it.for([
    [0, 1],
    [29, 1],
    [31, 2],
  ] as const)(
    "sent again %i days later, after a restart, makes %i messages",
    async ([days, messages]) => {
      const first = await startTestMailbox();
      const id = await first.postForId(submission);
      await first.close();
      const then = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
      const older = `${then.toISOString().slice(0, 10).replaceAll("-", "")}${id.slice(8)}`;
      const inbox = join(first.dataDir, "inbox");
      await rename(join(inbox, `${id}.eml`), join(inbox, `${older}.eml`));
      const second = await first.restart();
      expect((await second.postForId(submission)) === older).toBe(messages === 1);
      expect(second.count()).toBe(messages);
    },
  );

  it("that was used for another message is refused with 409", async ({ mailbox }) => {
    await mailbox.postForId(submission);
    const other = await mailbox.post({ ...submission, message: "Something else." });
    expect(other.status).toBe(409);
    expect(await other.json()).toMatchObject({
      success: false,
      message: expect.stringContaining("another message"),
    });
    const stored = await mailbox.messages();
    expect(stored.map(({ text }) => text)).toEqual([validFields.message]);
  });

  it("is refused also while the first one is being written, and after a restart", async () => {
    const first = await startTestMailbox();
    const posts = Array.from({ length: 10 }, async (_, at) => {
      const message = at % 2 === 0 ? "One." : "Two.";
      return { message, status: (await first.post({ ...submission, message })).status };
    });
    const answers = await Promise.all(posts);
    const accepted = new Set(answers.filter(({ status }) => status === 200).map((a) => a.message));
    expect(accepted.size).toBe(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
    expect(first.count()).toBe(1);
    const second = await first.restart();
    await second.postForId({ ...submission, message: [...accepted][0] });
    expect((await second.post({ ...submission, message: "Three." })).status).toBe(409);
    expect(second.count()).toBe(1);
  });

  it("with another access key is another message", async ({ mailbox }) => {
    const general = await mailbox.postForId(submission);
    const access_key = "development-careers";
    expect(await mailbox.postForId({ ...submission, access_key })).not.toBe(general);
    expect(mailbox.count("inbox")).toBe(2);
  });

  it("of a post marked as spam does not swallow the real one", async ({ mailbox }) => {
    const spam = { ...submission, botcheck: "on", message: "Buy." };
    await mailbox.postForId(spam);
    await mailbox.postForId(submission);
    expect(mailbox.counts()).toEqual([1, 1]);
    await mailbox.postForId(spam);
    expect(mailbox.count()).toBe(2);
  });
});
