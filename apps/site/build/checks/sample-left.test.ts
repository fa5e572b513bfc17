import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Site } from "@kolam/resolve/sites";
import { afterAll, expect, it } from "vitest";
import { sampleLeft } from "./sample-left.ts";

const folder = mkdtempSync(join(tmpdir(), "kolam-sample-"));
afterAll(() => rmSync(folder, { recursive: true }));

const praise = "They told us not to build half of what we asked for.";
const outcome = "Orders by telephone fell from ninety a day to seven.";

function write(name: string, example: boolean, files: Record<string, string>): Site {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, dirname(file)), { recursive: true });
    writeFileSync(join(folder, name, file), text);
  }
  const settings = { languages: ["en"], ...(example ? { example } : {}) } as const;
  return { name, folder: join(folder, name), settings: settings as Site["settings"] };
}

const sample = write("sample", true, {
  "en/testimonials.ts": `export const testimonials = [{ name: "Meera K.", content: "${praise}" }];\n`,
  "en/cases/bakery.mdx": `---\ntitle: A bakery\nsummary: ${outcome}\n---\n\nWhat was wrong.\n`,
});

it("finds what an example invented in the words of an agency, wherever it was put", () => {
  const own = write("agency", false, {
    "en/pages/home.ts": `export const home = {\n  quote: "${praise}",\n};\n`,
    "en/cases/ours.mdx": `---\ntitle: Ours\nsummary: ${outcome}\n---\n\nSomething of our own here.\n`,
    "en/testimonials.ts": `export const testimonials = [{ name: "Meera K.", content: "True of us alone, word for word." }];\n`,
  });
  const found = sampleLeft(own, [sample]).map(({ file, line, text, of }) => [
    file.slice(file.indexOf("/agency/") + 8),
    line,
    text,
    of,
  ]);
  expect(found).toEqual([
    ["en/cases/ours.mdx", 3, outcome, "sample"],
    ["en/pages/home.ts", 2, praise, "sample"],
  ]);
});

it("lets an example say its own", () => {
  expect(sampleLeft(sample, [sample])).toEqual([]);
});
