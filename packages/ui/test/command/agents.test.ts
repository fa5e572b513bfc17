import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import type { KitJson } from "../../build/kit-json/kit-json.ts";
import { find } from "../../cli/answers/show.ts";
import { commands } from "../../cli/commands.ts";

const kit = resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(resolve(kit, file), "utf8");
const text = read("AGENTS.md");
const kitFile: KitJson = JSON.parse(read("dist/kit.json"));

/** The commands that a document names, as their words. */
const calls = (document: string) =>
  [...document.matchAll(/npx @kolam\/ui ([^`\n#]+)/g)].map(([, call = ""]) =>
    call.trim().split(" "),
  );

it("AGENTS.md leads to every command, and to none that does not exist", () => {
  const names = commands.map(({ name }) => name);
  expect(new Set(calls(text).map(([name]) => name))).toEqual(new Set(names));
  for (const [name, ...words] of calls(text)) {
    if (name === "show") expect(find(kitFile, words.join(" "))).toBeDefined();
  }
  expect(text.split("\n").length).toBeLessThanOrEqual(40);
});

it("the README, llms.txt and the guides name no command that does not exist", () => {
  const names = commands.map(({ name }) => name);
  const documents = [
    read("README.md"),
    read("llms.txt"),
    ...kitFile.guides.map((guide) => guide.text),
  ];
  const named = documents.flatMap(calls).map(([name = ""]) => name);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !names.includes(name))).toEqual([]);
});
