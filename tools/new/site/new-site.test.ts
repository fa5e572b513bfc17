import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import english from "@kolam/mailbox/english.json" with { type: "json" };
import { afterAll, expect, it } from "vitest";
import { Checkout } from "../edit.ts";
import { UsageError } from "../names.ts";
import { newSite } from "./new-site.ts";

const folder = mkdtempSync(join(tmpdir(), "kolam-site-"));
const checkout = new Checkout(folder);
const read = (file: string) => readFileSync(join(folder, "sites", file), "utf8");
const make = (title: string, ...languages: [string, ...string[]]) =>
  newSite(checkout, { title, languages, colour: "#7a3b2e" });

mkdirSync(join(folder, "sites"));
afterAll(() => rmSync(folder, { recursive: true }));

it.each(["en", "de", "ar", "hi"])(
  "a site in a language that the machine speaks is small: %s",
  (tag) => {
    const site = make(`Small ${tag}`, tag);
    expect(site.files).toBeLessThanOrEqual(70);
    expect(site.lines).toBeLessThanOrEqual(3_500);
    expect(site.marked).toBeGreaterThan(50);
    expect(site.marked).toBeLessThanOrEqual(150);
    expect(site.toTranslate).toEqual({ files: 0, lines: 0 });
    expect(existsSync(join(folder, `sites/small-${tag}/texts`))).toBe(false);
  },
);

it("its name, its colour and its languages are its own", () => {
  const { name } = make("Atelier Médina", "en", "ar");
  expect(name).toBe("atelier-medina");
  expect(read("atelier-medina/site.ts")).toContain('languages: ["en", "ar"]');
  expect(read("atelier-medina/facts/company.ts")).toContain('en: "Atelier Médina"');
  expect(read("atelier-medina/brand/brand.tokens.json")).toContain('"#7a3b2e"');
  expect(read("atelier-medina/ar/language.ts")).toContain("العربية");
  expect(() => make("Atelier Medina", "en")).toThrow(/is a site “atelier-medina” already/);
});

it("what other letters spell otherwise has a place for it, and a service its name in the first language only", () => {
  const service = "Sites web";
  newSite(checkout, { title: "Médina", languages: ["fr", "ar", "de"], colour: "#7a3b2e", service });
  const company = read("medina/facts/company.ts");
  expect(company).toContain('name: {\n    fr: "Médina",\n    ar: "[Replace] Médina",\n  }');
  expect(company).toMatch(/city: \{\s+fr: "\[Replace\] City",\s+ar: "\[Replace\] City",\s+\}/);
  const nameIn = (tag: string) => read(`medina/${tag}/services/sites-web/meta.ts`);
  expect(nameIn("fr")).toContain('name = "Sites web"');
  for (const tag of ["ar", "de"]) expect(nameIn(tag)).toContain('name = "[Replace] ');
});

it("a further language has no words of parts that the site leaves out", () => {
  make("Parts", "fr", "ar");
  const has = (file: string) => existsSync(join(folder, "sites/parts", file));
  expect(has("ar/files.ts")).toBe(true);
  expect(
    ["sectors", "pages/blog-page", "pages/portfolio"].filter((file) => has(`ar/${file}.ts`)),
  ).toEqual([]);
});

it("every word of the mailbox is there to be translated", () => {
  make("Boîte", "fr");
  const words = read("boite/texts/fr/forms/mailbox-words.ts");
  expect(words).toContain('language: "fr"');
  for (const word of Object.keys(english)) expect(words).toMatch(new RegExp(`^  ${word}: "`, "m"));
});

it("a language that the machine does not speak has its English, each file marked", () => {
  const { files, marked, toTranslate } = make("Céramique", "fr");
  expect(files).toBeLessThanOrEqual(70);
  expect(marked).toBeLessThanOrEqual(150);
  expect(toTranslate.files).toBeGreaterThan(20);
  for (const file of ["texts/fr/shell.ts", "fr/navigation.ts", "fr/pages/home.ts"])
    expect(read(`ceramique/${file}`)).toMatch(/^\/\/ \[Replace\] in English/);
  expect(read("ceramique/fr/language.ts")).toContain('name = "Français"');
  // What it imports may be the machine's.
  expect(read("ceramique/texts/fr/shell.ts")).not.toMatch(/from "\.\.?\//);
});

it("a service whose name is known has it", () => {
  newSite(checkout, {
    title: "With a service",
    languages: ["en"],
    colour: "123456",
    service: "Web design",
  });
  expect(read("with-a-service/facts/services/web-design.ts")).toContain("export const webDesign");
  expect(read("with-a-service/en/services/web-design/meta.ts")).toContain('name = "Web design"');
  expect(read("with-a-service/en/pages/home.meta.ts")).toContain('name = "Home"');
});

it.each(["Con", "com1", "LPT9", "build", "Test", "journeys", "42", "…"])(
  "“%s” is no name of a site",
  (title) => {
    expect(() => make(title, "en")).toThrow(UsageError);
  },
);

it.each([
  [{ colour: "reddish" }, /is no colour/],
  [{ languages: ["english"] as const }, /is no language/],
  [{ languages: ["en", "en"] as const }, /twice/],
])("what cannot be is refused, and nothing written: %j", (wrong, told) => {
  const wishes = { title: "Refused", languages: ["en"], colour: "#123456", ...wrong } as const;
  expect(() => newSite(checkout, wishes)).toThrow(told);
  expect(existsSync(join(folder, "sites/refused"))).toBe(false);
});
