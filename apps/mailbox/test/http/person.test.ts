import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { crc32 } from "node:zlib";
import { expect } from "vitest";
import { zip } from "../../src/http/zip.ts";
import { it, parseMail, startTestMailbox, temporaryDirectory } from "../fixtures.ts";

/** The files in an archive, as its list at the end names them. */
function unpacked(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf("PK\x05\x06");
  let at = archive.readUInt32LE(end + 16);
  const files = new Map<string, string>();
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const length = archive.readUInt16LE(at + 28);
    const name = archive.toString("utf8", at + 46, at + 46 + length);
    const start = archive.readUInt32LE(at + 42);
    expect(archive.toString("latin1", start, start + 4)).toBe("PK\x03\x04");
    const from = start + 30 + archive.readUInt16LE(start + 26);
    const content = archive.subarray(from, from + archive.readUInt32LE(at + 24));
    expect(crc32(content)).toBe(archive.readUInt32LE(at + 16));
    files.set(name, content.toString());
    at += 46 + length;
  }
  expect(at).toBe(end);
  return files;
}

it("everything of a person is one file: a page to read, a table for machines, and the mails", async () => {
  const mailbox = await startTestMailbox();
  const id = await mailbox.postForId({
    form: "Contact form",
    subject: "दुकान",
    message: "<b>One</b>",
  });
  await mailbox.postForId({ email: "other@example.org", subject: "Not theirs" });
  const list = await mailbox.page("/mailbox?folder=all&email=asha%40example.org");
  const [, path = ""] = /href="([^"]+export\.zip[^"]*)"/.exec(list) ?? [];
  const answer = await mailbox.get(path.replaceAll("&amp;", "&"));
  expect(answer.headers.get("content-type")).toBe("application/zip");
  const files = unpacked(Buffer.from(await answer.bytes()));
  const read = (name: string) => files.get(name) ?? "";

  const { email, messages } = JSON.parse(read("messages.json"));
  expect(email).toBe("asha@example.org");
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatchObject({ id, form: "Contact form", subject: "दुकान" });
  expect((await parseMail(read(messages[0].mail))).subject).toBe("दुकान");
  const page = read("read-me.html");
  expect(page).toContain("all the messages from asha@example.org");
  expect(page).toContain("&lt;b&gt;One&lt;/b&gt;");
  expect(page).not.toContain("Not theirs");
});

it("more of a person than fits into one table is in several, and none of it is missing", async () => {
  const dataDir = await temporaryDirectory();
  await mkdir(join(dataDir, "inbox"));
  const text = 'Quotes: """ '.repeat(20_000);
  const ids = Array.from({ length: 30 }, (_, at) => `20250131-154500-${100 + at}-k3v9x2ab`);
  const mail = `Reply-To: asha@example.org\r\nSubject: x\r\n\r\n${text}`;
  for (const id of ids) await writeFile(join(dataDir, "inbox", `${id}.eml`), mail);
  const mailbox = await startTestMailbox({ dataDir });
  const answer = await mailbox.get("/mailbox/export.zip?email=asha%40example.org");
  const files = unpacked(Buffer.from(await answer.bytes()));
  const tables = [...files].filter(([name]) => name.endsWith(".json"));
  expect(tables.length).toBeGreaterThan(1);
  const told = tables.flatMap(([, json]) => JSON.parse(json).messages as { id: string }[]);
  expect(told.map(({ id }) => id)).toEqual(ids.toReversed());
  for (const [, json] of tables) expect(json.length).toBeLessThan(12_000_000);
  expect([...files.keys()].filter((name) => name.endsWith(".html"))).toHaveLength(tables.length);
});

it.each([0, Date.UTC(1979, 5, 1), Date.UTC(2107, 11, 31, 23), Date.UTC(2300, 0, 1)])(
  "an archive can be made at the time %i, which a wrong clock may say",
  async (time) => {
    async function* one() {
      yield { name: "a.txt", content: Buffer.from("a") };
    }
    const archive = await buffer(zip(one(), new Date(time)));
    expect(unpacked(archive)).toEqual(new Map([["a.txt", "a"]]));
  },
);
