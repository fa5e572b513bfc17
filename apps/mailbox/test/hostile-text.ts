import fc from "fast-check";

/** Texts that try to add headers, recipients or body parts to a mail, or to break its encoding. */
export const attacks = [
  "\r\nBcc: thief@example.net",
  "\nBcc: thief@example.net\n\nbody",
  "\rTo: thief@example.net",
  "\u2028Bcc: thief@example.net",
  "\u0085Bcc: thief@example.net",
  "\u0000\u000b\u000c",
  'x" <thief@example.net>, "',
  "x <thief@example.net>, y",
  "a, thief@example.net",
  "group: thief@example.net;",
  "=?UTF-8?Q?=0D=0ABcc:_thief@example.net?=",
  "=?UTF-8?B?DQpCY2M6IHRoaWVmQGV4YW1wbGUubmV0?=",
  "\ud800 lone",
  "\u202egnp.exe",
  "--boundary\r\nContent-Type: text/html\r\n\r\n<script>",
  "\\",
  '"',
  "a".repeat(5000),
  "न".repeat(3000),
  "👩🏽‍💻".repeat(500),
];

const anyCodePoint = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));

/** Any text, often with an attack in it. */
export const hostileText = fc
  .array(fc.oneof(fc.string({ unit: anyCodePoint }), fc.string(), fc.constantFrom(...attacks)), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => parts.join(""));
