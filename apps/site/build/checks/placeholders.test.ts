import { completed } from "@kolam/content/model/company/company-details";
import { describe, expect, it } from "vitest";
import { placeholderFacts } from "./placeholders.ts";

type Facts = Parameters<typeof completed>[0];

const real: Facts = {
  name: "Agency",
  domain: "agentur-am-markt.de",
  currency: "EUR",
  tax: "VAT",
  timeZone: "Europe/Berlin",
  founded: 2001,
  offices: [
    {
      street: "Markt 1",
      directions: "https://www.openstreetmap.org/node/1",
      city: "Leipzig",
      postalCode: "04109",
      countryCode: "DE",
      phones: ["+49 341 2086 517"],
    },
  ],
  social: [{ name: "LinkedIn", href: "https://www.linkedin.com/company/agentur-am-markt" }],
};

const told = (changed: Partial<Facts>, mailbox = "hello@agentur-am-markt.de") =>
  placeholderFacts({ ...completed({ ...real, ...changed }), mailboxes: [mailbox] });
const at = (changed: Partial<Facts["offices"][0]>): Partial<Facts> => ({
  offices: [{ ...real.offices[0], ...changed }],
});

describe("placeholderFacts", () => {
  it("has nothing to say of a real company", () => {
    expect(told({})).toEqual([]);
    expect(told(at({ street: "Rose Cottage, Mill Lane" }))).toEqual([]);
  });

  it.each<[what: string, changed: Partial<Facts>, of: string]>([
    ["a domain for examples", { domain: "kolam.example.com" }, "kolam.example.com"],
    ["keys in a row", at({ phones: ["+91 12345 67890"] }), "12345 67890"],
    ["one key", at({ phones: ["+49 341 000000"] }), "341 000000"],
    ["a number for films", at({ phones: ["+1 212 555 0123"] }), "555 0123"],
    ["Ofcom's", at({ phones: ["+44 1632 960123"] }), "1632 960123"],
    ["a chat of nobody", { chat: { app: "A", href: "https://wa.me/911234567890" } }, "wa.me"],
    [
      "a profile of nobody",
      { social: [{ name: "L", href: "https://www.linkedin.com/company/example" }] },
      "/company/example",
    ],
    ["an area to visit", at({ street: "Baner business district" }), "is an area"],
    ["a map of examples", at({ directions: "https://maps.example/1" }), "shows no way"],
  ])("finds %s", (_, changed, of) => {
    expect(told(changed)).toEqual([expect.stringContaining(of)]);
  });

  it("finds a mailbox for examples", () => {
    expect(told({}, "hello@example.com")).toEqual([expect.stringContaining("hello@example.com")]);
  });

  it("asks no street of a company that nobody visits", () => {
    const { directions, ...office } = real.offices[0];
    expect(directions).toBeDefined();
    expect(told({ offices: [{ ...office, street: "Baner business district" }] })).toEqual([]);
  });
});
