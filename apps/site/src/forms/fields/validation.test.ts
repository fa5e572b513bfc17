import { limits } from "@kolam/content/facts/timings";
import type { Field } from "@kolam/content/forms/field";
import { forms } from "@kolam/content/forms/forms";
import { serviceOptions } from "@kolam/content/forms/quote";
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
  errors: { tooLong: "Shorten the number." },
};
const text = (value: string, typeMismatch = false) => ({ value, typeMismatch });
const file = (name: string, size: number) => ({ ...text(""), file: { name, size } });
const words = (form: Parameters<typeof fieldOf>[0], name: string) =>
  fieldOf(form, name).errors as Readonly<Record<string, string>>;

describe("an answer", () => {
  it.each(["", "   ", "\n\t"])("of %j is missing if one is required", (value) => {
    expect(problemOf(contact.fields.name, text(value))).toBe(words(contact, "name").valueMissing);
    expect(problemOf(phone, text(value))).toBe("");
  });

  it.each(["O’Brien-Śmith", "ரவி", "X", "7", 'J. R. "Bob" D\'Souza'])("%s is a name", (value) => {
    expect(problemOf(contact.fields.name, text(value))).toBe("");
  });

  it.each(["+91 (20) 1234-567 ext. 8", "call me", "०२० १२३४"])("%s is a phone number", (value) => {
    expect(problemOf(phone, text(value))).toBe("");
  });

  it("of the wrong type is an error in fields for an address", () => {
    expect(problemOf(contact.fields.email, text("asha@", true))).toBe(
      words(contact, "email").typeMismatch,
    );
    expect(problemOf(quote.fields.website, text("example.com", true))).toBe(
      words(quote, "website").typeMismatch,
    );
    expect(problemOf(quote.fields.website, text(""))).toBe("");
  });

  it.each([
    "a@b",
    "asha@localhost",
    "asha@example.com.",
    "asha@192.168.0.1",
    `${"a".repeat(65)}@example.com`,
  ])("of %s is an address that the mail service would refuse", (address) => {
    expect(problemOf(contact.fields.email, text(address))).toBe(
      words(contact, "email").typeMismatch,
    );
  });

  it.each([
    "asha@example.com",
    " o'brien+x@mail.co.in ",
    "रवि@डाक.भारत",
    "a@xn--11b4c3d.xn--h2brj9c",
  ])("of %s is an address", (address) => {
    expect(problemOf(contact.fields.email, text(address))).toBe("");
  });

  it("may be as long as the limit", () => {
    const longest = `a@${"b.".repeat(124)}com`.slice(-254);
    expect(longest).toHaveLength(253);
    expect(problemOf(contact.fields.email, text(longest))).toBe("");
    expect(problemOf(contact.fields.email, text("a".repeat(255)))).toBe(
      words(contact, "email").tooLong,
    );
    expect(problemOf(contact.fields.message, text("a".repeat(limits.textCharacters)))).toBe("");
    expect(problemOf(contact.fields.message, text("a".repeat(limits.textCharacters + 1)))).toBe(
      words(contact, "message").tooLong,
    );
  });

  it("needs at least one ticked box for services", () => {
    const services = quote.fields.services;
    expect(problemOf(services, { value: [], typeMismatch: false })).toBe(
      words(quote, "services").valueMissing,
    );
    expect(problemOf(services, { value: [serviceOptions[0].value], typeMismatch: false })).toBe("");
  });
});

describe("a resume", () => {
  const resume = application.fields.resume;

  it("may be missing", () => {
    expect(problemOf(resume, text(""))).toBe("");
  });

  it.each(["cv.pdf", "CV.PDF", "a.b.doc", "मेरा.docx"])("%s is of the right type", (name) => {
    expect(problemOf(resume, file(name, 1))).toBe("");
  });

  it.each(["cv.png", "cv", "pdf", "cv.pdf.exe", "cv.docm"])("%s is of the wrong type", (name) => {
    expect(problemOf(resume, file(name, 1))).toBe(words(application, "resume").wrongType);
  });

  it("has from 1 byte to 5 MB", () => {
    expect(problemOf(resume, file("cv.pdf", 5 * 1024 * 1024))).toBe("");
    expect(problemOf(resume, file("cv.pdf", 5 * 1024 * 1024 + 1))).toBe(
      words(application, "resume").tooLarge,
    );
    expect(problemOf(resume, file("cv.pdf", 0))).toBe(words(application, "resume").empty);
  });
});
