import { once } from "node:events";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { messageIds, messageTime } from "../../src/mail/message-id.ts";
import { kill, runChild, startChild } from "../child.ts";
import { directory, good, mails, parse, plain, postJson, running } from "../fixtures.ts";

describe("a process that is killed", () => {
  it("right after an answer leaves every acknowledged message on the disk, once", async () => {
    const dataDir = await directory();
    const acknowledged: { id: string; message: string }[] = [];
    for (let round = 0; round < 3; round += 1) {
      const { child, url } = await startChild({ DATA_DIR: dataDir });
      const message = `round ${round} नमस्ते`;
      const { id } = (await (await postJson({ url }, { ...good, message })).json()) as {
        id: string;
      };
      await kill(child);
      acknowledged.push({ id, message });
    }
    const onDisk = await Promise.all((await mails(dataDir)).map(parse));
    expect(onDisk.map(({ messageId }) => messageId)).toEqual(
      acknowledged.map(({ id }) => `<${id}@kolam.example.com>`),
    );
    expect(onDisk.map(({ text }) => plain(text))).toEqual(
      acknowledged.map(({ message }) => message),
    );
    const box = await running({ dataDir });
    expect(box.count()).toBe(3);
  });

  it("in the middle of sending leaves whole messages and nothing else", async () => {
    const dataDir = await directory();
    const { child, url } = await startChild({ DATA_DIR: dataDir });
    const fields = (at: number) => ({ ...good, submission_id: `sender-${at}` });
    const sends = Array.from({ length: 60 }, (_, at) =>
      postJson({ url }, fields(at)).then(
        async (response) => ({ at, id: ((await response.json()) as { id: string }).id }),
        () => undefined,
      ),
    );
    await sends[0];
    await kill(child);
    const acknowledged = (await Promise.all(sends)).filter((sent) => sent !== undefined);

    const box = await running({ dataDir });
    expect(await readdir(join(dataDir, "tmp"))).toEqual([]);
    for (const { id, at } of acknowledged) {
      expect(await (await postJson(box, fields(at))).json()).toMatchObject({ id });
    }
    for (let at = 0; at < 60; at += 1) await postJson(box, fields(at));
    const stored = await box.messages();
    expect(stored).toHaveLength(60);
    expect(new Set(stored.map(({ submissionId }) => submissionId)).size).toBe(60);
    expect(stored.every(({ text }) => text === good.message)).toBe(true);
  });
});

describe("the data directory", () => {
  it("is cleaned of half-written files, and foreign files are left alone", async () => {
    const dataDir = await directory();
    for (const name of ["tmp", "inbox"]) await mkdir(join(dataDir, name));
    await writeFile(join(dataDir, "tmp", "half.eml"), "From: x");
    await writeFile(join(dataDir, "inbox", "notes.txt"), "mine");
    await writeFile(join(dataDir, "inbox", "foreign.eml"), "From: x\r\n\r\n");
    const box = await running({ dataDir });
    expect(box.count()).toBe(0);
    expect(await readdir(join(dataDir, "tmp"))).toEqual([]);
    expect((await readdir(join(dataDir, "inbox"))).sort()).toEqual(["foreign.eml", "notes.txt"]);
  });

  it("belongs to one process at a time, also across processes", async () => {
    const box = await running();
    await expect(running({ dataDir: box.dataDir })).rejects.toThrow(
      /Another mailbox is already using .*DATA_DIR/,
    );
    const other = await runChild({ DATA_DIR: box.dataDir });
    expect(other.code).toBe(1);
    expect(other.errors).toMatch(/^Another mailbox is already using/);
    await box.close();
    const next = await running({ dataDir: box.dataDir });
    expect((await postJson(next)).status).toBe(200);
  });
});

describe("the room", () => {
  it("is bounded by the number of messages: 507, and /health says so", async () => {
    const box = await running({ maxMessages: 4 });
    for (let at = 0; at < 4; at += 1) {
      expect((await postJson(box, { ...good, submission_id: `id-${at}` })).status).toBe(200);
    }
    const response = await postJson(box);
    expect(response.status).toBe(507);
    expect(await response.json()).toMatchObject({
      success: false,
      message: expect.stringContaining("full"),
    });
    expect(box.count()).toBe(4);
    expect((await fetch(`${box.url}/health`)).status).toBe(503);
    // What is stored already is still acknowledged.
    expect((await postJson(box, { ...good, submission_id: "id-2" })).status).toBe(200);
  });

  it("is bounded by bytes, under concurrent senders and after a restart", async () => {
    const limits = { maxBytes: 50_000 };
    const box = await running(limits);
    const message = "x".repeat(9000);
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => postJson(box, { ...good, message })),
    );
    const stored = responses.filter(({ status }) => status === 200).length;
    expect(stored).toBe(5);
    expect(responses.filter(({ status }) => status === 507)).toHaveLength(15);
    const sizes = (await mails(box.dataDir)).map(({ length }) => length);
    expect(sizes.reduce((a, b) => a + b)).toBeLessThanOrEqual(limits.maxBytes);
    await box.close();
    const next = await running({ dataDir: box.dataDir, ...limits });
    expect((await postJson(next, { ...good, message })).status).toBe(507);
  });

  it("keeps room for real messages when spam floods in", async () => {
    const box = await running({ maxMessages: 8 });
    const statuses: number[] = [];
    for (let at = 0; at < 4; at += 1) {
      statuses.push((await postJson(box, { ...good, botcheck: true })).status);
    }
    expect(statuses).toEqual([200, 200, 507, 507]);
    expect((await postJson(box)).status).toBe(200);
  });
});

describe("starting", () => {
  it("on a port in use ends with 1 and says what to do", async () => {
    const box = await running();
    const settings = { DATA_DIR: await directory(), MAILBOX_PORT: String(box.port) };
    const { code, errors } = await runChild(settings);
    expect(code).toBe(1);
    expect(errors.trim()).toBe(
      `Port ${box.port} on 127.0.0.1 is in use. Stop the program that uses it, or set MAILBOX_PORT to a free port (0 picks any).`,
    );
  });

  it("ends cleanly on SIGTERM, answering the request under way", async () => {
    const { child, url } = await startChild({ DATA_DIR: await directory() });
    const body = JSON.stringify(good);
    const status = new Promise<number | undefined>((resolve, reject) => {
      const slow = request(
        `${url}/submit`,
        {
          method: "POST",
          headers: { "content-type": "application/json", "content-length": body.length },
        },
        (response) => resolve(response.statusCode),
      );
      slow.on("error", reject);
      slow.write(body.slice(0, 20));
      setTimeout(() => child.kill("SIGTERM"), 100);
      setTimeout(() => slow.end(body.slice(20)), 250);
    });
    const exit = once(child, "exit");
    expect(await status).toBe(200);
    const answered = performance.now();
    expect(await exit).toEqual([0, null]);
    expect(performance.now() - answered).toBeLessThan(2000);
  });
});

describe("message ids", () => {
  it("sort by the time they were given out, whatever the clock does", () => {
    const times = [5000, 5000, 4000, 9000, 1];
    const next = messageIds(4500, () => times.shift() ?? 0);
    const ids = Array.from({ length: 5 }, next);
    expect([...ids].sort()).toEqual(ids);
    expect(ids.map(messageTime)).toEqual([5000, 5001, 5002, 9000, 9001]);
    expect(messageTime("../../../etc/passwd")).toBeNaN();
  });
});
