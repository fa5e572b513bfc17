import { expect, it } from "vitest";
import { breakable } from "./breakable.ts";

const written = (value: number, locale: string, currency: string) =>
  breakable(new Intl.NumberFormat(locale, { style: "currency", currency }).format(value));

it.each([
  ["de-CH", "CHF", /^CHF 190\S000\.00$/],
  ["de-DE", "EUR", /^190\.000,00 €$/],
  ["fr-FR", "EUR", /^190[\u00a0\u202f]000,00 €$/],
  ["en-IN", "INR", /^₹1,90,000\.00$/],
])("an amount of %s in %s breaks beside its currency alone", (locale, currency, amount) => {
  expect(written(190_000, locale, currency)).toMatch(amount);
});
