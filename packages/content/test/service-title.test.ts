import { company } from "@site/facts/company";
import { serviceTitles } from "@site/texts/prices";
import { describe, expect, it } from "vitest";
import { titleWithin, widthOfTitle } from "../model/pages/search-words.ts";
import { serviceTitle } from "../model/services/service-title.ts";
import { prices } from "../model/services/told-prices.ts";

const { inPlace, fromPrice } = serviceTitles;
const told = prices.websites.text;

describe("serviceTitle", () => {
  it("says the service, the place and the price", () => {
    const title = serviceTitle("websites", "Shops");
    expect(title).toContain(fromPrice(inPlace("Shops", company.city), told));
  });

  it("names no price that is on request", () => {
    expect(serviceTitle("planning", "Plans")).toBe(
      `${inPlace("Plans", company.city)} | ${company.name}`,
    );
  });

  it("leaves out the price first, then the place, and never the name", () => {
    const forms = [
      "Shops",
      "Kleidung, Werkzeug und Bücher für Kinder",
      `Datenschutz${"folgen".repeat(7)}`,
    ].map((name) => [name, serviceTitle("websites", name)] as const);
    const has = forms.map(([name, title]) => [
      title.includes(name),
      title.includes(company.city),
      title.includes(told),
    ]);
    expect(has).toEqual([
      [true, true, true],
      [true, true, false],
      [true, false, false],
    ]);
  });

  it("is within what search results show, however long the name is", () => {
    for (let length = 3; length < 58; length += 1) {
      const name = "Me".repeat(length / 2);
      const title = serviceTitle("websites", name);
      if (title !== name) expect(widthOfTitle(title)).toBeLessThanOrEqual(580);
    }
  });
});

describe("titleWithin", () => {
  it("judges by width, not by letters alone", () => {
    expect(titleWithin("W".repeat(40), "short")).toBe("short");
    expect(titleWithin("i".repeat(58), "short")).toBe("i".repeat(58));
    expect(titleWithin("i".repeat(61), "short")).toBe("short");
  });

  it("gives marks above a letter no width", () => {
    expect(widthOfTitle("e\u0301")).toBe(widthOfTitle("e"));
  });
});
