import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { KitJson } from "../../build/kit-json/kit-json.ts";
import { diagnose } from "../../cli/doctor/diagnose.ts";
import { reportText } from "../../cli/doctor/report-text.ts";
import { type AppFixture, exampleApp, removeApps } from "./app-fixture.ts";

const kit: KitJson = JSON.parse(
  readFileSync(resolve(import.meta.dirname, "../../dist/kit.json"), "utf8"),
);
const vite = () => exampleApp("consumers/vite", "src");
const next = () => exampleApp("consumers/next", "app");
const astro = () => exampleApp("consumers/astro", "src");

afterAll(removeApps);

/** What is wrong with an app, and the mend. */
const wrong = ({ folder }: AppFixture) =>
  diagnose(folder, kit)
    .findings.filter(({ state }) => state === "fault" || state === "warning")
    .map(({ state, about, text, mend }) => `${state}, ${about}: ${text} → ${mend}`);

describe("a healthy app", () => {
  it.each([
    { name: "Vite", bundler: "Vite", app: vite },
    { name: "Next.js", bundler: "Turbopack", app: next },
    { name: "Astro", bundler: "Vite", app: astro },
    {
      name: "React Router",
      bundler: "Vite",
      app: () => exampleApp("consumers/react-router", "app"),
    },
    { name: "Astro", bundler: "Vite", app: () => exampleApp("second-agency") },
  ])("with $name has no fault", ({ name, bundler, app }) => {
    const made = app();
    expect(wrong(made)).toEqual([]);
    const report = diagnose(made.folder, kit);
    expect(report).toMatchObject({ framework: { name, bundler }, kit: kit.version, faults: 0 });
    expect(reportText(report)).toMatch(/^fine +styles .* loads /m);
    expect(reportText(report)).toMatch(/0 faults, 0 warnings\. Nothing was changed\.$/);
  });
});

/** A fault, how an app gets it, and what the doctor says. */
const faults: readonly {
  readonly of: string;
  readonly app: () => AppFixture;
  readonly says: RegExp;
}[] = [
  {
    of: "no styles",
    app: () => vite().edit("src/main.tsx", 'import "@kolam/ui/styles.css";\n', ""),
    says: /^fault, styles: Nothing loads .* → import "@kolam\/ui\/styles\.css"/,
  },
  {
    of: "single styles of which one is missing",
    app: () =>
      astro()
        .edit("src/pages/index.astro", "@kolam/ui/styles.css", "@kolam/ui/css/base.css")
        .edit("src/pages/ar.astro", "@kolam/ui/styles.css", "@kolam/ui/css/base.css")
        .edit("src/pages/services.astro", "@kolam/ui/styles.css", "@kolam/ui/css/base.css"),
    says: /^fault, styles: Stylesheets .*\bhero\b.* → Import .*"@kolam\/ui\/css\/hero\.css"/,
  },
  {
    of: "a template's stylesheet",
    app: () =>
      next()
        .write(
          "app/globals.css",
          "/* reset */\n* { padding: 0 }\n@media print { a { color: red } }",
        )
        .edit(
          "app/layout.tsx",
          'import "./brand.css";',
          'import "./brand.css";import "./globals.css";',
        ),
    says: /^warning, styles: app\/globals\.css has rules for elements outside .* → Delete/,
  },
  {
    of: "Tailwind without an order",
    app: () =>
      vite()
        .write("src/app.css", '@import "tailwindcss";\n')
        .edit("src/main.tsx", 'import "./brand.css";', 'import "./brand.css";import "./app.css";'),
    says: /^fault, styles: src\/app\.css loads Tailwind .* → Begin it with: @layer theme, base, k,/,
  },
  {
    of: "two copies of React",
    app: () => vite().install("react", "19.2.0", "wouter"),
    says: /^fault, packages: There are two copies of React: wouter finds 19\.2\.0 .* → .*dedupe/,
  },
  {
    of: "React and its DOM in two versions",
    app: () => vite().install("react-dom", "19.0.0"),
    says: /^fault, packages: react is 19\.3\.1 and react-dom 19\.0\.0.* → npm install react@19\.3\.1/,
  },
  {
    of: "React 18",
    app: () => vite().install("react", "18.3.1").install("react-dom", "18.3.1"),
    says: /^fault, packages: The kit needs React 19, .* → npm install react@19/,
  },
  {
    of: "a kit that is not installed",
    app: () => vite().remove("node_modules/@kolam"),
    says: /^fault, packages: @kolam\/ui is not installed\. → npm install$/,
  },
  {
    of: "another version of the kit",
    app: () => vite().edit("node_modules/@kolam/ui/package.json", `"${kit.version}"`, '"0.0.9"'),
    says: /^warning, packages: The app has @kolam\/ui 0\.0\.9; .* → /,
  },
  {
    of: "a policy that blocks stylesheets",
    app: () => vite().edit("vite.config.js", "style-src 'self'", "style-src 'none'"),
    says: /^fault, policy: .*vite\.config\.js allows no stylesheet: 'none'\. → Add style-src 'self'\.$/,
  },
  {
    of: "a policy that blocks the theme's script",
    app: () =>
      next().write("public/_headers", "/*\n  Content-Security-Policy: default-src 'self'\n"),
    says: /^fault, policy: .*public\/_headers blocks the script .* → Add 'sha256-ixxv.*' to script-src/,
  },
  {
    of: "a policy with the hash of another key's script",
    app: () =>
      vite().edit("vite.config.js", "children: themeScript()", 'children: themeScript("look")'),
    says: /^fault, policy: .* → Add 'sha256-(?!ixxv)[\w+/]{43}=' to script-src\.$/,
  },
  {
    of: "a policy of Astro without the hash",
    app: () =>
      exampleApp("second-agency").edit("astro.config.mjs", "{ hashes: [themeScriptHash] }", "{}"),
    says: /^fault, policy: .*astro\.config\.mjs blocks the script/,
  },
  {
    of: "a token that does not exist",
    app: () => vite().edit("src/brand.css", "--k-color-action:", "--k-color-acton:"),
    says: /^fault, brand: src\/brand\.css sets --k-color-acton, .* → Is it --k-color-action\?$/,
  },
  {
    of: "a brand outside of the layers",
    app: () =>
      vite().write(
        "src/brand.css",
        ":root, [data-theme] { --k-color-action: light-dark(red, blue) }",
      ),
    says: /^fault, brand: .* outside of every layer, .* → Put them into @layer k\.brand/,
  },
  {
    of: "a brand that parts of a page lose",
    app: () => vite().write("src/brand.css", "@layer k.brand { :root { --k-color-action: red } }"),
    says: /^warning, brand: .* on :root only.* → Write the selector as :root, \[data-theme\]\.$/,
  },
  {
    of: "a part that does not exist",
    app: () => vite().edit("src/main.tsx", '"@kolam/ui/button-link"', '"@kolam/ui/buton-link"'),
    says: /^fault, imports: src\/main\.tsx imports @kolam\/ui\/buton-link, .* → Is it @kolam\/ui\/button-link\?$/,
  },
  {
    of: "drawings without the plugin",
    app: () => vite().edit("vite.config.js", "kolamDrawings(), ", ""),
    says: /^fault, imports: .* → Add kolamDrawings\(\)/,
  },
  {
    of: "drawings without Vite",
    app: () =>
      next().edit(
        "app/page.tsx",
        "import Link",
        'import hero from "virtual:kolam/hero";\nimport Link',
      ),
    says: /^fault, imports: .* only Vite can make\. → Use drawing\("hero"\)/,
  },
  {
    of: "old resolution of modules",
    app: () =>
      vite().write("tsconfig.json", '{ "compilerOptions": { "moduleResolution": "node" } }'),
    says: /^fault, imports: tsconfig\.json resolves .* → Set "moduleResolution": "bundler"\.$/,
  },
  {
    of: "former names",
    app: () =>
      vite().write("src/old.tsx", 'import { Tabs } from "@kolam/ui";\n<Tabs look="pill" />'),
    says: /^warning, names: src\/old\.tsx uses former names of props\. → npx @kolam\/ui rename src$/,
  },
  {
    of: "a theme that flashes",
    app: () => next().edit("app/layout.tsx", "themeScript", "otherScript"),
    says: /^warning, theme: .* → npx @kolam\/ui show theme-switch$/,
  },
  {
    of: "a grid whose cards arrive as one",
    app: () =>
      astro().write("src/pages/cards.astro", "<CardGrid columns={3}><b /><b /></CardGrid>"),
    says: /^fault, framework: src\/pages\/cards\.astro has children of .* → Write the grid/,
  },
  {
    of: "Astro without React",
    app: () => astro().edit("astro.config.mjs", "@astrojs/react", "@astrojs/preact"),
    says: /^fault, framework: .* → npx astro add react$/,
  },
];

it.each(faults)("finds $of, says the mend and nothing else", ({ app, says }) => {
  const said = wrong(app());
  expect(said[0]).toMatch(says);
  expect(said).toHaveLength(1);
});

it("says where there is no app", () => {
  const app = vite().remove("package.json");
  expect(() => diagnose(app.folder, kit)).toThrow(/There is no package\.json in .*Run this in/);
});
