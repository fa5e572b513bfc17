import { expect, it } from "vitest";
import { factPlace } from "./fact-place.ts";

const files: Readonly<Record<string, string>> = {
  "/facts/company.ts": `const domain = "kolam.example.com";
export const company = completed({ name: "Kolam", domain, offices: [{ city: { en: "Pune" } }], founded: 2019 });`,
  "/en/about.ts": `import { company } from "@site/facts/company";
import { listed } from "@kolam/content/model/basics/lists";
const kept = "a year";
export const about = (name: string) => \`\${company.name} \${kept} \${name}\`;`,
  "/en/a.mdx": "In {company.city}.",
};

const said = (fact: string, file = "/en/about.ts") => {
  const place = factPlace(fact, file, {
    read: (name) => files[name] ?? "",
    resolve: (specifier) =>
      specifier.startsWith("@site/") ? `/${specifier.slice("@site/".length)}.ts` : undefined,
  });
  return place && files[place.file]?.slice(place.start, place.end);
};

it.each([
  ["company.name", '"Kolam"'],
  ["company.domain", '"kolam.example.com"'],
  ["company.founded", "2019"],
  ["company.city", '{ en: "Pune" }'],
  ["company.name.toUpperCase()", '"Kolam"'],
  ["kept", '"a year"'],
])("finds where %s is written", (fact, code) => {
  expect(said(fact)).toBe(code);
});

it("leads to the facts that another is made of", () => {
  expect(said("company.address.country")).toContain("completed(");
});

it("finds the facts that an article names", () => {
  expect(said("company.city", "/en/a.mdx")).toBe('{ en: "Pune" }');
});

it("knows nothing of what a page puts in", () => {
  expect(said("name")).toBeUndefined();
  expect(said("listed")).toBeUndefined();
});
