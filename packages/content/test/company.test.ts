import { spelled } from "@kolam/content/model/company/company-details";
import { mailboxes } from "@site/facts/channels";
import { company } from "@site/facts/company";
import { companyWords } from "@site/words/company-words";
import { describe, expect, it, vi } from "vitest";

describe("a name", () => {
  const ways = { en: "Tunis", "fr-CA": "Tunisie", ar: "تونس" };

  it.each([
    ["Tunis", "ar-TN", "Tunis"],
    [ways, "en-GB", "Tunis"],
    [ways, "ar-TN", "تونس"],
    [ways, "fr-CA", "Tunisie"],
    [ways, "fr-TN", "Tunis"],
    [ways, "de-DE", "Tunis"],
  ])("%j is written in %s as %s", (name, language, written) => {
    expect(spelled(name, language)).toBe(written);
  });

  it("of the company, its street and its city is that of the language everywhere", async () => {
    vi.resetModules();
    vi.doMock("@site/words/language", () => ({ language: "ar-TN" }));
    const { completed } = await import("@kolam/content/model/company/company-details");
    vi.doUnmock("@site/words/language");
    const { name, firstName, tax, city, address, offices } = completed({
      name: { fr: "Atelier Médina", ar: "ورشة المدينة" },
      domain: "medina.example",
      currency: "TND",
      tax: { fr: "TVA", ar: "الأداء على القيمة المضافة" },
      timeZone: "Africa/Tunis",
      founded: 2011,
      offices: [
        {
          street: { fr: "12 rue du Pacha", ar: "12 نهج الباشا" },
          city: { fr: "Tunis", ar: "تونس" },
          postalCode: "1006",
          countryCode: "TN",
        },
      ],
    });
    expect([firstName, tax]).toEqual(["Atelier Médina", "الأداء على القيمة المضافة"]);
    expect([name, city, offices[0].name]).toEqual(["ورشة المدينة", "تونس", "تونس"]);
    expect(address).toMatchObject({ street: "12 نهج الباشا", locality: "تونس", country: "تونس" });
  });
});

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
