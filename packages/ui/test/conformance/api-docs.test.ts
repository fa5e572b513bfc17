import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { apiFiles } from "../../build/api-docs.ts";
import { readKit } from "../../build/api-model.ts";

const kit = resolve(import.meta.dirname, "../..");
const docs = await readKit();

describe("the generated docs", async () => {
  const files = await apiFiles();

  it.each(Object.keys(files))("%s is up to date", (file) => {
    const fix = "Run `pnpm --filter @kolam/ui generate:api`.";
    expect(readFileSync(join(kit, file), "utf8"), fix).toBe(files[file]);
  });

  it.each(docs)("$name has a description and guidance", (doc) => {
    expect(doc.doc).toMatch(/\.$/);
    expect(doc.guidance).toContain("**When:**");
    expect(doc.guidance).toContain("**When not:**");
    expect(doc.guidance).toContain("**Accessibility:**");
  });

  it.each(docs)("$name lists its props, none of them called style", ({ props, axes }) => {
    expect(props.own.length + props.native.length + axes.length).toBeGreaterThan(0);
    expect(props.own.map(({ name }) => name)).not.toContain("style");
  });
});
