import { describe, expect } from "vitest";
import { it, startTestMailbox, until } from "../fixtures.ts";
import { startRelayed } from "../smtp-server.ts";

describe("the inbox's actions", () => {
  it("relay what comes out of the spam folder, without the mark of spam", async () => {
    const { smtp, mailbox } = await startRelayed();
    const id = await mailbox.postForId({ botcheck: true });
    expect(mailbox.counts()).toEqual([0, 1]);
    await mailbox.decide(`/${id}/inbox`);
    expect(mailbox.counts()).toEqual([1, 0]);
    await until(() => smtp.received.length === 1);
    expect(smtp.received[0]?.raw).not.toContain("X-Spam-Flag");
  });

  it("keep a message's status, and that it was read, over a restart", async () => {
    const first = await startTestMailbox();
    const id = await first.postForId();
    expect(await first.page("/mailbox")).toContain("who unread");
    await first.page(`/mailbox/${id}`);
    await first.decide(`/${id}/answered`);
    const second = await first.restart();
    expect(await second.page(`/mailbox/${id}`)).toContain("<dd>Answered</dd>");
    const list = await second.page("/mailbox");
    expect(list).toContain("answered, to");
    expect(list).not.toContain("who unread");
  });

  it("ask before they delete, and leave nothing on the disk", async ({ mailbox }) => {
    const secret = "Marigold-Umbrella-7";
    const id = await mailbox.postForId({ name: secret, message: secret });
    const other = await mailbox.postForId();
    await mailbox.decide(`/${id}/answered`);
    expect(await mailbox.content()).toContain("Marigold");
    expect(await mailbox.page(`/mailbox/${id}/erase`)).toContain("Delete for good");
    expect(mailbox.count()).toBe(2);

    const done = await mailbox.decide(`/${id}/erase`);
    expect(done.headers.get("location")).toBe(`/mailbox/${other}?done=erase`);
    expect((await mailbox.get(`/mailbox/${id}`)).status).toBe(404);
    const left = await mailbox.content();
    for (const trace of ["Marigold", "marigold", id]) expect(left).not.toContain(trace);
    expect(left).toContain(other);
  });

  it("find messages by words of any field, and say when there are none", async ({ mailbox }) => {
    await mailbox.post({ name: "Meera Iyer", subject: "Brass lamps" });
    await mailbox.post({ subject: "A saree shop" });
    const found = await mailbox.page("/mailbox?q=mee+lamp");
    expect(found).toContain("1 found");
    expect(found).toContain("Brass lamps");
    expect(found).not.toContain("A saree shop");
    expect(await mailbox.page("/mailbox?q=%22*+AND")).toContain("Nothing found");
  });

  it("are refused to other websites and unknown to everything else", async ({ mailbox }) => {
    const id = await mailbox.postForId();
    const foreign = { "sec-fetch-site": "cross-site" };
    expect((await mailbox.decide(`/${id}/erase`, undefined, foreign)).status).toBe(403);
    expect((await mailbox.decide(`/${id}/explode`)).status).toBe(404);
    expect((await mailbox.get(`/mailbox/${id}/retry`)).status).toBe(404);
    expect((await mailbox.decide("/20250131-154500-123-k3v9x2ab/erase")).status).toBe(404);
    expect(mailbox.count()).toBe(1);
  });
});
