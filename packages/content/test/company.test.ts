import { mailboxes } from "@site/facts/channels";
import { company } from "@site/facts/company";
import { companyWords } from "@site/words/company-words";
import { describe, expect, it } from "vitest";

describe("the company", () => {
  it("is called under the numbers that it shows", () => {
    for (const { display, href } of company.offices.flatMap(({ phones }) => phones))
      expect(href).toBe(`tel:+${display.replace(/\D/g, "")}`);
  });

  it("has its mailboxes and its origin at its own domain", () => {
    expect(new URL(company.origin).hostname).toBe(company.domain);
    for (const { address, href } of Object.values(mailboxes)) {
      expect(address.split("@")[1]).toBe(company.domain);
      expect(href).toBe(`mailto:${address}`);
    }
  });

  it("is described with its own name", () => {
    expect(companyWords.description).toContain(company.name);
  });

  it("opens before it closes, at times that machines read", () => {
    for (const { opens, closes } of company.offices.flatMap(({ hours }) => hours)) {
      for (const time of [opens, closes]) expect(time).toMatch(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
      expect(opens < closes).toBe(true);
    }
  });
});
