import { expect, it } from "vitest";
import { slugOf } from "../build/slug.ts";

it.each([
  ["Größe & Maß", "de-DE", "groesse-mass"],
  ["Größe & Maß", "en-GB", "grosse-mass"],
  ["Räksmörgås", "sv", "raksmorgas"],
  ["Ærø", "da", "aeroe"],
  ["What’s new?", "en-IN", "whats-new"],
  ["सेवाएँ और मूल्य", "hi-IN", "sevaem-aur-muly"],
  ["Цены и услуги", "ru", "tseny-i-uslugi"],
  ["料金表", "ja", "liaojinbiao"],
  ["–!", "es", ""],
])("“%s” in the language %s has the address %s", (text, locale, slug) => {
  expect(slugOf(text, locale)).toBe(slug);
});
