import { expect, it } from "vitest";
import { securityFile } from "./security.ts";

const site = {
  siteUrl: "https://agency.example",
  languages: [
    { language: "en-IN", url: "" },
    { language: "hi-IN", url: "" },
  ],
};
const now = new Date("2026-11-29T10:11:12.345Z");

it("says whom to tell, in which languages, and until when", () => {
  expect(securityFile("security@agency.example", site, now)).toBe(
    `Contact: mailto:security@agency.example
Expires: 2027-11-28T00:00:00Z
Preferred-Languages: en, hi
Canonical: https://agency.example/.well-known/security.txt
`,
  );
});

it("may name a page", () => {
  const page = "https://agency.example/security";
  expect(securityFile(page, site, now)).toContain(`Contact: ${page}\n`);
});
