import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "@kolam/resolve/sites";
import { expect, it } from "vitest";
import { exampleFile, exampleFor } from "./example-text.ts";

const words = join(root, "sites/nobody/en");
const missing = { message: "Property 'suggested' is missing in type '{}'." };

it.skipIf(!existsSync(join(root, "apps/site/test/site")))(
  "a missing word is shown as the site of the tests has it",
  () => {
    const file = join(words, "pages/not-found.ts");
    expect(exampleFor(missing, file, [words])).toMatch(/^ In the site of the tests: suggested: \{/);
    expect(exampleFile("pages/not-found.ts")).toMatch(/apps\/site\/test\/site\/en\/pages/);
  },
);

it("without such a word, or outside the words, there is no example", () => {
  expect(exampleFor(missing, join(words, "pages/nowhere.ts"), [words])).toBe("");
  expect(exampleFor(missing, join(root, "apps/site/src/document.tsx"), [words])).toBe("");
  expect(exampleFile("pages/nowhere.ts")).toBe("");
});
