import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./commands.ts";
import { locate, pastExports, readPackage } from "./packages.ts";
import { breachesOf, faultsOfTables, importsOf, pathsIn, readDocuments } from "./rooms.ts";

const documents: Readonly<Record<string, string>> = {
  "CONTRIBUTING.md": `# Contributing

| package | holds | may import |
| ------- | ----- | ---------- |
| \`packages/ui\` | the kit | none of ours |
| \`apps/site\` | the site | \`packages/ui\` |

Words.
`,
  "apps/site/README.md": `# The site

## Rooms of \`src\`

| room | what belongs there | may import |
| ---- | ------------------ | ---------- |
| \`pages/\` | pages | every room below |
| \`forms/\` | forms | \`browser/\` |
| \`browser/\` | the browser | |
| \`*\` | routes | everything |
`,
  "packages/ui/README.md": `# The kit

| room | what belongs there | may import |
| ---- | ------------------ | ---------- |
| \`src/\` | the components | |
`,
};

const tables = readDocuments(Object.keys(documents), (file) => documents[file] ?? "");

const packages = [
  readPackage("packages/ui", `{ "name": "@kolam/ui", "exports": { "./*": "./src/*/*.tsx" } }`),
  readPackage(
    "packages/content",
    `{ "name": "@kolam/content", "exports": { "./model/*": "./model/*.ts", "./slug": "./build/slug.ts" } }`,
  ),
  readPackage("tools", `{ "name": "@kolam/tools" }`),
];

const breachIn = (file: string, source: string) =>
  breachesOf(file, importsOf(file, source, packages), tables);
const breach = (file: string, ...modules: readonly string[]) =>
  breachIn(file, modules.map((module) => `import { x } from "${module}";\n`).join(""));

test("a room may import itself, what its row names, and every row below", () => {
  const ours = ["./send.ts", "../browser/idle.ts", "@kolam/ui/button", "react"];
  expect(breach("apps/site/src/forms/form.tsx", ...ours)).toEqual([]);
  expect(breach("apps/site/src/pages/home.tsx", "../forms/form.tsx", "../config.ts")).toEqual([]);
  expect(breach("apps/site/src/routes.tsx", "./pages/home.tsx")).toEqual([]);
});

test("nothing else may be imported, be it as a type, on demand or from another package", () => {
  const file = "apps/site/src/forms/form.tsx";
  expect(breach(file, "../pages/home.tsx")).toEqual([
    `${file} imports apps/site/src/pages/home.tsx, which apps/site/src/forms may not.`,
  ]);
  expect(breach(file, "@kolam/content/model/pages/paths")).toHaveLength(1);
  expect(breachIn(file, `import type {\n  A,\n} from "../routes.tsx";`)).toHaveLength(1);
  expect(breachIn(file, `const load = () => import("../pages/home.tsx");`)).toHaveLength(1);
  expect(breach("packages/ui/src/button.tsx", "../../content/src/facts/links.ts")).toHaveLength(1);
});

test("tests and stories look into other rooms of their package, and no others", () => {
  expect(breach("apps/site/src/forms/form.test.ts", "../pages/home.tsx")).toEqual([]);
  expect(
    breach("apps/site/src/forms/form.test.ts", "@kolam/content/model/basics/links"),
  ).toHaveLength(1);
});

test("a file that no row names is reported", () => {
  expect(breach("apps/site/src/shell/header.tsx")).toEqual([
    "apps/site/src/shell/header.tsx is in no room of apps/site/src.",
  ]);
});

test("a table is about its document's folder, or about the one in its heading", () => {
  expect(tables.map(({ folder }) => folder)).toEqual(["", "apps/site/src", "packages/ui"]);
});

test("a package without a table is reported, and so is a row without its room", () => {
  const all = ["apps/site", "packages/ui", "packages/audit"];
  expect(faultsOfTables(tables, all, (path) => path !== "apps/site/src/forms")).toEqual([
    "packages/audit has no table of its rooms: write one into its README.md.",
    "The table of apps/site/src names apps/site/src/forms, which is gone.",
  ]);
});

test("the repository has a table for its packages, for each package and for its largest rooms", () => {
  const files = [
    "CONTRIBUTING.md",
    "apps/mailbox/README.md",
    "apps/site/README.md",
    "packages/content/README.md",
    "packages/seo-audit/README.md",
    "packages/ui/CONTRIBUTING.md",
    "tools/README.md",
  ];
  const found = readDocuments(files, (file) => readFileSync(join(root, file), "utf8"));
  expect(found.map(({ folder }) => folder)).toEqual([
    "",
    "apps/mailbox/src",
    "apps/site/src",
    "apps/site/src/forms",
    "apps/site",
    "packages/content",
    "packages/seo-audit/src",
    "packages/ui",
    "tools",
  ]);
});

test("the paths of a text are code with a slash, except imports and commands", () => {
  const text =
    "`src/pages/<id>/page.ts`, `.storybook/main.ts`, `./a.ts`, `pnpm test a/b`, `Href`, `@site/x`";
  expect(pathsIn(text)).toEqual(["src/pages/*/page.ts", ".storybook/main.ts"]);
});

test("a package is imported by what it exports", () => {
  expect(locate("@kolam/content/slug", packages)).toBe("packages/content/build/slug.ts");
  expect(locate("@kolam/content/model/pages/paths", packages)).toBe(
    "packages/content/model/pages/paths.ts",
  );
  expect(locate("@kolam/ui/button", packages)).toBe("packages/ui/src/button/button.tsx");
  expect(locate("@kolam/content/build/slug", packages)).toBeUndefined();
});

test("a path into another package is refused, unless nothing can have been installed yet", () => {
  const past = "../../packages/content/build/slug.ts";
  const ours = ["./names.ts", "../install/git.mjs", "@kolam/content/slug"];
  expect(pastExports("tools/new/names.ts", [past, ...ours], packages)).toEqual([
    `tools/new/names.ts imports ${past}: import what @kolam/content exports, by its name.`,
  ]);
  expect(pastExports("tools/new/names.mjs", [past], packages)).toEqual([]);
  expect(pastExports("apps/site/hosts/x.ts", ["../../../tools/install/git.mjs"], packages)).toEqual(
    [],
  );
});
