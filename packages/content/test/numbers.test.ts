import { afterEach, expect, it, vi } from "vitest";

const company = "@site/facts/company";

afterEach(() => {
  vi.doUnmock(company);
  vi.resetModules();
});

it.each(["en", "de-DE", "fr-FR", "pt-PT", "pl"])(
  "numbers are those of Intl in %s",
  async (language) => {
    vi.resetModules();
    vi.doMock(company, () => ({ company: { language } }));
    const { formatNumber } = await import("@kolam/content/model/basics/numbers");
    const intl = new Intl.NumberFormat(language);
    for (const value of [0, 7, 999, 1000, 1204, 52_428_800, 12.5, 1234.5678, 0.0004, -1204.25]) {
      expect(formatNumber(value)).toBe(
        intl.format(value).replace("-0", "0").replaceAll("\u202f", "\u00a0"),
      );
    }
  },
);
