import { once } from "node:events";
import { mkdir, readdir, rename, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { killProcess } from "../../bench/child.ts";
import { failToStart, startChild } from "../child.ts";
import {
  idOf,
  it,
  onlyMail,
  postForId,
  postForm,
  postJson,
  startTestMailbox,
  storedMails,
  temporaryDirectory,
  validFields,
} from "../fixtures.ts";

describe("a killed process", () => {
  it("leaves only complete messages if it was receiving some", async () => {
    const dataDir = await temporaryDirectory();
    const { child, url } = await startChild({ DATA_DIR: dataDir });
    const fields = (at: number) => ({ ...validFields, submission_id: `sender-${at}` });
    const requests = Array.from({ length: 60 }, (_, at) =>
      postForId({ url }, fields(at)).then(
        (id) => ({ at, id }),
        () => undefined,
      ),
    );
    await requests[0];
    await killProcess(child);
    const acknowledged = (await Promise.all(requests)).filter((sent) => sent !== undefined);

    const mailbox = await startTestMailbox({ dataDir });
    expect(await readdir(join(dataDir, "tmp"))).toEqual([]);
    for (const { id, at } of acknowledged) expect(await postForId(mailbox, fields(at))).toBe(id);
    for (let at = 0; at < 60; at += 1) await postJson(mailbox, fields(at));
    const stored = await mailbox.messages();
    expect(stored).toHaveLength(60);
    expect(new Set(stored.map(({ submissionId }) => submissionId)).size).toBe(60);
    expect(stored.every(({ text }) => text === validFields.message)).toBe(true);
  });
});

describe("the data directory", () => {
  it("loses incomplete files at start and keeps foreign ones", async () => {
    const dataDir = await temporaryDirectory();
    for (const name of ["tmp", "inbox"]) await mkdir(join(dataDir, name));
    await writeFile(join(dataDir, "tmp", "half.eml"), "From: x");
    await writeFile(join(dataDir, "inbox", "notes.txt"), "mine");
    await writeFile(join(dataDir, "inbox", "foreign.eml"), "From: x\r\n\r\n");
    const mailbox = await startTestMailbox({ dataDir });
    expect(mailbox.count()).toBe(0);
    expect(await readdir(join(dataDir, "tmp"))).toEqual([]);
    expect((await readdir(join(dataDir, "inbox"))).sort()).toEqual(["foreign.eml", "notes.txt"]);
  });

  it("can be used by one mailbox at a time", async () => {
    const { dataDir, close } = await startTestMailbox();
    await expect(startTestMailbox({ dataDir })).rejects.toThrow(
      /Another mailbox is already using .*DATA_DIR/,
    );
    const { code, errors } = failToStart({ DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(errors).toMatch(/^Another mailbox is already using/);
    await close();
    expect((await postJson(await startTestMailbox({ dataDir }))).status).toBe(200);
  });
});

describe("the available space", () => {
  it("is limited by the number of messages: 507, and /health reports it", async () => {
    const mailbox = await startTestMailbox({ maxMessages: 4 });
    const fields = (at: number) => ({ ...validFields, submission_id: `id-${at}` });
    for (let at = 0; at < 4; at += 1) {
      expect((await postJson(mailbox, fields(at))).status).toBe(200);
    }
    expect((await postJson(mailbox)).status).toBe(507);
    expect(mailbox.count()).toBe(4);
    expect((await fetch(`${mailbox.url}/health`)).status).toBe(503);
    // A message that is already stored is still acknowledged.
    expect((await postJson(mailbox, fields(2))).status).toBe(200);
  });

  it("is limited by bytes, with concurrent senders and after a restart", async () => {
    const maxBytes = 50_000;
    const mailbox = await startTestMailbox({ maxBytes });
    const fields = { ...validFields, message: "x".repeat(4000) };
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => postJson(mailbox, fields)),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(responses.filter(({ status }) => status === 507)).toHaveLength(15);
    const sizes = (await storedMails(mailbox.dataDir)).map(({ length }) => length);
    expect(sizes.reduce((a, b) => a + b)).toBeLessThanOrEqual(maxBytes);
    await mailbox.close();
    const next = await startTestMailbox({ dataDir: mailbox.dataDir, maxBytes });
    expect((await postJson(next, fields)).status).toBe(507);
  });

  it("is not used up by a flood of spam", async () => {
    const mailbox = await startTestMailbox({ maxMessages: 8 });
    const statuses: number[] = [];
    for (let at = 0; at < 4; at += 1) {
      statuses.push((await postJson(mailbox, { ...validFields, botcheck: true })).status);
    }
    expect(statuses).toEqual([200, 200, 507, 507]);
    expect((await postJson(mailbox)).status).toBe(200);
  });
});

describe("a submission_id", () => {
  it("is stored once and answered with the same id, also if posted at once", async ({
    mailbox,
  }) => {
    const fields = { ...validFields, submission_id: "6f9619ff-8b86-4d01-b42d-00cf4fc964ff" };
    const responses = await Promise.all([
      ...Array.from({ length: 20 }, () => postJson(mailbox, fields)),
      postForm(mailbox, new URLSearchParams(fields), "*/*"),
    ]);
    const ids = await Promise.all(responses.map(idOf));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(ids).size).toBe(1);
    expect(mailbox.count()).toBe(1);
    await onlyMail(mailbox.dataDir);
  });

  it.each([
    [0, 1],
    [29, 1],
    [31, 2],
  ])("sent again %i days later, after a restart, makes %i messages", async (days, messages) => {
    const first = await startTestMailbox();
    const fields = { ...validFields, submission_id: "abc-123" };
    const id = await postForId(first, fields);
    await first.close();
    const then = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    const older = `${then.toISOString().slice(0, 10).replaceAll("-", "")}${id.slice(8)}`;
    const inbox = join(first.dataDir, "inbox");
    await rename(join(inbox, `${id}.eml`), join(inbox, `${older}.eml`));
    const second = await startTestMailbox({ dataDir: first.dataDir });
    const answered = await postForId(second, fields);
    expect(second.count()).toBe(messages);
    expect(answered === older).toBe(messages === 1);
  });
});

describe("a mailbox process", () => {
  it("that finds its port in use exits with 1 and says what to do", async () => {
    const { port } = await startTestMailbox();
    const { code, errors } = failToStart({
      DATA_DIR: await temporaryDirectory(),
      MAILBOX_PORT: String(port),
    });
    expect(code).toBe(1);
    expect(errors.trim()).toBe(
      `Port ${port} on 127.0.0.1 is in use. Stop the program that uses it, or set MAILBOX_PORT to a free port (0 picks any).`,
    );
  });

  it("that gets SIGTERM answers the current request and exits", async () => {
    const { child, url } = await startChild({ DATA_DIR: await temporaryDirectory() });
    const body = JSON.stringify(validFields);
    const status = new Promise<number | undefined>((resolve, reject) => {
      const slow = request(
        `${url}/submit`,
        {
          method: "POST",
          headers: {
            "content-type": "application/json",
            "content-length": body.length,
            expect: "100-continue",
          },
        },
        (response) => resolve(response.statusCode),
      );
      slow.on("error", reject);
      // Sent once the mailbox has begun to handle the request.
      slow.on("continue", () => {
        child.kill("SIGTERM");
        setTimeout(() => slow.end(body), 150);
      });
      slow.flushHeaders();
    });
    const exit = once(child, "exit");
    expect(await status).toBe(200);
    const answered = performance.now();
    expect(await exit).toEqual([0, null]);
    expect(performance.now() - answered).toBeLessThan(2000);
  });
});
