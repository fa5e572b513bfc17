import { describe, expect, it, vi } from "vitest";
import {
  contentOf,
  formData,
  pageText,
  postForId,
  postForm,
  startTestMailbox,
  temporaryDirectory,
  until,
  validFields,
} from "../fixtures.ts";
import { relayTo, smtpError, startSmtpServer } from "../smtp-server.ts";

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

describe("RETENTION_DAYS", () => {
  it("erases older messages, of which the disk keeps nothing, and no others", async () => {
    const dataDir = await temporaryDirectory();
    const old = daysAgo(31);
    vi.useFakeTimers({ toFake: ["Date"], now: old });
    const first = await startTestMailbox({ dataDir });
    const secret = "Marigold-Umbrella-7";
    const gone = await postForId(first, { ...validFields, name: secret, message: secret });
    await fetch(`${first.url}/mailbox/${gone}`);
    await first.close();
    vi.useRealTimers();
    expect(await contentOf(dataDir)).toContain(gone);
    const recent = await startTestMailbox({ dataDir });
    const kept = await postForId(recent);
    await recent.close();

    const second = await startTestMailbox({ dataDir, retentionDays: 30 });
    await until(() => second.count() === 1);
    await second.close();
    const left = await contentOf(dataDir);
    for (const trace of ["Marigold", "marigold", gone]) expect(left).not.toContain(trace);
    expect(left).toContain(kept);
  });

  it("keeps a message that still waits for its delivery", async () => {
    const smtp = await startSmtpServer({ onRecipient: () => smtpError(450, "try later") });
    const dataDir = await temporaryDirectory();
    vi.useFakeTimers({ toFake: ["Date"], now: daysAgo(3) });
    const relay = { ...relayTo(smtp.port), giveUpMs: 30 * 24 * 60 * 60 * 1000 };
    const first = await startTestMailbox({ dataDir, relay });
    await postForId(first);
    await first.close();
    vi.useRealTimers();
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const second = await startTestMailbox({ dataDir, retentionDays: 1, relay, quiet: false });
    await second.close();
    expect(second.count()).toBe(1);
    expect(logged.mock.calls.flat()).toContain(
      "mailbox: RETENTION_DAYS=1: erased 0, kept 1 that wait for delivery",
    );
    logged.mockRestore();
    // Once the delivery was given up, nothing waits any more.
    const third = await startTestMailbox({ dataDir, relay: { ...relay, giveUpMs: 1 } });
    const [, path = ""] =
      /href="(\/mailbox\/\d[^"]+)"/.exec(await pageText(third, "/mailbox")) ?? [];
    await until(async () => (await pageText(third, path)).includes("Failed"));
    await third.close();
    const fourth = await startTestMailbox({ dataDir, retentionDays: 1 });
    await until(() => fourth.count() === 0);
  });

  it("does not wait for a relay that has been turned off, and erases the attached file too", async () => {
    const smtp = await startSmtpServer({ onRecipient: () => smtpError(450, "try later") });
    const dataDir = await temporaryDirectory();
    vi.useFakeTimers({ toFake: ["Date"], now: daysAgo(3) });
    const first = await startTestMailbox({
      dataDir,
      relay: relayTo(smtp.port),
      acceptFiles: true,
    });
    const form = formData(validFields);
    form.append("resume", new File(["%PDF-1.7 Chrysanthemum"], "chrysanthemum.pdf"));
    expect((await postForm(first, form, "application/json")).status).toBe(200);
    await first.close();
    vi.useRealTimers();
    const second = await startTestMailbox({ dataDir, retentionDays: 1 });
    await until(() => second.count() === 0);
    await second.close();
    const left = await contentOf(dataDir);
    const trace = Buffer.from("Chrysanthemum").toString("base64").slice(0, 12);
    for (const text of ["chrysanthemum", "Chrysanthemum", trace]) expect(left).not.toContain(text);
  });
});
