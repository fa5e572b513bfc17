import fc from "fast-check";
import written from "./attacks.json" with { type: "json" };

/** Texts that try to add headers, recipients or body parts to a mail, or to break its encoding. */
export const attacks = [
  ...written,
  "\ud800 lone",
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
