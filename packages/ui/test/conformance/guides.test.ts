import { globSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const kit = resolve(import.meta.dirname, "../..");
const root = resolve(kit, "../..");

/** Without indentation, which differs in snippets. */
const lines = (text: string) => text.trim().replace(/^[ \t]+/gm, "");

/** A snippet's parts: a line that is an ellipsis leaves something out. */
const parts = (snippet: string) => snippet.split(/^\s*(?:\/\/ )?…\n/m).map(lines);

const guides = globSync("docs/guides/*.mdx", { cwd: kit }).map((file) => {
  const text = readFileSync(join(kit, file), "utf8");
  const fences = [...text.matchAll(/^```(\w+)(?: file=(\S+))?\n(.*?)^```/gms)];
  return {
    name: basename(file),
    snippets: fences
      .filter(([, language]) => language !== "sh")
      .map(([, , source, code = ""]) => ({ source, code })),
  };
});

describe("the guides", () => {
  // `pnpm test consumers` builds and tests these apps.
  it.each(guides)("$name has snippets of the examples only, as they are there", ({ snippets }) => {
    expect(snippets.length).toBeGreaterThan(0);
    for (const { source, code } of snippets) {
      expect(source, code).toMatch(/^examples\//);
      const example = lines(readFileSync(join(root, source ?? ""), "utf8"));
      for (const part of parts(code)) expect(example).toContain(part);
    }
  });

  it("are all in the README", () => {
    const readme = readFileSync(join(kit, "README.md"), "utf8");
    const missing = guides.filter(({ name }) => !readme.includes(`(docs/guides/${name})`));
    expect(missing).toEqual([]);
  });
});
