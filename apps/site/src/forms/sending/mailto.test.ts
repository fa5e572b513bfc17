import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mailLink } from "./mailto.ts";

const to = "hello@example.com";
/** Any code point. The unit "binary" of fast-check needs a second to get ready. */
const unit = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));

function read(href: string) {
  const url = new URL(href);
  return {
    to: url.pathname,
    subject: url.searchParams.get("subject"),
    body: url.searchParams.get("body"),
  };
}

describe("a mail link", () => {
  it("contains everything, with the line breaks of a mail", () => {
    const link = mailLink({
      to,
      subject: "Contact Form: Other",
      body: 'A & B?\n"100% #1" + नमस्ते 🪔',
    });
    expect(link.complete).toBe(true);
    expect(read(link.href)).toEqual({
      to,
      subject: "Contact Form: Other",
      body: 'A & B?\r\n"100% #1" + नमस्ते 🪔',
    });
  });

  it("shortens a long text between two characters, and marks it", () => {
    const { href, complete } = mailLink({ to, subject: "s", body: "🪔".repeat(5_000) });
    expect(complete).toBe(false);
    expect(read(href).body).toMatch(/^(🪔){100,}\r\n\[…\]$/u);
    expect(href.length).toBeLessThanOrEqual(1800);
    expect(
      mailLink({ to, subject: "क".repeat(800), body: "x".repeat(9_000) }).href.length,
    ).toBeLessThanOrEqual(1800);
  });

  it("is always valid and never longer than mail programs accept, for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 60 }), fc.nat(60), (subject, times) => {
        const { href, complete } = mailLink({ to, subject, body: subject.repeat(times) });
        expect(href.length).toBeLessThanOrEqual(1800);
        expect(href).toMatch(/^[\x21-\x7e]+$/);
        expect(() => decodeURIComponent(href)).not.toThrow();
        if (subject.length * times < 50) expect(complete).toBe(true);
      }),
    );
  });

  it("gets no additional recipient or header from a subject or a text", () => {
    const { href } = mailLink({
      to,
      subject: "x&cc=thief@example.com",
      body: "y&bcc=thief@example.com",
    });
    expect([...new URL(href).searchParams.keys()]).toEqual(["subject", "body"]);
  });

  it("replaces half of a surrogate pair", () => {
    expect(mailLink({ to, subject: "\ud83e", body: "a\udc00b" }).href).toContain("a%EF%BF%BDb");
  });
});
