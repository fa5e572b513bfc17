import type { Price } from "@kolam/content/model/services/prices";
import { afterEach, describe, expect, it, vi } from "vitest";

const words = {
  label: "Starts at",
  onRequest: "On request",
  units: { hour: "per hour", day: "per day", month: "per month" },
};

/** The functions for prices of a company with this language and currency. */
async function pricesOf(language: string, currency: string) {
  vi.resetModules();
  vi.doMock("@site/facts/company", () => ({ company: { language, currency } }));
  return import("@kolam/content/model/services/prices");
}

afterEach(() => {
  vi.doUnmock("@site/facts/company");
  vi.resetModules();
});

describe("a price", () => {
  it.each([
    ["en-IN", "INR", "₹1,50,000"],
    ["en-GB", "GBP", "£150,000"],
    ["de-DE", "EUR", "150.000\u00a0€"],
    ["fr-FR", "EUR", "150\u00a0000\u00a0€"],
  ])("is written as in %s, in %s", async (language, currency, text) => {
    const { currencySymbol, sayPrice } = await pricesOf(language, currency);
    expect(sayPrice({ amount: 150_000, unit: "one-off" }, words).text).toBe(text);
    expect(text).toContain(currencySymbol);
  });

  it.each<[Price, string]>([
    [{ amount: 80, unit: "hour" }, "Starts at €80 per hour"],
    [{ amount: 600, unit: "day" }, "Starts at €600 per day"],
    [{ amount: 99.5, unit: "month" }, "Starts at €99.50 per month"],
    [{ amount: 1500, unit: "one-off" }, "Starts at €1,500"],
    ["on request", "On request"],
  ])("of %o has its words", async (price, starting) => {
    const { sayPrice } = await pricesOf("en-IE", "EUR");
    expect(sayPrice(price, words).starting).toBe(starting);
  });

  it("on request is in no range", async () => {
    const { spanOf } = await pricesOf("en-IE", "EUR");
    const span = spanOf(["on request", { amount: 80, unit: "hour" }, { amount: 9, unit: "day" }]);
    expect(span).toMatchObject({
      lowest: { amount: 9 },
      highest: { amount: 80 },
      range: "€9 – €80",
    });
    expect(spanOf(["on request"])).toBeUndefined();
  });
});
