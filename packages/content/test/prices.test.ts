import type { Price } from "@kolam/content/model/services/prices";
import { afterEach, describe, expect, it, vi } from "vitest";

const words = {
  label: "Starts at",
  onRequest: "On request",
  units: { hour: "per hour", day: "per day", month: "per month" },
  taxes: {
    plusTax: (tax: string) => `plus ${tax}`,
    withTax: (tax: string) => `${tax} included`,
    untaxed: () => "no tax",
  },
};

/** The functions for prices of a company with this language and currency. */
async function pricesOf(language: string, currency: string, pricesAre = "plusTax") {
  vi.resetModules();
  vi.doMock("@site/facts/company", () => ({
    company: { language, currency, pricesAre, tax: "VAT" },
  }));
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
    ["fr-TN", "TND", "150\u00a0000,000\u00a0DT"],
    ["ar-TN", "TND", "\u200f150.000,000\u00a0د.ت.\u200f"],
    ["ar-KW", "KWD", "\u200f150,000.000\u00a0د.ك.\u200f"],
    ["ar-MA", "MAD", "\u200f150.000\u00a0د.م.\u200f"],
    ["he-IL", "ILS", "\u200f150,000\u00a0\u200f₪"],
    ["fa-IR", "IRR", "\u200eریال\u00a0150,000"],
    ["ur-PK", "PKR", "Rs\u00a0150,000"],
    ["ja-JP", "JPY", "￥150,000"],
  ])("is written as in %s, in %s", async (language, currency, text) => {
    const { currencySymbol, sayPrice } = await pricesOf(language, currency);
    expect(sayPrice({ amount: 150_000, unit: "one-off" }, words).text).toBe(text);
    expect(text).toContain(currencySymbol);
  });

  it.each<[Price, string]>([
    [{ amount: 80, unit: "hour" }, "Starts at €80 per hour, plus VAT"],
    [{ amount: 600, unit: "day" }, "Starts at €600 per day, plus VAT"],
    [{ amount: 99.5, unit: "month" }, "Starts at €99.50 per month, plus VAT"],
    [{ amount: 1500, unit: "one-off" }, "Starts at €1,500, plus VAT"],
    ["on request", "On request"],
  ])("of %o has its words", async (price, starting) => {
    const { sayPrice } = await pricesOf("en-IE", "EUR");
    expect(sayPrice(price, words).starting).toBe(starting);
  });

  it.each([
    ["plusTax", "plus\u00a0VAT"],
    ["withTax", "VAT\u00a0included"],
    ["untaxed", "no\u00a0tax"],
  ])("that is “%s” says so beside the amount, on one line", async (pricesAre, told) => {
    const { sayPrice } = await pricesOf("en-IE", "EUR", pricesAre);
    expect(sayPrice({ amount: 99, unit: "one-off" }, words).tag.unit).toBe(told);
    expect(sayPrice({ amount: 99, unit: "month" }, words).tag.unit).toBe(`per month, ${told}`);
  });

  it.each([
    ["en-IN", "INR", true],
    ["de-DE", "EUR", false],
    ["ar-TN", "TND", false],
    ["fa-IR", "IRR", true],
  ])("has its currency where %s has it", async (language, currency, isFirst) => {
    const { isCurrencyFirst } = await pricesOf(language, currency);
    expect(isCurrencyFirst).toBe(isFirst);
  });

  it.each([
    ["fr-TN", "TND", "4\u00a0500,500\u00a0DT"],
    ["en-IE", "EUR", "€4,500.50"],
    ["ja-JP", "JPY", "￥4,501"],
  ])("in %s has the decimals of %s", async (language, currency, text) => {
    const { sayPrice } = await pricesOf(language, currency);
    expect(sayPrice({ amount: 4500.5, unit: "one-off" }, words).text).toBe(text);
  });

  it("and a range of prices have the same digits", async () => {
    const { sayRange } = await pricesOf("ar-KW", "KWD");
    expect(sayRange(45, 90)).toBe("\u200f45.000–90.000\u00a0د.ك.\u200f");
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
