import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import {
  countMails,
  formData,
  postForm,
  postJson,
  startTestMailbox,
  validFields,
} from "../fixtures.ts";

const expectError = async (response: Response, status: number) => {
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
  const answer = (await response.json()) as {
    success: boolean;
    message: string;
    errors: Record<string, string>;
  };
  expect(answer.success).toBe(false);
  expect(answer.message).not.toBe("");
  return answer;
};

const post = (
  { url }: { url: string },
  type: string | undefined,
  body: string | Uint8Array<ArrayBuffer>,
) =>
  fetch(`${url}/submit`, {
    method: "POST",
    ...(type === undefined ? {} : { headers: { "content-type": type } }),
    body,
  });

describe("a rejected submission gets a reason and leaves no file", () => {
  it("403 for an unknown access key", async () => {
    const mailbox = await startTestMailbox();
    for (const access_key of ["nobody", "__proto__", "constructor", "DEVELOPMENT-GENERAL"]) {
      await expectError(await postJson(mailbox, { ...validFields, access_key }), 403);
    }
    expect(await countMails(mailbox.dataDir)).toBe(0);
  });

  it("400 for a body that is not a JSON object", async () => {
    const mailbox = await startTestMailbox();
    for (const body of ["", "{", "[]", "null", '"text"', "7", new Uint8Array([0x7b, 0xff, 0x7d])]) {
      await expectError(await post(mailbox, "application/json", body), 400);
    }
    expect(await countMails(mailbox.dataDir)).toBe(0);
  });

  it("400 for a malformed multipart body", async () => {
    const mailbox = await startTestMailbox();
    const incomplete = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAsha';
    for (const [type, body] of [
      ["multipart/form-data", "--x--"],
      ["multipart/form-data; boundary=x", incomplete],
      ["multipart/form-data; boundary=x", "no multipart at all"],
    ] as const) {
      await expectError(await post(mailbox, type, body), 400);
    }
    expect(await countMails(mailbox.dataDir)).toBe(0);
  });

  it("415 for any other content type or encoding", async () => {
    const mailbox = await startTestMailbox();
    await expectError(await post(mailbox, "text/plain", JSON.stringify(validFields)), 415);
    await expectError(await post(mailbox, undefined, new TextEncoder().encode("x")), 415);
    const gzip = { "content-encoding": "gzip" };
    await expectError(await postJson(mailbox, validFields, gzip), 415);
    expect(await countMails(mailbox.dataDir)).toBe(0);
  });

  it("413 for more than 256 KB of text, in each content type", async () => {
    const mailbox = await startTestMailbox();
    const message = "x".repeat(256 * 1024);
    await expectError(await postJson(mailbox, { ...validFields, message }), 413);
    const urlencoded = new URLSearchParams({ ...validFields, message });
    await expectError(await postForm(mailbox, urlencoded, "*/*"), 413);
    await expectError(await postForm(mailbox, formData({ ...validFields, message }), "*/*"), 413);
    const half = message.slice(0, 140_000);
    const halves = formData({ ...validFields, message: half, more: half });
    await expectError(await postForm(mailbox, halves, "*/*"), 413);
    expect(await countMails(mailbox.dataDir)).toBe(0);
    const allowed = { ...validFields, message: "x".repeat(250_000) };
    expect((await postJson(mailbox, allowed)).status).toBe(200);
  });

  it("413 for an endless chunked body, and the connection is closed", async () => {
    const mailbox = await startTestMailbox();
    const answer = await new Promise<string>((resolve, reject) => {
      let text = "";
      const socket = connect(mailbox.port, "127.0.0.1", () => {
        socket.write(
          "POST /submit HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n",
        );
        const chunk = `10000\r\n${"x".repeat(0x10000)}\r\n`;
        const interval = setInterval(() => socket.write(chunk), 1);
        socket.on("close", () => {
          clearInterval(interval);
          resolve(text);
        });
      });
      socket.on("data", (data) => {
        text += data.toString();
      });
      // The test goes on writing after the server has closed the connection.
      socket.on("error", () => {});
      socket.setTimeout(15_000, () => reject(new Error("The connection was never closed.")));
    });
    expect(answer).toContain("HTTP/1.1 413");
    expect(answer).toContain('"success":false');
    expect(await countMails(mailbox.dataDir)).toBe(0);
  });

  it.each(["access_key", "name", "email", "subject", "message"])(
    "422 without %s",
    async (field) => {
      const mailbox = await startTestMailbox();
      const { [field]: _, ...without } = validFields as Record<string, string>;
      const blank = field === "access_key" ? " " : " \r\n\u0000 ";
      for (const fields of [without, { ...validFields, [field]: blank }]) {
        const { errors } = await expectError(await postJson(mailbox, fields), 422);
        expect(errors).toEqual({ [field]: expect.stringMatching(/\w/) });
      }
      expect(await countMails(mailbox.dataDir)).toBe(0);
    },
  );

  it("422 for an invalid address and an invalid submission_id, 413 for too many fields", async () => {
    const mailbox = await startTestMailbox();
    const email = "a@example.org\r\nBcc: thief@example.net";
    const { errors } = await expectError(await postJson(mailbox, { ...validFields, email }), 422);
    expect(Object.keys(errors)).toEqual(["email"]);
    for (const submission_id of ["../../etc/passwd", "a b", "x".repeat(65), "a\r\nb"]) {
      const response = await postJson(mailbox, { ...validFields, submission_id });
      expect(Object.keys((await expectError(response, 422)).errors)).toEqual(["submission_id"]);
    }
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`f${at}`, "x"]));
    await expectError(await postJson(mailbox, { ...validFields, ...many }), 413);
    const form = new URLSearchParams({ ...validFields, ...many });
    await expectError(await postForm(mailbox, form, "*/*"), 413);
    expect(await countMails(mailbox.dataDir)).toBe(0);
  });

  it("405 with Allow for the wrong method, 404 for an unknown path", async () => {
    const mailbox = await startTestMailbox();
    const get = await fetch(`${mailbox.url}/submit`);
    expect([get.status, get.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
    for (const path of ["/", "/mailbox", "/mailbox/x", "/health"]) {
      const response = await fetch(`${mailbox.url}${path}`, { method: "DELETE" });
      expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    }
    expect((await fetch(`${mailbox.url}/elsewhere`)).status).toBe(404);
  });
});

it("keeps running when clients disconnect in the middle of a body", async () => {
  const mailbox = await startTestMailbox();
  for (const type of ["application/json", "multipart/form-data; boundary=x"]) {
    await new Promise<void>((resolve) => {
      const socket = connect(mailbox.port, "127.0.0.1", () => {
        const head = `POST /submit HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 500\r\n\r\n`;
        socket.write(`${head}--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAs`, () =>
          setTimeout(() => resolve(socket.resetAndDestroy() && undefined), 50),
        );
      });
      socket.on("error", () => {});
    });
  }
  expect((await postJson(mailbox)).status).toBe(200);
  expect(mailbox.count()).toBe(1);
});
