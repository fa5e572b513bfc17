import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { lengths } from "@kolam/content/model/pages/search-words";
import { expect, it } from "vitest";

const folder = join(import.meta.dirname, "../../defaults/words");
const files = globSync("*/pages/*.meta.ts", { cwd: folder });
const [least, most] = lengths.description;

/** The descriptions in a file, with the facts of a company whose names are so long. */
const descriptionsIn = (file: string, name: number, city: number) =>
  [...readFileSync(join(folder, file), "utf8").matchAll(/description:\s*[`"]([^`"]*)[`"]/g)].map(
    ([, text = ""]) =>
      text
        .replaceAll(/\$\{company\.name\}/g, "N".repeat(name))
        .replaceAll(/\$\{company\.city\}/g, "C".repeat(city))
        .replaceAll(/\$\{\w+\}/g, "2"),
  );

it("there are descriptions in every language", () => {
  expect(files.length).toBeGreaterThan(20);
  expect(files.flatMap((file) => descriptionsIn(file, 3, 4)).length).toBeGreaterThan(files.length);
});

it.each(files)(
  "search engines show what %s says of a company with a short or a long name",
  (file) => {
    for (const text of descriptionsIn(file, 3, 4))
      expect(text.length).toBeGreaterThanOrEqual(least);
    for (const text of descriptionsIn(file, 20, 10)) expect(text.length).toBeLessThanOrEqual(most);
  },
);
