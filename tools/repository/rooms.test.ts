import { expect, test } from "vitest";
import { breachesOf, importsOf, readTables } from "./rooms.ts";

const tables = readTables(`# House

| package | holds | may import |
| ------- | ----- | ---------- |
| \`packages/ui\` | the kit | none of ours |
| \`apps/site\` | the site | \`packages/ui\` |

Words.

### The site: \`apps/site/src\`

| room | what belongs there | may import |
| ---- | ------------------ | ---------- |
| \`pages/\` | pages | every room below |
| \`forms/\` | forms | \`browser/\` |
| \`browser/\` | the browser | |
| \`*\` | routes | everything |
`);

const breachIn = (file: string, source: string) =>
  breachesOf(file, importsOf(file, source), tables);
const breach = (file: string, ...modules: readonly string[]) =>
  breachIn(file, modules.map((module) => `import { x } from "${module}";\n`).join(""));

test("a room may import itself, what its row names, and what every row below holds", () => {
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

test("a file that no row names is told", () => {
  expect(breach("apps/site/src/shell/header.tsx")).toEqual([
    "apps/site/src/shell/header.tsx stands in no room of apps/site/src.",
  ]);
});
