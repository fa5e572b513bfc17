import { expect } from "vitest";
import { asProgram, it, type TestMailbox, urlencoded, validFields } from "../fixtures.ts";

const part = (headers: string, content: string) => `--x\r\n${headers}\r\n\r\n${content}\r\n`;
const disposition = (more: string) => `Content-Disposition: form-data; ${more}`;

/** Posts a body as a program does. */
const post = (mailbox: TestMailbox, type: string, body: string | Uint8Array<ArrayBuffer>) =>
  mailbox.send(body, { ...asProgram, "content-type": type });
const postParts = (mailbox: TestMailbox, ...parts: string[]) => {
  const fields = Object.entries(validFields).map(([name, value]) =>
    part(disposition(`name="${name}"`), value),
  );
  const body = `${[...fields, ...parts].join("")}--x--\r\n`;
  return post(mailbox, "multipart/form-data; boundary=x", body);
};
const onlyText = async (mailbox: TestMailbox) => {
  const [message, ...others] = await mailbox.messages();
  expect(others).toEqual([]);
  return message?.text ?? "";
};

const many = (count: number, more: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => part(disposition(more(at)), "x"));

it.for([
  ["more than 200 fields", many(250, (at) => `name="f${at}"`), 413, /200 fields/],
  ["more than 200 values under one name", many(250, () => 'name="f"'), 413, /200 fields/],
  ["more than 20 files", many(25, (at) => `name="a"; filename="${at}.txt"`), 413, /20 files/],
  ["an overlong field name", [part(disposition(`name="${"n".repeat(250)}"`), "x")], 413, /name/],
  ["a field without a name", [part("Content-Disposition: form-data", "x")], 400, /without a name/],
  ["a part that is no form field", [part("Content-Type: text/plain", "x")], 400, /without a name/],
  [
    "a file of a field without a name",
    [part(disposition('filename="a.txt"'), "x")],
    400,
    /without a name/,
  ],
] as const)(
  "a multipart form with %s is refused with the reason",
  async ([_, parts, status, why], { mailbox }) => {
    await mailbox.refuses(await postParts(mailbox, ...parts), status, why);
  },
);

it.for(['name="letter"', 'name="letter"; filename=""'] as const)(
  "a multipart form with a file as %s is refused, unless it is an empty field",
  async (name, { mailbox }) => {
    const headers = `${disposition(name)}\r\nContent-Type: application/octet-stream`;
    const refused = await postParts(mailbox, part(headers, "words that matter"));
    await mailbox.refuses(refused, 413, /no name/);
    expect((await postParts(mailbox, part(headers, ""))).status).toBe(200);
    expect(await onlyText(mailbox)).toBe(validFields.message);
  },
);

it.for([
  ["objects", '{"a":', "}"],
  ["arrays", "[", "]"],
] as const)("JSON with %s nested 5,000 deep is refused", async ([_, open, close], { mailbox }) => {
  const deep = `${open.repeat(5000)}1${close.repeat(5000)}`;
  const body = JSON.stringify({ ...validFields, extra: "@" }).replace('"@"', deep);
  await mailbox.refuses(await post(mailbox, "application/json", body), 400, /nested/);
});

it("JSON in another character set than UTF-8 is refused with 415", async ({ mailbox }) => {
  const json = JSON.stringify(validFields);
  const body = Buffer.from(json, "utf16le");
  expect((await post(mailbox, "application/json; charset=utf-16", body)).status).toBe(415);
  expect((await post(mailbox, "application/json; charset=UTF-8", json)).status).toBe(200);
});

const form = "application/x-www-form-urlencoded";
const body = (message: string, more = "") =>
  `${urlencoded({ message: "" })}${more}`.replace("message=", `message=${message}`);

it.for([
  ["UTF-8", form, "caf%C3%A9+%E0%A4%86", "", "café आ"],
  ["windows-1252", `${form}; charset=windows-1252`, "caf%E9+%80", "", "café €"],
  ["a quoted charset", `${form};charset="ISO-8859-1"`, "caf%E9", "", "café"],
  ["shift_jis", `${form}; charset=Shift_JIS`, "%93%FA%96%7B", "", "日本"],
  ["a _charset_ field", form, "caf%E9", "&_charset_=windows-1252", "café"],
  ["bytes that are no UTF-8", form, "caf%E9", "", "café"],
  ["a broken escape", form, "100%+%zz%4", "", "100% %zz%4"],
] as const)(
  "a URL-encoded form in %s is read",
  async ([_, type, message, more, expected], { mailbox }) => {
    expect((await post(mailbox, type, body(message, more))).status).toBe(200);
    expect(await onlyText(mailbox)).toBe(expected);
  },
);

it("a URL-encoded form in an unknown character set is refused with 415", async ({ mailbox }) => {
  const answer = await post(mailbox, `${form}; charset=klingon`, body("x"));
  await mailbox.refuses(answer, 415, /klingon/);
});

it("a URL-encoded form with more than 200 values is refused, not cut", async ({ mailbox }) => {
  const values = "&f=1".repeat(250);
  await mailbox.refuses(await post(mailbox, form, body("x", values)), 413, /200 fields/);
});
