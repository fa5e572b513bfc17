import { describe, expect } from "vitest";
import { formData, it, post, postForm, type startTestMailbox, validFields } from "../fixtures.ts";

const part = (headers: string, content: string) => `--x\r\n${headers}\r\n\r\n${content}\r\n`;
const disposition = (more: string) => `Content-Disposition: form-data; ${more}`;
const multipart = (...parts: string[]) =>
  `${Object.entries(validFields)
    .map(([name, value]) => part(disposition(`name="${name}"`), value))
    .join("")}${parts.join("")}--x--\r\n`;

const onlyText = async (mailbox: Awaited<ReturnType<typeof startTestMailbox>>) => {
  const [message, ...others] = await mailbox.messages();
  expect(others).toEqual([]);
  return message?.text ?? "";
};

describe("a multipart form beyond a limit is refused with the reason", () => {
  const many = (count: number, more: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => part(disposition(more(at)), "x"));

  it.for([
    ["more than 200 fields", many(250, (at) => `name="f${at}"`), /200 fields/],
    ["more than 200 values under one name", many(250, () => 'name="f"'), /200 fields/],
    ["more than 20 files", many(25, (at) => `name="a"; filename="${at}.txt"`), /20 files/],
    ["an overlong field name", [part(disposition(`name="${"n".repeat(250)}"`), "x")], /name/],
  ] as const)("%s", async ([_, parts, reason], { mailbox }) => {
    const answer = await post(mailbox, "multipart/form-data; boundary=x", multipart(...parts));
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ message: expect.stringMatching(reason) });
    expect(mailbox.count()).toBe(0);
  });

  const octets = "Content-Type: application/octet-stream";

  it.for([
    ["", 'name="letter"'],
    ["an empty name", 'name="letter"; filename=""'],
  ] as const)(
    "a file with %s no name, unless it is an empty field",
    async ([_, name], { mailbox }) => {
      const type = "multipart/form-data; boundary=x";
      const file = (content: string) =>
        multipart(part(`${disposition(name)}\r\n${octets}`, content));
      const refused = await post(mailbox, type, file("words that matter"));
      expect(refused.status).toBe(413);
      expect(await refused.json()).toMatchObject({ message: expect.stringContaining("no name") });
      expect((await post(mailbox, type, file(""))).status).toBe(200);
      expect(await onlyText(mailbox)).toBe(validFields.message);
    },
  );
});

it.for([
  ["a field without a name", "Content-Disposition: form-data"],
  ["a part that is no form field", "Content-Type: text/plain"],
  ["a file of a field without a name", 'Content-Disposition: form-data; filename="a.txt"'],
] as const)("%s is malformed: 400", async ([_, headers], { mailbox }) => {
  const body = multipart(part(headers, "words that matter"));
  const answer = await post(mailbox, "multipart/form-data; boundary=x", body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ message: expect.stringContaining("without a name") });
  expect(mailbox.count()).toBe(0);
});

describe("JSON", () => {
  it.for([
    ["objects", '{"a":', "}"],
    ["arrays", "[", "]"],
  ] as const)(
    "with %s nested 5,000 deep is refused with 400",
    async ([_, open, close], { mailbox }) => {
      const deep = `${open.repeat(5000)}1${close.repeat(5000)}`;
      const body = JSON.stringify({ ...validFields, extra: "@" }).replace('"@"', deep);
      const answer = await post(mailbox, "application/json", body);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ message: expect.stringContaining("nested") });
      expect(mailbox.count()).toBe(0);
    },
  );

  it("in another character set than UTF-8 is refused with 415", async ({ mailbox }) => {
    const body = Buffer.from(JSON.stringify(validFields), "utf16le");
    expect((await post(mailbox, "application/json; charset=utf-16", body)).status).toBe(415);
    const utf8 = await post(
      mailbox,
      "application/json; charset=UTF-8",
      JSON.stringify(validFields),
    );
    expect(utf8.status).toBe(200);
  });
});

describe("a URL-encoded form", () => {
  const urlencoded = "application/x-www-form-urlencoded";
  const body = (message: string, more = "") =>
    `${new URLSearchParams({ ...validFields, message: "" })}${more}`.replace(
      "message=",
      `message=${message}`,
    );

  it.for([
    ["UTF-8", urlencoded, "caf%C3%A9+%E0%A4%86", "", "café आ"],
    ["windows-1252", `${urlencoded}; charset=windows-1252`, "caf%E9+%80", "", "café €"],
    ["a quoted charset", `${urlencoded};charset="ISO-8859-1"`, "caf%E9", "", "café"],
    ["shift_jis", `${urlencoded}; charset=Shift_JIS`, "%93%FA%96%7B", "", "日本"],
    ["a _charset_ field", urlencoded, "caf%E9", "&_charset_=windows-1252", "café"],
    ["bytes that are no UTF-8", urlencoded, "caf%E9", "", "café"],
    ["a broken escape", urlencoded, "100%+%zz%4", "", "100% %zz%4"],
  ] as const)("in %s is read", async ([_, type, message, more, expected], { mailbox }) => {
    expect((await post(mailbox, type, body(message, more))).status).toBe(200);
    expect(await onlyText(mailbox)).toBe(expected);
  });

  it("in an unknown character set is refused with 415", async ({ mailbox }) => {
    const answer = await post(mailbox, `${urlencoded}; charset=klingon`, body("x"));
    expect(answer.status).toBe(415);
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining("klingon") });
    expect(mailbox.count()).toBe(0);
  });

  it("with more than 200 values is refused, not cut", async ({ mailbox }) => {
    const form = new URLSearchParams(validFields);
    for (let at = 0; at < 250; at += 1) form.append("f", String(at));
    expect((await postForm(mailbox, form, "*/*")).status).toBe(413);
    expect((await postForm(mailbox, formData({ ...validFields }), "*/*")).status).toBe(200);
  });
});
