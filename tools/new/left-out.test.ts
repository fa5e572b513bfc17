import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "@kolam/resolve/sites";
import { afterAll, beforeEach, expect, it } from "vitest";
import { Checkout } from "./edit.ts";
import { redirectFrom } from "./links.ts";
import { content, wordsFolder } from "./names.ts";
import { newOpening } from "./opening.ts";
import { newTestimonial } from "./testimonial.ts";

// A site that leaves out what it may: its lists are the machine's, which are empty.
const folder = mkdtempSync(join(tmpdir(), "kolam-left-out-"));
const defaults = "apps/site/defaults";
cpSync(join(root, defaults), join(folder, defaults), { recursive: true });
let checkout: Checkout;

beforeEach(() => {
  checkout = new Checkout(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const redirects = `${content}/facts/redirects.ts`;

it.each([
  ["testimonial", "testimonials", () => newTestimonial(checkout, "Leïla B.")],
  ["opening", "openings", () => newOpening(checkout, "Leïla B.")],
])("the first %s begins the list of the site", (_, list, add) => {
  const file = `${wordsFolder}/${list}.ts`;
  add();
  expect(checkout.read(file)).toContain("Leïla B.");
  expect(checkout.summary()).toBe(`  new      ${file}`);
  expect(readFileSync(join(folder, defaults, `words/en/${list}.ts`), "utf8")).toContain("[];");
});

it("a removed page leaves an address only on request", () => {
  redirectFrom(checkout, "/careers", undefined);
  expect(existsSync(join(folder, redirects))).toBe(false);
  redirectFrom(checkout, "/careers", "/about");
  expect(checkout.read(redirects)).toMatch(/= \{\n {2}"\/careers": "\/about",\n\} as const/);
});
