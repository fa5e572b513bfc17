import { expect, it } from "vitest";
import { readMail } from "../../src/mail/read-mail.ts";

it("multipart bodies within each other are read to a depth that mails have, not a thousand deep", () => {
  const depth = 20_000;
  const parts = Array.from(
    { length: depth },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
  );
  const { replyTo, attachments } = readMail(
    Buffer.from(`Reply-To: asha@example.org\r\n${parts.join("")}`),
  );
  expect(replyTo.address).toBe("asha@example.org");
  expect(attachments).toEqual([]);
});
