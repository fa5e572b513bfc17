import { profileOf } from "@kolam/content/model/law/profiles";
import { expect, it } from "vitest";
import { lawProblems } from "./law.ts";

const forms = ["contact"];
const complete = {
  legalName: "Agency GmbH",
  register: { at: "Amtsgericht", number: "HRB 1" },
  taxNumber: "none",
  represents: ["Ann Example"],
  authority: { name: "Authority", href: "https://authority.example/" },
  keptDays: { contact: 365 },
} as const;
const country = (countryCode: string) => ({ ...profileOf(countryCode), countryCode });

it.each(["DE", "AT", "CH"])("refuses a site for the public in %s without an imprint", (code) => {
  const { mistakes } = lawProblems(complete, country(code), { hasImprint: false, forms });
  expect(mistakes).toEqual([expect.stringContaining("has no imprint")]);
  const found = lawProblems(complete, country(code), { hasImprint: true, forms });
  expect(found).toEqual({ mistakes: [], advice: [] });
  const unsaid = lawProblems({}, country(code), { hasImprint: true, forms }).mistakes;
  expect(unsaid.join()).toContain("`legalName`");
  expect(unsaid.join()).toContain("soleTrader");
});

it.each(["IN", "GB", "FR"])("only advises in %s", (code) => {
  const { mistakes, advice } = lawProblems({}, country(code), { hasImprint: false, forms });
  expect(mistakes).toEqual([]);
  expect(advice.join()).toContain("`register`");
  expect(advice.join()).toContain("“contact”");
});

it("takes a sole trader for an answer, who signs alone and needs no register", () => {
  const { represents: _, ...own } = complete;
  const trader = { ...own, legalName: "Ann Example", register: "soleTrader" } as const;
  expect(lawProblems(trader, country("DE"), { hasImprint: true, forms }).mistakes).toEqual([]);
});

it("refuses forms in a language that has no privacy page, in any country", () => {
  const site = { hasImprint: true, forms, unread: ["hi"] };
  for (const code of ["IN", "DE", "BH"]) {
    const { mistakes } = lawProblems(complete, country(code), site);
    expect(mistakes).toEqual([expect.stringContaining("“hi” has forms")]);
  }
});

it("asks for nothing where it knows no law", () => {
  const found = lawProblems({ keptDays: { contact: 30 } }, country("BH"), {
    hasImprint: false,
    forms,
  });
  expect(found).toEqual({ mistakes: [], advice: [] });
});
