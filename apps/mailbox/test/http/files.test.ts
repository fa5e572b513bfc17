import { describe, expect, vi } from "vitest";
import { readAttachment } from "../../src/submission/attachment.ts";
import {
  formData,
  it,
  onlyMail,
  parseMail,
  postForId,
  postForm,
  startTestMailbox,
  validFields,
} from "../fixtures.ts";
import { relayTo, startSmtpServer } from "../smtp-server.ts";

const pdf = Buffer.from("%PDF-1.7\n\x00\xff<script>alert(1)</script>\n%%EOF\n", "latin1");
const doc = Buffer.concat([
  Buffer.from("d0cf11e0a1b11ae1", "hex"),
  Buffer.from("WordDocument", "utf16le"),
]);
const docx = Buffer.concat([
  Buffer.from("504b0304", "hex"),
  Buffer.from("[Content_Types].xml word/document.xml"),
]);

const withFile = (content: Buffer, name: string, fields: Record<string, string> = {}) => {
  const form = formData({ ...validFields, ...fields });
  form.append("resume", new File([new Uint8Array(content)], name, { type: "text/html" }));
  return form;
};

describe("a mailbox that takes files", () => {
  it("keeps a file in the mail and relays it", async () => {
    const smtp = await startSmtpServer();
    const mailbox = await startTestMailbox({ acceptFiles: true, relay: relayTo(smtp.port) });
    const response = await postForm(mailbox, withFile(pdf, "मेरा cv.pdf"), "application/json");
    expect(response.status).toBe(200);

    const [attached] = (await onlyMail(mailbox.dataDir)).attachments;
    expect(attached).toMatchObject({ filename: "मेरा cv.pdf", mimeType: "application/pdf" });
    expect(Buffer.from(attached?.content as ArrayBuffer)).toEqual(pdf);
    const [message] = await mailbox.messages();
    expect(message?.text).toContain("resume: मेरा cv.pdf (attached)");
    const page = await (await fetch(`${mailbox.url}/mailbox/${message?.id}`)).text();
    expect(page).toContain(`href="/mailbox/${message?.id}/files/1"`);
    const download = await fetch(`${mailbox.url}/mailbox/${message?.id}/files/1`);
    expect(Buffer.from(await download.arrayBuffer())).toEqual(pdf);
    expect(Object.fromEntries(download.headers)).toMatchObject({
      "content-type": "application/octet-stream",
      "content-disposition": `attachment; filename="____ cv.pdf"; filename*=UTF-8''${encodeURIComponent("मेरा cv.pdf")}`,
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
    });
    expect((await fetch(`${mailbox.url}/mailbox/${message?.id}/files/2`)).status).toBe(404);

    await vi.waitUntil(() => smtp.received.length === 1);
    const relayed = (await parseMail(smtp.received[0]?.raw ?? "")).attachments[0];
    expect(Buffer.from(relayed?.content as ArrayBuffer)).toEqual(pdf);
  });

  it.each([
    ["a page", Buffer.from("<!doctype html><script>1</script>"), "cv.pdf"],
    ["a picture", Buffer.from("89504e470d0a1a0a", "hex"), "cv.pdf"],
    ["a program", Buffer.from("MZ\x90\0"), "cv.exe"],
    ["another archive", Buffer.from("504b0304aaaa", "hex"), "cv.docx"],
    ["a spreadsheet", Buffer.from("d0cf11e0a1b11ae1aaaa", "hex"), "cv.doc"],
    ["macros", Buffer.concat([docx, Buffer.from("word/vbaProject.bin")]), "cv.docx"],
    ["nothing", Buffer.alloc(0), "cv.pdf"],
  ])("refuses %s by its content, and stores nothing", async (_, content, name) => {
    const mailbox = await startTestMailbox({ acceptFiles: true });
    const answer = await postForm(mailbox, withFile(content, name), "application/json");
    expect(answer.status).toBe(415);
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining(name) });
    expect(mailbox.count()).toBe(0);
  });

  it("refuses more than 5 MB and more than three files with 413", async () => {
    const mailbox = await startTestMailbox({ acceptFiles: true });
    const big = Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024)]);
    const large = await postForm(mailbox, withFile(big, "cv.pdf"), "application/json");
    expect(large.status).toBe(413);
    expect(await large.json()).toMatchObject({ message: expect.stringContaining("5 MB") });
    const form = withFile(pdf, "1.pdf");
    for (const name of ["2", "3", "4"]) form.append("more", new File([pdf], `${name}.pdf`));
    const many = await postForm(mailbox, form, "application/json");
    expect(many.status).toBe(413);
    expect(await many.json()).toMatchObject({ message: expect.stringContaining("3 files") });
    expect(mailbox.count()).toBe(0);
  });

  it("stores another file under the same answers and id as another message, and each once", async () => {
    const first = await startTestMailbox({ acceptFiles: true });
    const post = async (mailbox: { url: string }, content: Buffer, name: string, words = "") => {
      const message = `Chosen file: ${name}${words}`;
      const form = withFile(content, name, { submission_id: "abc", message });
      return (await postForm(mailbox, form, "application/json")).status;
    };
    const other = Buffer.concat([pdf, Buffer.from("more")]);
    const together = [pdf, other, pdf, other].map((file) => post(first, file, "cv.pdf"));
    expect(await Promise.all(together)).toEqual([200, 200, 200, 200]);
    expect(first.count()).toBe(2);
    await first.close();

    const second = await startTestMailbox({ acceptFiles: true, dataDir: first.dataDir });
    expect([await post(second, pdf, "cv.pdf"), await post(second, other, "cv.pdf")]).toEqual([
      200, 200,
    ]);
    expect(second.count()).toBe(2);
    expect(await post(second, pdf, 'my "new" cv.pdf')).toBe(200);
    expect(second.count()).toBe(3);
    expect(await post(second, pdf, "cv.pdf", "!")).toBe(409);
    expect(second.count()).toBe(3);
  });
});

describe("a mailbox that takes no files", () => {
  it("refuses a form that needs its file kept, and says what to do", async ({ mailbox }) => {
    const form = withFile(pdf, "cv.pdf", { files_required: "1" });
    const answer = await postForm(mailbox, form, "application/json");
    expect(answer.status).toBe(415);
    expect(await answer.json()).toMatchObject({
      message: expect.stringContaining("Remove the file"),
    });
    expect(mailbox.count()).toBe(0);
    await postForId(mailbox, { ...validFields, files_required: "1" });
    const [message] = await mailbox.messages();
    expect(message?.text).toBe(validFields.message);
  });
});

describe("the name of a kept file", () => {
  it("has the characters that a browser escapes", async () => {
    const mailbox = await startTestMailbox({ acceptFiles: true });
    await postForm(mailbox, withFile(pdf, 'a"b;c.pdf'), "application/json");
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
  ])("%j becomes safe and says what it is", (posted, content, filename) => {
    expect(readAttachment(posted, content).filename).toBe(filename);
  });
});
