import { completed } from "@kolam/content/model/company/company-details";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

const monday = { days: ["Monday"], opens: "09:00", closes: "12:00" } as const;
const late = { days: ["Tuesday", "Thursday"], opens: "13:00", closes: "20:00" } as const;

const company = completed({
  name: "Agency",
  domain: "agency.example",
  currency: "EUR",
  tax: "VAT",
  timeZone: "Europe/Berlin",
  founded: 2001,
  offices: [
    {
      street: "1 Main Street",
      directions: "https://maps.example/main-street-1",
      city: "Leipzig",
      postalCode: "04109",
      countryCode: "DE",
      phones: ["+49 341 1", "+49 341 2"],
      hours: [monday, late],
    },
    {
      name: "Workshop",
      street: "2 Side Street",
      city: "Halle",
      region: "Saxony-Anhalt",
      postalCode: "06108",
      countryCode: "DE",
      phones: ["+49 345 1"],
      email: "halle@agency.example",
      hours: [late],
    },
    { street: "3 Back Street", city: "Jena", postalCode: "07743", countryCode: "DE" },
  ],
});

/** The page is one in German; the first language is at the root. */
const languages = [
  { language: "en", url: "https://agency.example" },
  { language: "de", url: "https://agency.example/de" },
];

let node: Record<string, unknown>;

beforeAll(async () => {
  vi.resetModules();
  vi.doMock("@site/facts/company", () => ({ company }));
  const { organizationNode } = await import("./organization.ts");
  node = {
    ...(organizationNode({
      siteUrl: "https://agency.example/de",
      languages,
      photoHost: "",
    }) as object),
  };
});

afterAll(() => {
  vi.doUnmock("@site/facts/company");
  vi.resetModules();
});

const specification = ({ days: dayOfWeek, ...times }: typeof monday | typeof late) => ({
  "@type": "OpeningHoursSpecification",
  dayOfWeek,
  ...times,
});

describe("an agency with several offices", () => {
  it("is at the main one, with its phones and a specification for each group of days", () => {
    expect(node).toMatchObject({
      "@type": "LocalBusiness",
      "@id": "https://agency.example/#organization",
      url: "https://agency.example/",
      address: {
        streetAddress: "1 Main Street",
        addressLocality: "Leipzig",
        addressCountry: "DE",
      },
      hasMap: "https://maps.example/main-street-1",
      telephone: "+49 341 1",
      contactPoint: ["+49 341 1", "+49 341 2"].map((telephone) => ({
        "@type": "ContactPoint",
        telephone,
      })),
      openingHoursSpecification: [specification(monday), specification(late)],
    });
    expect(node.address).not.toHaveProperty("addressRegion");
  });

  it("has the others as departments, each with its own details, and no street without a way there", () => {
    expect(node.department).toEqual([
      {
        "@type": "Organization",
        name: "Agency, Workshop",
        address: {
          "@type": "PostalAddress",
          addressLocality: "Halle",
          addressRegion: "Saxony-Anhalt",
          postalCode: "06108",
          addressCountry: "DE",
        },
        telephone: "+49 345 1",
        contactPoint: [
          {
            "@type": "ContactPoint",
            telephone: "+49 345 1",
            hoursAvailable: [specification(late)],
          },
        ],
        email: "halle@agency.example",
      },
      {
        "@type": "Organization",
        name: "Agency, Jena",
        address: expect.objectContaining({ addressLocality: "Jena" }),
      },
    ]);
  });
});
