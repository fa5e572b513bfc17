import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { describe, expect, it } from "vitest";

const source = join(import.meta.dirname, "..");

/** `styles.css` as a bundler emits it for the given browsers; Vite's default ones if omitted. */
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

  it("puts print styles after screen styles", () => {
    expect(modern.lastIndexOf("@media print")).toBeGreaterThan(
      modern.indexOf("body{min-block-size"),
    );
  });

  it("contains no font and no URL", () => {
    expect(modern).not.toMatch(/@font-face|url\(/);
  });

  it("themes a subtree even if light-dark() is rewritten for older browsers", () => {
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

  it.each(files)("$file uses only existing custom properties", ({ css }) => {
    const used = [...css.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name]) => name);
    expect(used.filter((name) => !declared.has(name))).toEqual([]);
  });

  it.each(files)("$file has no :has() selector on the root", ({ css }) => {
    // It would recalculate the root's styles, with all tokens, on every change of the page or of
    // focus: 3 ms with a CPU slowed down four times.
    expect(
      css.match(/(?:\bhtml|:root)[^\s,{]*:(?:has|focus-within|hover|active)\b[^,{]*/g),
    ).toBeNull();
  });

  it.each(files)("$file has an active style for every hover style", ({ file, css }) => {
    const selectors = [...css.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/([^{};]+)\{/g)].flatMap(
      ([, list = ""]) => list.split(","),
    );
    /** The selectors with a state, without the states, e.g. `a.face`. */
    const reacting = (state: "hover" | "active") =>
      selectors
        .filter((selector) => !selector.includes(`not(:${state}`))
        .flatMap(
          (selector) => new RegExp(`([\\w.-]+)(?::[\\w-]+)*?:${state}`).exec(selector)?.[1] ?? [],
        )
        .sort();
    const pressed = new Set(reacting("active"));
    // Pressing a field focuses it, which is visible.
    const isField = file === join("field", "control.module.css");
    const silent = reacting("hover").filter(
      (part) => ![...pressed].some((one) => part.endsWith(one)),
    );
    expect(isField ? [] : silent).toEqual([]);
  });
});
