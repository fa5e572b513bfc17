import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { fileCount, formData, good, postForm, postJson, running } from "../fixtures.ts";

const refuse = async (response: Response, status: number) => {
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
  box: { url: string },
  type: string | undefined,
  body: string | Uint8Array<ArrayBuffer>,
) =>
  fetch(`${box.url}/submit`, {
    method: "POST",
    ...(type === undefined ? {} : { headers: { "content-type": type } }),
    body,
  });

describe("a refused submission gets a reason and stores nothing", () => {
  it("wrong access key: 403", async () => {
    const box = await running();
    for (const access_key of ["nobody", "__proto__", "constructor", "KOLAM-DEV-GENERAL"]) {
      await refuse(await postJson(box, { ...good, access_key }), 403);
    }
    expect(await fileCount(box.dataDir)).toBe(0);
  });

  it("a body that is not a JSON object: 400", async () => {
    const box = await running();
    for (const body of ["", "{", "[]", "null", '"text"', "7", new Uint8Array([0x7b, 0xff, 0x7d])]) {
      await refuse(await post(box, "application/json", body), 400);
    }
    expect(await fileCount(box.dataDir)).toBe(0);
  });

  it("a broken multipart body: 400", async () => {
    const box = await running();
    const broken = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAsha';
    for (const [type, body] of [
      ["multipart/form-data", "--x--"],
      ["multipart/form-data; boundary=x", broken],
      ["multipart/form-data; boundary=x", "nothing of the kind"],
    ] as const) {
      await refuse(await post(box, type, body), 400);
    }
    expect(await fileCount(box.dataDir)).toBe(0);
  });

  it("another content type or encoding: 415", async () => {
    const box = await running();
    await refuse(await post(box, "text/plain", JSON.stringify(good)), 415);
    await refuse(await post(box, undefined, new TextEncoder().encode("x")), 415);
    const packed = await fetch(`${box.url}/submit`, {
      method: "POST",
      headers: { "content-type": "application/json", "content-encoding": "gzip" },
      body: JSON.stringify(good),
    });
    await refuse(packed, 415);
    expect(await fileCount(box.dataDir)).toBe(0);
  });

  it("more than 256 KB: 413, for each content type", async () => {
    const box = await running();
    const message = "x".repeat(256 * 1024);
    await refuse(await postJson(box, { ...good, message }), 413);
    const urlencoded = new URLSearchParams({ ...good, message });
    await refuse(await postForm(box, urlencoded, "*/*"), 413);
    await refuse(await postForm(box, formData({ ...good, message }), "*/*"), 413);
    const halves = { ...good, message: message.slice(0, 140_000), more: message.slice(0, 140_000) };
    await refuse(await postForm(box, formData(halves), "*/*"), 413);
    expect(await fileCount(box.dataDir)).toBe(0);
    const largest = { ...good, message: "x".repeat(250_000) };
    expect((await postJson(box, largest)).status).toBe(200);
  });

  it("an endless body without a length: 413, and the connection ends", async () => {
    const box = await running();
    const answer = await new Promise<string>((resolve, reject) => {
      let text = "";
      const socket = connect(box.port, "127.0.0.1", () => {
        socket.write(
          "POST /submit HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n",
        );
        const chunk = `10000\r\n${"x".repeat(0x10000)}\r\n`;
        const pump = setInterval(() => socket.write(chunk), 1);
        socket.on("close", () => {
          clearInterval(pump);
          resolve(text);
        });
      });
      socket.on("data", (data) => {
        text += data.toString();
      });
      // Writing on after the server has closed is part of this test.
      socket.on("error", () => {});
      socket.setTimeout(15_000, () => reject(new Error("never closed")));
    });
    expect(answer).toContain("HTTP/1.1 413");
    expect(answer).toContain('"success":false');
    expect(await fileCount(box.dataDir)).toBe(0);
  });

  it.each(["access_key", "name", "email", "subject", "message"])("no %s: 422", async (field) => {
    const box = await running();
    const { [field]: _, ...without } = good as Record<string, string>;
    for (const fields of [
      without,
      { ...good, [field]: field === "access_key" ? " " : " \r\n\u0000 " },
    ]) {
      const { errors } = await refuse(await postJson(box, fields), 422);
      expect(errors).toEqual({ [field]: expect.stringMatching(/\w/) });
    }
    expect(await fileCount(box.dataDir)).toBe(0);
  });

  it("invalid addresses, a bad submission_id, too many fields: 422", async () => {
    const box = await running();
    for (const email of [
      "nobody",
      "@example.org",
      "a@b",
      "a b@example.org",
      "a@example.org, thief@example.net",
      "a@example.org\r\nBcc: thief@example.net",
      `${"a".repeat(250)}@example.org`,
    ]) {
      const { errors } = await refuse(await postJson(box, { ...good, email }), 422);
      expect(Object.keys(errors)).toEqual(["email"]);
    }
    for (const submission_id of ["../../etc/passwd", "a b", "x".repeat(65), "a\r\nb"]) {
      const { errors } = await refuse(await postJson(box, { ...good, submission_id }), 422);
      expect(Object.keys(errors)).toEqual(["submission_id"]);
    }
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`f${at}`, "x"]));
    await refuse(await postJson(box, { ...good, ...many }), 422);
    const form = new URLSearchParams({ ...good, ...many });
    await refuse(await postForm(box, form, "*/*"), 422);
    expect(await fileCount(box.dataDir)).toBe(0);
  });

  it("a sender that hangs up in the middle", async () => {
    const box = await running();
    for (const type of ["application/json", "multipart/form-data; boundary=x"]) {
      await new Promise<void>((resolve) => {
        const socket = connect(box.port, "127.0.0.1", () => {
          const head = `POST /submit HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 500\r\n\r\n`;
          socket.write(`${head}--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAs`, () =>
            setTimeout(() => resolve(socket.resetAndDestroy() && undefined), 50),
          );
        });
        socket.on("error", () => {});
      });
    }
    expect((await postJson(box)).status).toBe(200);
    expect(box.count()).toBe(1);
  });

  it("the wrong method: 405 with Allow", async () => {
    const box = await running();
    const get = await fetch(`${box.url}/submit`);
    expect([get.status, get.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
    for (const path of ["/", "/mailbox", "/mailbox/x", "/health"]) {
      const response = await fetch(`${box.url}${path}`, { method: "DELETE" });
      expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    }
    expect((await fetch(`${box.url}/elsewhere`)).status).toBe(404);
  });
});
