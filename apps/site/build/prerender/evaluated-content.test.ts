import { join, resolve } from "node:path";
import { prices } from "@kolam/content/model/services/told-prices";
import { folders } from "@kolam/resolve/current";
import { company } from "@site/facts/company";
import { expect, it } from "vitest";
import { evaluatedContent } from "./evaluated-content.ts";

const content = resolve(import.meta.dirname, "../../../../packages/content");
const load = evaluatedContent().load as (id: string) => Promise<string | null>;

it("gives the scripts finished texts", async () => {
  const code = await load(resolve(content, "model/services/told-prices.ts"));
  expect(code).toContain(`export const prices = ${JSON.stringify(prices)};`);
  expect(await load(join(folders.facts, "company.ts"))).toContain(JSON.stringify(company.name));
  expect(code).not.toContain("Intl");
});

it("leaves modules with functions alone", async () => {
  expect(await load(resolve(content, "texts/en/shell.ts"))).toBeNull();
});
