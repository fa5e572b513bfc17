import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { foldersOf } from "./hosts.ts";

const folder = mkdtempSync(join(tmpdir(), "others-"));
writeFileSync(join(folder, "index.html"), "<h1>Home</h1>");
afterAll(() => rmSync(folder, { recursive: true }));

it("takes other sites by name and folder", () => {
  expect(foldersOf({ astro: "a" }, [`star-light=${folder}`])).toEqual({
    astro: "a",
    "star-light": folder,
  });
});

it.each([
  [[folder], "expected a name and a folder"],
  [[`wind=${folder}/nowhere`], "there is no "],
  [[`wind=${folder}`, `wind=${folder}`], "called wind"],
  [[`astro=${folder}`], "called astro"],
  [[`floor=${folder}`], "called floor"],
])("refuses %j", (options, message) => {
  expect(() => foldersOf({ astro: "a" }, options)).toThrow(message);
});
