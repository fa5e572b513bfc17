import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { folders } from "@kolam/resolve/current";
import { expect, it } from "vitest";

const dist = join(folders.output, "dist");
const read = (file: string) => readFileSync(join(dist, file), "utf8");

it("a page without a twin is one that search engines leave out", () => {
  const without = globSync("**/*.html", { cwd: dist }).filter(
    (file) => !existsSync(join(dist, file.replace(/\.html$/, ".md"))),
  );
  expect(without.filter((file) => !/name="robots" content="noindex/.test(read(file)))).toEqual([]);
});

it("what the search of the whole site looks through is at most 30 KB, compressed", () => {
  expect(gzipSync(read("data/search.json")).length).toBeLessThan(30_000);
});
