import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readKit } from "../../build/api/kit.ts";

const dist = resolve(import.meta.dirname, "../../dist");
const read = (file: string) => readFileSync(join(dist, file), "utf8");
const manifest = JSON.parse(readFileSync(resolve(dist, "../package.json"), "utf8"));
const docs = await readKit();
// Without the command, which only Node runs.
const modules = globSync("**/*.js", { cwd: dist, exclude: ["cli*.js", "mcp.js"] });

describe("a published module", () => {
  it.each(docs)(
    "exports $name from its subpath, with its type and description",
    ({ name, folder }) => {
      expect(read(`${folder}/${folder}.js`)).toMatch(new RegExp(`export \\{[^}]*\\b${name}\\b`));
      // With the comment that editors show.
      expect(read(`${folder}/${folder}.d.ts`)).toContain(` */\nexport declare function ${name}(`);
    },
  );

  const hooks =
    /\buse(State|Effect|LayoutEffect|Ref|SyncExternalStore|Reducer|Callback|Transition|EffectEvent)\(/;
  const handlers = /\bon[A-Z]\w+: [a-zA-Z(]|\bon[A-Z]\w+,$/m;
  const browserOnly = /\bcreateContext\(|from "(@radix-ui\/|react-dom")/;

  it.each(modules)('has "use client" in %s only if it needs the client', (file) => {
    const code = read(file);
    const needsClient = [hooks, handlers, browserOnly].some((pattern) => pattern.test(code));
    expect(code.startsWith('"use client";')).toBe(needsClient);
  });

  it("can be imported only if it is documented", () => {
    const { exports } = manifest.publishConfig;
    const folders = globSync("*/*.js", { cwd: dist })
      .map((file) => file.split("/"))
      .flatMap(([folder = "", file]) => (file === `${folder}.js` ? [folder] : []));
    const known = new Set([
      "field",
      "hydrated",
      "kolam",
      "storybook",
      "theme",
      ...docs.map(({ folder }) => folder),
    ]);
    for (const folder of folders.filter((each) => !known.has(each))) {
      expect(exports, folder).toHaveProperty(`./${folder}`, null);
    }
  });

  it("has every file of tokens that it offers", () => {
    const { exports } = manifest.publishConfig;
    const offered = Object.keys(exports).filter((entry) => entry.startsWith("./tokens."));
    const files = globSync("tokens.*", { cwd: dist }).map((file) => `./${file}`);
    expect(offered.sort()).toEqual(files.sort());
  });

  it("has types if it is a stylesheet", () => {
    const { exports } = manifest.publishConfig;
    for (const sheet of Object.keys(exports).filter((entry) => entry.endsWith(".css"))) {
      expect(read(exports[sheet].types.replace("./dist/", ""))).toContain("export {}");
    }
  });

  // Which React's own modules need too: `NODE_ENV`, around what only developers see.
  it("is a production build that needs no bundler features but React's", () => {
    const dependent = modules.filter((file) =>
      /jsxDEV|import\.meta\.env|process\.env\b(?!\.NODE_ENV\b)|(?:from |import\()"virtual:|\.css"/.test(
        file.startsWith("vite/") ? "" : read(file),
      ),
    );
    expect(dependent).toEqual([]);
  });
});

describe("styles.css", () => {
  const css = read("styles.css");
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, "").trim();

  it("declares the order of its layers first", () => {
    expect(rules.split("\n")[0]).toBe(
      "@layer k.reset, k.tokens, k.brand, k.contrast, k.base, k.components, k.utilities;",
    );
  });

  it("has no rule outside a layer", () => {
    const outer = rules
      .split("\n")
      .filter((line) => /^[^\s}]/.test(line) && !line.startsWith("@layer "));
    expect(outer).toEqual([]);
  });

  it("contains every component's stylesheet, dependencies first", () => {
    const sheets = globSync("css/*.css", { cwd: dist });
    for (const sheet of sheets) expect(css).toContain(read(sheet).trim());
    const at = (selector: string) => css.indexOf(selector);
    expect(at(".k-card-root")).toBeLessThan(at(".k-service-card-tall"));
    expect(at(".k-button-root")).toBeLessThan(at(".k-call-to-action-root"));
    expect(at(".k-control-root")).toBeLessThan(at(".k-select-root"));
  });

  it("has only stable class names", () => {
    const classes = rules.replace(/\bk(\.\w+)/g, "").match(/\.[a-z_][\w-]*/gi) ?? [];
    expect(classes.length).toBeGreaterThan(100);
    expect(classes.filter((name) => !name.startsWith(".k-"))).toEqual([]);
  });
});
