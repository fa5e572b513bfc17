import { limits } from "@kolam/content/model/basics/timings";
import { serviceOptions } from "@kolam/content/model/forms/quote";
import type { Field } from "@kolam/content/model/types/field";
import { forms } from "@site/words/forms/forms";
import { describe, expect, it } from "vitest";
import { fieldOf } from "../contract/forms.ts";
import { problemOf } from "./validation.ts";

const { contact, application, quote } = forms;
const phone: Field = {
  name: "phone",
  kind: "tel",
  label: "Phone",
  required: false,
  mail: { under: "CONTACT" },
  errors: { tooLong: "Shorten the number.", tooFewDigits: "Complete the number." },
};
const text = (value: string, typeMismatch = false) => ({ value, typeMismatch });
const file = (name: string, size: number) => ({ ...text(""), file: { name, size } });
const words = (form: Parameters<typeof fieldOf>[0], name: string) =>
  fieldOf(form, name).errors as Readonly<Record<string, string>>;

describe("an answer", () => {
  const { name, email, message } = contact.fields;
  const { website, services } = quote.fields;
  const emailWords = words(contact, "email");

  it.each(["", "   ", "\n\t"])("of %j is missing if one is required", (value) => {
    expect(problemOf(name, text(value))).toBe(words(contact, "name").valueMissing);
    expect(problemOf(phone, text(value))).toBe("");
  });

  it.each(["O’Brien-Śmith", "ரவி", "X", "7", 'J. R. "Bob" D\'Souza'])("%s is a name", (value) => {
    expect(problemOf(name, text(value))).toBe("");
  });

  it.each(["+91 (20) 1234-567 ext. 8", "112-233", "०२० १२३४"])("%s is a phone number", (value) => {
    expect(problemOf(phone, text(value))).toBe("");
  });

  it.each(["98", "12 34 5", "call me", "-", "०२० १२"])("%s is no phone number", (value) => {
    expect(problemOf(phone, text(value))).toBe("Complete the number.");
  });

  it("of the wrong type is an error in fields for an address", () => {
    expect(problemOf(email, text("asha@", true))).toBe(emailWords.typeMismatch);
    const mismatch = words(quote, "website").typeMismatch;
    expect(problemOf(website, text("example.com", true))).toBe(mismatch);
    expect(problemOf(website, text(""))).toBe("");
  });

  const long = `${"a".repeat(65)}@example.com`;
  it.each([
    "a@b",
    "asha@localhost",
    "asha@example.com.",
    "asha@192.168.0.1",
    long,
    "asha rao@example.com",
    "asha@exa mple.com",
    "asha@-example.com",
    "asha@a@example.com",
    "asha@exam\u00a0ple.com",
    "as\u200bha@example.com",
    "asha@example..com",
    '"asha"@example.com',
    "asha@example-.com",
  ])("of %s is an address that the mail service would refuse", (address) => {
    expect(problemOf(email, text(address))).toBe(emailWords.typeMismatch);
  });

  it.each([
    "asha@example.com",
    " o'brien+x@mail.co.in ",
    "रवि@डाक.भारत",
    "jörg@example.org",
    "info@bücher.example",
    "用户@例え.jp",
    "asha@example.org\u00a0",
    "\u200basha@example.org\u3000\ufeff",
    "a@xn--11b4c3d.xn--h2brj9c",
  ])("of %s is an address", (address) => {
    // Browsers take no letters of other scripts before the @.
    expect(problemOf(email, text(address, true))).toBe("");
  });

  it("may be as long as the limit", () => {
    const longest = `a@${"b.".repeat(124)}com`.slice(-254);
    expect(longest).toHaveLength(253);
    expect(problemOf(email, text(longest))).toBe("");
    expect(problemOf(email, text("a".repeat(255)))).toBe(emailWords.tooLong);
    const full = "a".repeat(limits.textCharacters);
    expect(problemOf(message, text(full))).toBe("");
    expect(problemOf(message, text(`${full}a`))).toBe(words(contact, "message").tooLong);
  });

  it("needs at least one ticked box for services", () => {
    const ticked = (value: readonly string[]) => problemOf(services, { ...text(""), value });
    expect(ticked([])).toBe(words(quote, "services").valueMissing);
    expect(ticked([serviceOptions[0].value])).toBe("");
  });
});

describe("a resume", () => {
  const resume = application.fields.resume;
  const errors = words(application, "resume");

  it("may be missing", () => {
    expect(problemOf(resume, text(""))).toBe("");
  });

  it.each(["cv.pdf", "CV.PDF", "a.b.doc", "मेरा.docx"])("%s is of the right type", (name) => {
    expect(problemOf(resume, file(name, 1))).toBe("");
  });

  it.each(["cv.png", "cv", "pdf", "cv.pdf.exe", "cv.docm"])("%s is of the wrong type", (name) => {
    expect(problemOf(resume, file(name, 1))).toBe(errors.wrongType);
  });

  it("has from 1 byte to 5 MB", () => {
    const most = 5 * 1024 * 1024;
    expect(problemOf(resume, file("cv.pdf", most))).toBe("");
    expect(problemOf(resume, file("cv.pdf", most + 1))).toBe(errors.tooLarge);
    expect(problemOf(resume, file("cv.pdf", 0))).toBe(errors.empty);
  });
});
