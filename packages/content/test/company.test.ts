import { describe, expect, it } from "vitest";
import { analyzer } from "../src/en/analyzer/analyzer.ts";
import { chat, companyWords } from "../src/en/company-words.ts";
import { mailboxes } from "../src/facts/channels.ts";
import { company } from "../src/facts/company.ts";

const digits = company.phone.display.replace(/\D/g, "");

describe("the company", () => {
  it("is called and chatted with under the number that it shows", () => {
    expect(company.phone.href).toBe(`tel:+${digits}`);
    const url = new URL(chat.href);
    expect(url.pathname).toBe(`/${digits}`);
    expect(url.searchParams.get("text")).toContain(company.name);
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
    const { opens, closes, utcOffset } = company.hours;
    for (const time of [opens, closes]) expect(time).toMatch(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
    expect(opens < closes).toBe(true);
    expect(utcOffset).toMatch(/^[+-]\d\d:\d\d$/);
  });

  it("is among the analyzer's sample domains, which the analyzer accepts", () => {
    expect(analyzer.sampleDomains).toContain(company.domain);
    for (const domain of analyzer.sampleDomains)
      expect(domain).toMatch(/^[a-z0-9.-]+\.[a-z]{2,6}$/);
  });
});
