import { expect, it } from "vitest";
import { mayBeRead } from "../../src/smtp-url.ts";

it.each([
  ["smtp://user:password@smtp.example.com:587", true],
  ["smtp://smtp.example.com?requireTLS=0", true],
  ["smtp://smtp.example.com?requireTLS=1", false],
  ["smtps://smtp.example.com", false],
  ["smtp://127.0.0.1:2525", false],
])("mail to %s may travel in the clear: %s", (url, may) => {
  expect(mayBeRead(url)).toBe(may);
});
