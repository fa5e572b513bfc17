import { expect, it } from "vitest";
import { dataOf } from "../../writing/module-data.ts";
import { madeValue } from "./made-value.ts";

const files = [
  {
    file: "/facts/company.ts",
    source:
      'export const company = made({ founded: 2019, hours: [{ opens: "10:00", closes: "19:00" }, { opens: "09:15", closes: "19:00" }] });',
  },
  {
    file: "/facts/services/weaving.ts",
    source: 'export const weaving = { order: 50, price: { amount: 10_000, unit: "month" } };',
  },
  {
    file: "/facts/services/dyeing.ts",
    source: "export const dyeing = { price: { amount: 10_000 }, most: 40_000, rate: 14.5 };",
  },
];

/** The code of what a text is made of. */
function said(text: string, ...near: readonly string[]): string | undefined {
  const found = madeValue(text, near, files);
  const { source = "" } = files.find(({ file }) => file === found?.file) ?? {};
  const datum = found && dataOf(source, found.file)[found.node];
  return datum && source.slice(datum.start, datum.end);
}

it.each([
  ["₹40,000", "40_000"],
  ["40.000 €", "40_000"],
  ["٤٠٬٠٠٠", "40_000"],
  ["₹१०,००० – ₹४०,०००", "10_000"],
  ["Monday - Friday, 10:00 AM - 7:00 PM IST", '"10:00"'],
  ["10:00–19:00", '"10:00"'],
  ["9:15 AM - 7:00 PM", '"09:15"'],
  ["since 2019", "2019"],
])("finds what %s is made of", (text, code) => {
  expect(said(text)).toBe(code);
});

it("finds the one of those of the same value that is named by the page or a file beside it", () => {
  expect(madeValue("₹10,000", ["/services/weaving"], files)?.file).toBe(
    "/facts/services/weaving.ts",
  );
  expect(madeValue("₹10,000", ["/en/services/dyeing/page.ts"], files)?.file).toBe(
    "/facts/services/dyeing.ts",
  );
});

it("does not guess", () => {
  expect(said("₹10,000")).toBeUndefined();
  expect(said("₹10,000", "/services/weaving", "/services/dyeing")).toBeUndefined();
  expect(said("8 steps")).toBeUndefined();
});
