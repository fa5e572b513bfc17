import { expect, it, vi } from "vitest";
import type { MailboxOptions } from "../../src/index.ts";
import { asProgram, formData, startTestMailbox, type TestMailbox, until } from "../fixtures.ts";
import { relayTo, smtpError, startSmtpServer } from "../smtp-server.ts";

/** A mailbox that was closed some days ago, after somebody had used it. */
async function closedBefore(
  days: number,
  options: MailboxOptions,
  use: (mailbox: TestMailbox) => Promise<unknown>,
) {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - days * 24 * 60 * 60 * 1000 });
  const mailbox = await startTestMailbox(options);
  await use(mailbox);
  await mailbox.close();
  vi.useRealTimers();
  return mailbox;
}
/** Says that the clock is right after so many days off. */
const confirm = (mailbox: TestMailbox) =>
  mailbox.decide("/retention", new URLSearchParams({ sure: "1" }));
/** A relay that never takes a mail. */
const deadRelay = async () =>
  relayTo((await startSmtpServer({ onRecipient: () => smtpError(450, "try later") })).port);

it("RETENTION_DAYS erases older messages, of which the disk keeps nothing, and no others", async () => {
  const secret = "Marigold-Umbrella-7";
  let gone = "";
  const first = await closedBefore(31, {}, async (mailbox) => {
    gone = await mailbox.postForId({ name: secret, message: secret });
    await mailbox.page(`/mailbox/${gone}`);
  });
  expect(await first.content()).toContain(gone);
  const recent = await first.restart();
  const kept = await recent.postForId();

  const second = await recent.restart({ retentionDays: 30 });
  await until(() => second.count() === 1);
  await second.close();
  const left = await second.content();
  for (const trace of ["Marigold", "marigold", gone]) expect(left).not.toContain(trace);
  expect(left).toContain(kept);
});

it("each form's messages go after the days of the form, and those of no term stay", async () => {
  const forms = ["Application", "Contact form", "Newsletter", "Other"];
  const first = await closedBefore(40, {}, async (mailbox) => {
    for (const form of forms) await mailbox.postForId({ form, message: `From ${form}` });
  });
  const recent = await first.restart();
  await recent.postForId({ form: "Application", message: "A new one" });
  const second = await recent.restart({
    keptDays: { Application: 30, "Contact form": 60, Newsletter: 0 },
  });
  await until(() => second.count() === 4);
  const left = (await second.messages()).map(({ form }) => form).sort();
  expect(left).toEqual(["Application", "Contact form", "Newsletter", "Other"]);
});

it("the start names each form whose messages have no end", async () => {
  const first = await closedBefore(0, {}, async (mailbox) => {
    await mailbox.postForId({ form: "Contact form" });
    await mailbox.postForId({ form: "Newsletter" });
  });
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const second = await first.restart({ keptDays: { Newsletter: 0 }, quiet: false });
  await second.close();
  const warnings = logged.mock.calls.flat().filter((line) => String(line).includes("how long"));
  logged.mockRestore();
  expect(warnings).toEqual([
    "mailbox: warning: nothing says for how long messages of “Contact form” are kept. Set MAILBOX_KEPT.",
  ]);
});

it("RETENTION_DAYS keeps a message that still waits for its delivery", async () => {
  const relay = { ...(await deadRelay()), giveUpMs: 30 * 24 * 60 * 60 * 1000 };
  const first = await closedBefore(3, { relay }, (mailbox) => mailbox.postForId());
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const second = await first.restart({ retentionDays: 1, quiet: false });
  await second.close();
  expect(second.count()).toBe(1);
  expect(logged.mock.calls.flat()).toContain(
    "mailbox: RETENTION_DAYS=1: erased 0, kept 1 that wait for delivery",
  );
  logged.mockRestore();
  // Once the delivery was given up, nothing waits any more.
  const third = await first.restart({ relay: { ...relay, giveUpMs: 1 } });
  const [message] = await third.messages();
  await until(async () => (await third.page(`/mailbox/${message?.id}`)).includes("Failed"));
  const fourth = await third.restart({ relay: undefined, retentionDays: 1 });
  await until(async () => (await fourth.page("/mailbox")).includes("Not erased yet"));
  await confirm(fourth);
  expect(fourth.count()).toBe(0);
});

it("RETENTION_DAYS does not wait for a relay that has been turned off, and erases the attached file too", async () => {
  const options = { relay: await deadRelay(), acceptFiles: true };
  const first = await closedBefore(3, options, async (mailbox) => {
    const form = formData();
    form.append("resume", new File(["%PDF-1.7 Chrysanthemum"], "chrysanthemum.pdf"));
    expect((await mailbox.send(form, asProgram)).status).toBe(200);
  });
  const second = await first.restart({ relay: undefined, retentionDays: 1 });
  await until(async () => (await second.page("/mailbox")).includes("Not erased yet"));
  await confirm(second);
  expect(second.count()).toBe(0);
  await second.close();
  const left = await second.content();
  const trace = Buffer.from("Chrysanthemum").toString("base64").slice(0, 12);
  for (const text of ["chrysanthemum", "Chrysanthemum", trace]) expect(left).not.toContain(text);
});
