import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";
import { describe, expect, it } from "vitest";

const source = join(import.meta.dirname, "..");

/** `styles.css` as a bundler emits it for these browsers; Vite's own choice by default. */
async function built(cssTarget?: string[]): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === "entry" ? id : undefined),
        load: (id) =>
          id === "entry" ? `import ${JSON.stringify(join(source, "styles/base.css"))}` : undefined,
      },
    ],
    build: {
      write: false,
      rolldownOptions: { input: "entry" },
      ...(cssTarget === undefined ? {} : { cssTarget }),
    },
  });
  const files = [output].flat().flatMap((part) => ("output" in part ? part.output : []));
  const css = files.find(({ fileName }) => fileName.endsWith(".css"));
  if (css?.type !== "asset") throw new Error("no CSS was built");
  return String(css.source);
}

describe("styles.css", async () => {
  const [common, modern] = await Promise.all([
    built(),
    built(["chrome123", "safari17.5", "firefox120"]),
  ]);

  it("ranks the layers before any component can", () => {
    const named = [...modern.matchAll(/@layer ([^{;]+)/g)].flatMap(([, names = ""]) =>
      names.split(/,\s*/),
    );
    expect([...new Set(named)]).toEqual([
      "k.reset",
      "k.tokens",
      "k.base",
      "k.components",
      "k.utilities",
    ]);
  });

  it("lets paper decide over screens", () => {
    expect(modern.lastIndexOf("@media print")).toBeGreaterThan(
      modern.indexOf("body{min-block-size"),
    );
  });

  it("costs a page little: tokens, reset and base in 2.8 KB (brotli)", () => {
    expect(brotliCompressSync(modern).length).toBeLessThan(2800);
  });

  it("brings no font and no address", () => {
    expect(modern).not.toMatch(/@font-face|url\(/);
  });

  it("themes a subtree even where light-dark() is rewritten for older browsers", () => {
    expect(modern).toContain("light-dark(");
    expect(common).not.toContain("light-dark(");
    expect(common).toMatch(/:root,\[data-theme\]\{--k-color-surface:var\(--lightningcss-light/);
    expect(common).toMatch(/\[data-theme=dark\]\{--lightningcss-light: ?;/);
  });
});

describe("the kit's styles", () => {
  const files = globSync("**/*.css", { cwd: source }).map((file) => ({
    file,
    css: readFileSync(join(source, file), "utf8"),
  }));
  const declared = new Set(
    files.flatMap(({ css }) => [...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name)),
  );

  it.each(files)("$file uses custom properties that exist", ({ css }) => {
    const used = [...css.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name]) => name);
    expect(used.filter((name) => !declared.has(name))).toEqual([]);
  });

  it.each(files)("$file has the root's styles not hang on what is in the page", ({ css }) => {
    // The root has all the tokens: at a quarter of the speed that is 3 ms for each change of the page or of focus.
    expect(
      css.match(/(?:\bhtml|:root)[^\s,{]*:(?:has|focus-within|hover|active)\b[^,{]*/g),
    ).toBeNull();
  });

  it.each(files)("$file answers a press wherever it answers the pointer", ({ file, css }) => {
    const selectors = [...css.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/([^{};]+)\{/g)].flatMap(
      ([, list = ""]) => list.split(","),
    );
    /** What must be pointed at or pressed for a rule to apply, without its states: `a.face` */
    const reacting = (state: "hover" | "active") =>
      selectors
        .filter((selector) => !selector.includes(`not(:${state}`))
        .flatMap(
          (selector) => new RegExp(`([\\w.-]+)(?::[\\w-]+)*?:${state}`).exec(selector)?.[1] ?? [],
        )
        .sort();
    const pressed = new Set(reacting("active"));
    // Pressing a field gives it the focus, which is seen.
    const isField = file === join("field", "control.module.css");
    const silent = reacting("hover").filter(
      (part) => ![...pressed].some((one) => part.endsWith(one)),
    );
    expect(isField ? [] : silent).toEqual([]);
  });
});
