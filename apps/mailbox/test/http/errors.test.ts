import { describe, expect } from "vitest";
import { countMails, formData, it, post, postForm, postJson, validFields } from "../fixtures.ts";

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

describe("a rejected submission gets a reason and leaves no file", () => {
  it("403 for an unknown access key", async ({ mailbox }) => {
    for (const access_key of ["nobody", "__proto__", "constructor", "DEVELOPMENT-GENERAL"]) {
      await expectError(await postJson(mailbox, { ...validFields, access_key }), 403);
    }
    expect(await countMails(mailbox.dataDir)).toBe(0);
  });

  it("400 for a body that is not a JSON object", async ({ mailbox }) => {
    for (const body of ["", "{", "[]", "null", '"text"', "7", new Uint8Array([0x7b, 0xff, 0x7d])]) {
      await expectError(await post(mailbox, "application/json", body), 400);
    }
    expect(await countMails(mailbox.dataDir)).toBe(0);
  });

  it("400 for a malformed multipart body", async ({ mailbox }) => {
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

  it("415 for any other content type or encoding", async ({ mailbox }) => {
    await expectError(await post(mailbox, "text/plain", JSON.stringify(validFields)), 415);
    await expectError(await post(mailbox, undefined, new TextEncoder().encode("x")), 415);
    const gzip = { "content-encoding": "gzip" };
    await expectError(await postJson(mailbox, validFields, gzip), 415);
    expect(await countMails(mailbox.dataDir)).toBe(0);
  });

  it("413 for more than 256 KB of text, in each content type", async ({ mailbox }) => {
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

  it.for(["access_key", "name", "email", "subject", "message"] as const)(
    "422 without %s",
    async (field, { mailbox }) => {
      const { [field]: _, ...without } = validFields as Record<string, string>;
      const blank = field === "access_key" ? " " : " \r\n\u0000 ";
      for (const fields of [without, { ...validFields, [field]: blank }]) {
        const { errors } = await expectError(await postJson(mailbox, fields), 422);
        expect(errors).toEqual({ [field]: expect.stringMatching(/\w/) });
      }
      expect(await countMails(mailbox.dataDir)).toBe(0);
    },
  );

  it("422 for a wrong address or submission_id, 413 for too many fields", async ({ mailbox }) => {
    const email = "a@example.org\r\nBcc: thief@example.net";
    const { errors } = await expectError(await postJson(mailbox, { ...validFields, email }), 422);
    expect(Object.keys(errors)).toEqual(["email"]);
    for (const submission_id of ["../../etc/passwd", "a b", "x".repeat(65), "a\r\nb"]) {
      const response = await postJson(mailbox, { ...validFields, submission_id });
      expect(Object.keys((await expectError(response, 422)).errors)).toEqual(["submission_id"]);
    }
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`f${at}`, "x"]));
    await expectError(await postJson(mailbox, { ...validFields, ...many }), 413);
    expect(await countMails(mailbox.dataDir)).toBe(0);
  });

  it("405 with Allow for the wrong method, 404 for an unknown path", async ({ mailbox }) => {
    const get = await fetch(`${mailbox.url}/submit`);
    expect([get.status, get.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
    for (const path of ["/", "/mailbox", "/mailbox/x", "/health"]) {
      const response = await fetch(`${mailbox.url}${path}`, { method: "DELETE" });
      expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    }
    expect((await fetch(`${mailbox.url}/elsewhere`)).status).toBe(404);
  });
});
