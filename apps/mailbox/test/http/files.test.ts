import { describe, expect } from "vitest";
import { readAttachment } from "../../src/submission/attachment.ts";
import {
  asProgram,
  formData,
  it,
  parseMail,
  startTestMailbox,
  type TestMailbox,
  until,
  validFields,
} from "../fixtures.ts";
import { startRelayed } from "../smtp-server.ts";

const pdf = Buffer.from("%PDF-1.7\n\x00\xff<script>alert(1)</script>\n%%EOF\n", "latin1");
const ole = Buffer.from("d0cf11e0a1b11ae1", "hex");
const zip = Buffer.from("504b0304", "hex");
const doc = Buffer.concat([ole, Buffer.from("WordDocument", "utf16le")]);
const docx = Buffer.concat([zip, Buffer.from("[Content_Types].xml word/document.xml")]);

const post = (mailbox: TestMailbox, content: Buffer, name: string, fields = {}, copies = 1) => {
  const form = formData(fields);
  const file = new File([new Uint8Array(content)], name, { type: "text/html" });
  for (let at = 0; at < copies; at += 1) form.append("resume", file);
  return mailbox.send(form, asProgram);
};
describe("a mailbox that takes files", () => {
  it("keeps a file in the mail and relays it", async () => {
    const { smtp, mailbox } = await startRelayed({}, {}, { acceptFiles: true });
    const name = "मेरा cv.pdf";
    expect((await post(mailbox, pdf, name)).status).toBe(200);

    const [attached] = (await mailbox.onlyMail()).attachments;
    expect(attached).toMatchObject({ filename: name, mimeType: "application/pdf" });
    expect(Buffer.from(attached?.content as ArrayBuffer)).toEqual(pdf);
    const [message] = await mailbox.messages();
    expect(message?.text).toContain("resume: मेरा cv.pdf (attached)");
    const path = `/mailbox/${message?.id}/files`;
    expect(await mailbox.page(`/mailbox/${message?.id}`)).toContain(`href="${path}/1"`);
    const download = await mailbox.get(`${path}/1`);
    expect(Buffer.from(await download.arrayBuffer())).toEqual(pdf);
    expect(Object.fromEntries(download.headers)).toMatchObject({
      "content-type": "application/octet-stream",
      "content-disposition": `attachment; filename="____ cv.pdf"; filename*=UTF-8''${encodeURIComponent(name)}`,
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
    });
    expect((await mailbox.get(`${path}/2`)).status).toBe(404);

    await until(() => smtp.received.length === 1);
    const [relayed] = (await parseMail(smtp.received[0]?.raw ?? "")).attachments;
    expect(Buffer.from(relayed?.content as ArrayBuffer)).toEqual(pdf);
  });

  it("takes a PDF as viewers do, where something stands before it", async () => {
    const mailbox = await startTestMailbox({ acceptFiles: true });
    for (const before of ["\uFEFF", "From: scanner\r\n\r\n", " ".repeat(1024)]) {
      const answer = await post(mailbox, Buffer.concat([Buffer.from(before), pdf]), "cv.pdf");
      expect(answer.status).toBe(200);
    }
    const late = Buffer.concat([Buffer.alloc(1025, " "), pdf]);
    expect((await post(mailbox, late, "cv.pdf")).status).toBe(415);
  });

  it.each([
    ["a page", Buffer.from("<!doctype html><script>1</script>"), "cv.pdf"],
    ["a picture", Buffer.from("89504e470d0a1a0a", "hex"), "cv.pdf"],
    ["a program", Buffer.from("MZ\x90\0"), "cv.exe"],
    ["another archive", Buffer.concat([zip, Buffer.from("x")]), "cv.docx"],
    ["a spreadsheet", Buffer.concat([ole, Buffer.from("x")]), "cv.doc"],
    ["macros", Buffer.concat([docx, Buffer.from("word/vbaProject.bin")]), "cv.docx"],
    ["nothing", Buffer.alloc(0), "cv.pdf"],
  ])("refuses %s by its content, and stores nothing", async (_, content, name) => {
    const mailbox = await startTestMailbox({ acceptFiles: true });
    await mailbox.refuses(await post(mailbox, content, name), 415, new RegExp(name));
  });

  it("refuses more than 5 MB and more than three files with 413", async () => {
    const mailbox = await startTestMailbox({ acceptFiles: true });
    const big = Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024)]);
    await mailbox.refuses(await post(mailbox, big, "cv.pdf"), 413, /5 MB/);
    await mailbox.refuses(await post(mailbox, pdf, "cv.pdf", {}, 4), 413, /3 files/);
  });

  it("stores another file under the same answers and id as another message, and each once", async () => {
    const first = await startTestMailbox({ acceptFiles: true });
    const send = async (mailbox: TestMailbox, content: Buffer, name = "cv.pdf", words = "") => {
      const fields = { submission_id: "abc", message: `Chosen file: ${name}${words}` };
      return (await post(mailbox, content, name, fields)).status;
    };
    const other = Buffer.concat([pdf, Buffer.from("more")]);
    const together = [pdf, other, pdf, other].map((file) => send(first, file));
    expect(await Promise.all(together)).toEqual([200, 200, 200, 200]);
    expect(first.count()).toBe(2);

    const second = await first.restart();
    expect([await send(second, pdf), await send(second, other)]).toEqual([200, 200]);
    expect(second.count()).toBe(2);
    expect(await send(second, pdf, 'my "new" cv.pdf')).toBe(200);
    expect(second.count()).toBe(3);
    expect(await send(second, pdf, "cv.pdf", "!")).toBe(409);
    expect(second.count()).toBe(3);
  });
});

it("a mailbox that takes no files refuses a form that needs its file kept, and says what to do", async ({
  mailbox,
}) => {
  const answer = await post(mailbox, pdf, "cv.pdf", { files_required: "1" });
  await mailbox.refuses(answer, 415, /Remove the file/);
  await mailbox.postForId({ files_required: "1" });
  const [message] = await mailbox.messages();
  expect(message?.text).toBe(validFields.message);
});

describe("the name of a kept file", () => {
  it("has the characters that a browser escapes", async () => {
    const mailbox = await startTestMailbox({ acceptFiles: true });
    await post(mailbox, pdf, 'a"b;c.pdf');
    const [message] = await mailbox.messages();
    expect(message?.attachments[0]?.filename).toBe("a_b;c.pdf");
    expect(message?.text).toContain('resume: a"b;c.pdf (attached)');
  });

  it.each([
    ["cv.PDF", pdf, "cv.PDF"],
    ["cv.pdf.exe", pdf, "cv.pdf.exe.pdf"],
    ["cv", doc, "cv.doc"],
    ["cv.doc", docx, "cv.doc.docx"],
    ["..\\..\\etc/pass:wd.pdf", pdf, "pass_wd.pdf"],
    ["../.bashrc", pdf, "bashrc.pdf"],
    ["a\r\nb.pdf", pdf, "a b.pdf"],
    [`${"folder/".repeat(30)}cv.pdf`, pdf, "cv.pdf"],
    ["CON", pdf, "_CON.pdf"],
    ["aux.pdf", pdf, "_aux.pdf"],
    ["Lpt¹.2.pdf", pdf, "_Lpt¹.2.pdf"],
    ["console.pdf", pdf, "console.pdf"],
    ["cv.pdf. .", pdf, "cv.pdf. ..pdf"],
    ["cv\u202efdp.exe", pdf, "cvfdp.exe.pdf"],
    ["cv\0.pdf", pdf, "cv .pdf"],
    ["%2e%2e%2fcv.pdf", pdf, "%2e%2e%2fcv.pdf"],
  ])("%j becomes safe and says what it is", (posted, content, filename) => {
    expect(readAttachment(posted, content).filename).toBe(filename);
  });

  it.each(["म", "ä", "x", "👩‍💻", "e\u0301", "\ud800"])(
    "has room on every disk, however many %j it has",
    (letter) => {
      const { filename } = readAttachment(`${letter.repeat(255)}.docx`, docx);
      expect(Buffer.byteLength(filename)).toBeLessThanOrEqual(255);
      expect(filename).toMatch(/\.docx$/);
      expect(Buffer.from(filename).toString()).toBe(filename);
    },
  );

  it.each([
    ["मेरा cv.pdf", "____ cv.pdf"],
    ["简历 – 王.pdf", "__ _ _.pdf"],
    ["سيرة ذاتية.pdf", "____ _____.pdf"],
    ["100%41.pdf", "100_41.pdf"],
    ["it's (1)*~.pdf", "it's (1)_~.pdf"],
    ["a;filename=b.exe.pdf", "a;filename=b.exe.pdf"],
    ["CON.pdf", "_CON.pdf"],
  ])("%j is downloaded under it, or one that is as safe", async (name, plain) => {
    const mailbox = await startTestMailbox({ acceptFiles: true });
    await post(mailbox, pdf, name);
    const [message] = await mailbox.messages();
    const kept = message?.attachments[0]?.filename ?? "";
    const answer = await mailbox.get(`/mailbox/${message?.id}/files/1`);
    const disposition = answer.headers.get("content-disposition") ?? "";
    const [, simple, encoded] =
      /^attachment; filename="([^"]*)"(?:; filename\*=UTF-8''([\w%.!~-]+))?$/.exec(disposition) ??
      [];
    expect(simple).toBe(plain);
    expect(decodeURIComponent(encoded ?? plain)).toBe(kept);
  });
});
