import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { command } from "../../install/command.mjs";
import { newComponent } from "./new-component.ts";

const kit = resolve(import.meta.dirname, "../../../packages/ui");
const copy = join(kit, "node_modules/.cache/new-component");

/** Runs a tool in the copy. @returns its output if it fails, otherwise nothing */
function complaints(tool: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(...command(tool, args), {
    cwd: copy,
    encoding: "utf8",
  });
  return status === 0 ? "" : `${stdout}${stderr}`;
}

describe("pnpm new component", () => {
  let files: string[];

  beforeAll(() => {
    rmSync(copy, { recursive: true, force: true });
    mkdirSync(copy, { recursive: true });
    cpSync(join(kit, "src"), join(copy, "src"), { recursive: true });
    const base = relative(copy, join(kit, "tsconfig.json"));
    writeFileSync(
      join(copy, "tsconfig.json"),
      JSON.stringify({ extends: base, include: ["src/price-table", "src/index.ts"] }),
    );
    files = newComponent("PriceTable", copy);
  });

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it("writes a definition, docs, styles, a component, stories and a test", () => {
    expect(files.map((file) => relative(join(copy, "src/price-table"), file))).toEqual([
      "price-table.definition.ts",
      "price-table.docs.ts",
      "price-table.module.css",
      "price-table.tsx",
      "price-table.stories.tsx",
      "price-table.test.tsx",
    ]);
  });

  it("adds the export in alphabetical order", () => {
    const entry = readFileSync(join(copy, "src/index.ts"), "utf8");
    const lines = entry.split("\n").filter((line) => line.startsWith("export *"));
    expect(lines).toContain('export * from "./price-table/price-table.tsx";');
    expect(lines.indexOf('export * from "./price-table/price-table.definition.ts";')).toBe(
      lines.indexOf('export * from "./price-tag/price-tag.definition.ts";') - 2,
    );
  });

  it("typechecks", () => {
    expect(complaints("tsc", ["-p", ".", "--singleThreaded"])).toBe("");
  });

  it("passes the formatter and the linter", () => {
    const text = (file: string) => readFileSync(file, "utf8");
    const config = resolve(kit, "../../biome.json");
    for (const file of files) {
      const options = [`--config-path=${config}`, `--stdin-file-path=${relative(copy, file)}`];
      const { stdout, stderr } = spawnSync(...command("biome", ["check", ...options]), {
        cwd: kit,
        encoding: "utf8",
        input: text(file),
      });
      expect(stdout, stderr).toBe(text(file));
    }
  });

  it("builds and renders", async () => {
    const outDir = join(copy, "built");
    await build({
      configFile: false,
      root: copy,
      logLevel: "error",
      build: { ssr: join(copy, "src/price-table/price-table.tsx"), outDir },
    });
    const { PriceTable } = await import(pathToFileURL(join(outDir, "price-table.js")).href);
    const { renderToStaticMarkup } = await import("react-dom/server");
    const html = renderToStaticMarkup(PriceTable({ children: "Words", tone: "feature" }));
    expect(html).toMatch(/^<div class="[^"]*root[^"]* [^"]*tone-feature[^"]*">Words<\/div>$/);
  });

  it.each(["priceTable", "price-table", "Price Table", "../Price", ""])(
    "rejects the name %j",
    (name) => {
      expect(() => newComponent(name, copy)).toThrow("like PriceTable");
    },
  );

  it("does not overwrite a component", () => {
    expect(() => newComponent("Button", copy)).toThrow("exists already");
  });
});
