import { join } from "node:path";
import { folders } from "@kolam/resolve/current";
import { machineLanguage } from "@kolam/resolve/places";
import { expect, it } from "vitest";
import type { Address } from "./addresses.ts";
import { ByValue } from "./by-value.ts";

const [texts = ""] = folders.texts(machineLanguage);
const shared = join(texts, "analyzer/analyzer-audit.ts");

const address = (file: string, value: string): Address => ({
  id: 0,
  file,
  value,
  start: 0,
  end: value.length,
  writing: "string",
});

it("takes the only place of a site's own text, wherever it is", () => {
  const own = address(join(folders.facts, "company.ts"), "+91 12345 67890");
  expect(new ByValue([own]).find(own.value, [])).toBe(own);
});

it("takes no text that comes with the site for one of another page", () => {
  const optional = address(shared, "(optional)");
  const known = new ByValue([optional]);
  expect(known.find("(optional)", [join(texts, "forms/contact.ts")])).toBeUndefined();
  expect(known.find("(optional)", [shared])).toBe(optional);
});
