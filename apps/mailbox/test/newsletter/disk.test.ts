import { expect, it, vi } from "vitest";
import { startTestMailbox } from "../fixtures.ts";
import { startSmtpServer } from "../smtp-server.ts";

const disk = vi.hoisted(() => ({ takes: true }));

vi.mock("../../src/store/durable-files.ts", async (original) => {
  const durable = await original<typeof import("../../src/store/durable-files.ts")>();
  const check = () => {
    if (!disk.takes) throw Object.assign(new Error("EROFS: by the test"), { code: "EROFS" });
  };
  const addLines: typeof durable.addLines = async (path, lines) => {
    check();
    await durable.addLines(path, lines);
  };
  const replaceFile: typeof durable.replaceFile = (path, data) => {
    check();
    durable.replaceFile(path, data);
  };
  return { ...durable, addLines, replaceFile };
});

const signUp = {
  subject: "Newsletter Subscription",
  form: "Newsletter",
  _message_template: "E-mail: {email}",
};

async function started() {
  const smtp = await startSmtpServer({});
  const newsletter = {
    form: "Newsletter",
    sender: "Agency",
    texts: { en: "One letter a month." },
    url: "https://mail.agency.example",
    from: "letters@news.agency.example",
    smtp: `smtp://127.0.0.1:${smtp.port}`,
    perDay: 100,
  };
  return { smtp, newsletter, mailbox: await startTestMailbox({ newsletter }) };
}

it("nobody gets a letter of which the disk takes no note", async () => {
  const { mailbox, smtp } = await started();
  disk.takes = false;
  for (let at = 0; at < 3; at += 1) expect((await mailbox.post(signUp)).status).toBe(507);
  expect(smtp.received).toHaveLength(0);
  disk.takes = true;
  for (let at = 0; at < 3; at += 1) expect((await mailbox.post(signUp)).status).toBe(200);
  expect(smtp.received).toHaveLength(1);
});

it("a disk that takes nothing does not keep the inbox from starting; others' words are agreed to later", async () => {
  const first = await started();
  const newsletter = { ...first.newsletter, texts: { en: "One letter a week." } };
  disk.takes = false;
  const mailbox = await first.mailbox.restart({ newsletter });
  expect((await mailbox.get("/mailbox")).status).toBe(200);
  expect((await mailbox.post(signUp)).status).toBe(507);
  disk.takes = true;
  expect((await mailbox.post(signUp)).status).toBe(200);
  expect(await mailbox.content()).toContain("One letter a week.");
});
