import { describe, expect } from "vitest";
import {
  contentOf,
  it,
  pageText,
  postForId,
  startTestMailbox,
  until,
  validFields,
} from "../fixtures.ts";
import { startRelayed } from "../smtp-server.ts";

type Server = { url: string };

const act = ({ url }: Server, id: string, action: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/mailbox/${id}/${action}`, { method: "POST", headers, redirect: "manual" });

describe("the inbox's actions", () => {
  it("relay what comes out of the spam folder, without the mark of spam", async () => {
    const { smtp, mailbox } = await startRelayed();
    const id = await postForId(mailbox, { ...validFields, botcheck: true });
    expect(mailbox.count("spam")).toBe(1);
    await act(mailbox, id, "inbox");
    expect([mailbox.count("inbox"), mailbox.count("spam")]).toEqual([1, 0]);
    await until(() => smtp.received.length === 1);
    expect(smtp.received[0]?.raw).not.toContain("X-Spam-Flag");
  });

  it("keep a message's status, and that it was read, over a restart", async () => {
    const first = await startTestMailbox();
    const id = await postForId(first);
    expect(await pageText(first, "/mailbox")).toContain("who unread");
    await pageText(first, `/mailbox/${id}`);
    await act(first, id, "answered");
    await first.close();
    const second = await startTestMailbox({ dataDir: first.dataDir });
    expect(await pageText(second, `/mailbox/${id}`)).toContain("<dd>Answered</dd>");
    const list = await pageText(second, "/mailbox");
    expect(list).toContain("answered, to");
    expect(list).not.toContain("who unread");
  });

  it("ask before they delete, and leave nothing on the disk", async ({ mailbox }) => {
    const secret = "Marigold-Umbrella-7";
    const id = await postForId(mailbox, { ...validFields, name: secret, message: secret });
    const other = await postForId(mailbox);
    await act(mailbox, id, "answered");
    expect(await contentOf(mailbox.dataDir)).toContain("Marigold");
    expect(await pageText(mailbox, `/mailbox/${id}/erase`)).toContain("Delete for good");
    expect(mailbox.count()).toBe(2);

    const done = await act(mailbox, id, "erase");
    expect(done.headers.get("location")).toBe(`/mailbox/${other}?done=erase`);
    expect((await fetch(`${mailbox.url}/mailbox/${id}`)).status).toBe(404);
    const left = await contentOf(mailbox.dataDir);
    for (const trace of ["Marigold", "marigold", id]) expect(left).not.toContain(trace);
    expect(left).toContain(other);
  });

  it("find messages by words of any field, and say when there are none", async ({ mailbox }) => {
    await postForId(mailbox, { ...validFields, name: "Meera Iyer", subject: "Brass lamps" });
    await postForId(mailbox, { ...validFields, subject: "A saree shop" });
    const found = await pageText(mailbox, "/mailbox?q=mee+lamp");
    expect(found).toContain("1 found");
    expect(found).toContain("Brass lamps");
    expect(found).not.toContain("A saree shop");
    expect(await pageText(mailbox, "/mailbox?q=%22*+AND")).toContain("Nothing found");
  });

  it("are refused to other websites and unknown to everything else", async ({ mailbox }) => {
    const id = await postForId(mailbox);
    const foreign = await act(mailbox, id, "erase", { "sec-fetch-site": "cross-site" });
    expect(foreign.status).toBe(403);
    expect((await act(mailbox, id, "explode")).status).toBe(404);
    expect((await fetch(`${mailbox.url}/mailbox/${id}/retry`)).status).toBe(404);
    expect((await act(mailbox, "20250131-154500-123-k3v9x2ab", "erase")).status).toBe(404);
    expect(mailbox.count()).toBe(1);
  });
});
