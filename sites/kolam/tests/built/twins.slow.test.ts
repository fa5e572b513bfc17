import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { humansWords } from "@kolam/content/texts/hi/files";
import { folders } from "@kolam/resolve/current";
import { twinDifferences } from "@kolam/site/testing/twin-differences.ts";
import { describe, expect, it } from "vitest";

const dist = join(folders.output, "dist");
const read = (file: string) => readFileSync(join(dist, file), "utf8");
const twins = globSync("**/*.md", { cwd: dist });
const hindi = /^hi[/\\]/;

describe.each([
  ["English", twins.filter((file) => !hindi.test(file))],
  ["Hindi", twins.filter((file) => hindi.test(file))],
])("the built pages in %s", (language, files) => {
  it("say the same as their twins", () => {
    expect(files.length).toBeGreaterThan(language === "Hindi" ? 5 : 40);
    const sendTo = language === "Hindi" ? humansWords.writeTo : undefined;
    const differing = files.flatMap((file) => {
      const html = file.replace(/\.md$/, ".html");
      const found = twinDifferences(read(html), read(file), sendTo);
      return found.onlyInPage.length + found.onlyInTwin.length > 0 ? [{ file, ...found }] : [];
    });
    expect(differing).toEqual([]);
  });
});
